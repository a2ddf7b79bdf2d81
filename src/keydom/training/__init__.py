"""What bots learn from games of their own: weights, measures of the plan, networks; and data sets for others."""
