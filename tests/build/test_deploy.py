"""What hosts copy works: the settings are read, the unit and the compose file are valid, the container builds."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml

from keydom.cli.serve import command
from keydom.server.access.addresses import Proxies
from keydom.server.settings import Settings, host_and_port, read_file

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
BUILDERS = ("podman", "docker", "buildah")
INSTRUCTIONS = {
    "ARG",
    "CMD",
    "COPY",
    "ENTRYPOINT",
    "ENV",
    "EXPOSE",
    "FROM",
    "HEALTHCHECK",
    "LABEL",
    "RUN",
    "STOPSIGNAL",
    "USER",
    "VOLUME",
    "WORKDIR",
}


def test_the_settings_are_read() -> None:
    found = read_file(DEPLOY / "keydom.toml")
    assert Settings(**found).database.startswith("sqlite:////")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_systemd_finds_no_fault_with_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "keydom.service"
    program = tmp_path / "keydom"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    unit.write_text((DEPLOY / "keydom.service").read_text().replace("/opt/keydom/bin/keydom", str(program)))
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True, timeout=60, check=False
    )
    about_it = [line for line in done.stderr.splitlines() if "keydom" in line]
    assert (done.returncode, about_it) == (0, [])


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    return found


def test_every_volume_and_service_that_the_compose_file_names_is_there(compose: dict[str, Any]) -> None:
    services = compose["services"]
    volumes = {volume.split(":")[0] for service in services.values() for volume in service.get("volumes", [])}
    needed = {name for service in services.values() for name in service.get("depends_on", {})}
    assert (volumes - set(compose["volumes"]), needed - set(services)) == (set(), set())


def test_the_compose_file_builds_from_a_file_that_is_there(compose: dict[str, Any]) -> None:
    build = compose["services"]["keydom"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Containerfile"


def test_the_compose_file_says_what_the_command_line_understands(compose: dict[str, Any]) -> None:
    name, *arguments = compose["services"]["keydom"]["command"]
    read = command.make_context(name, arguments)
    assert (read.params["workers"], read.params["host"]) == (4, "0.0.0.0")


def test_the_database_of_the_compose_file_is_taken_from_the_environment(compose: dict[str, Any]) -> None:
    told = compose["services"]["keydom"]["environment"]
    assert set(told) <= {option.envvar for option in command.params if option.envvar}


def test_the_gateway_by_which_a_proxy_comes_to_the_container_is_believed(compose: dict[str, Any]) -> None:
    network = ip_network(compose["networks"]["default"]["ipam"]["config"][0]["subnet"])
    proxies = Proxies(compose["services"]["keydom"]["environment"]["KEYDOM_PROXIES"])
    assert (str(network[1]) in proxies, "192.0.2.1" in proxies) == (True, False)


def test_figures_are_not_published(compose: dict[str, Any]) -> None:
    _, port = host_and_port(compose["services"]["keydom"]["environment"]["KEYDOM_METRICS"])
    assert [text for text in compose["services"]["keydom"]["ports"] if text.endswith(f":{port}")] == []


def test_a_service_can_hold_more_connections_than_an_address_may_have(compose: dict[str, Any]) -> None:
    unit = re.search(r"^LimitNOFILE=(\d+)$", (DEPLOY / "keydom.service").read_text("utf-8"), re.MULTILINE)
    assert unit is not None
    handles = (int(unit[1]), compose["services"]["keydom"]["ulimits"]["nofile"])
    assert min(handles) >= 100 * Settings().connections


def instructions() -> list[tuple[str, str]]:
    """Those of the container file, lines that go on put together."""
    text = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(line.split(maxsplit=1)[0], line.split(maxsplit=1)[1]) for line in lines]


def test_the_container_file_consists_of_instructions() -> None:
    assert {name for name, _ in instructions()} <= INSTRUCTIONS


def test_the_container_file_copies_from_stages_that_it_has_built() -> None:
    stages = re.findall(r"^FROM \S+ AS (\S+)$", (DEPLOY / "Containerfile").read_text("utf-8"), re.MULTILINE)
    copied = [text.split()[0].removeprefix("--from=") for name, text in instructions() if text.startswith("--from=")]
    assert (set(copied) - set(stages), len(copied) > 0) == (set(), True)


def test_nobody_special_serves_in_the_container() -> None:
    users = [text for name, text in instructions() if name == "USER"]
    made = [text for name, text in instructions() if name == "RUN" and text.startswith("useradd")]
    assert made[-1].split()[-1] == users[-1] != "root"


def test_the_container_is_asked_for_its_health_where_it_is_served() -> None:
    asked = next(text for name, text in instructions() if name == "HEALTHCHECK")
    port = next(text for name, text in instructions() if name == "EXPOSE")
    assert f"127.0.0.1:{port}/health" in asked


def test_a_reload_brings_back_a_server_of_one_process() -> None:
    unit = (DEPLOY / "keydom.service").read_text("utf-8")
    assert ("ExecReload=/bin/kill -HUP $MAINPID" in unit, "RestartForceExitStatus=SIGHUP" in unit) == (True, True)


def test_the_command_of_the_container_is_understood() -> None:
    line = (DEPLOY / "Containerfile").read_text("utf-8").splitlines()[-1]
    name, *arguments = yaml.safe_load(line.removeprefix("CMD "))
    assert command.make_context(name, arguments).params["database"].startswith("sqlite:////")


@pytest.mark.soak
def test_the_container_builds() -> None:
    builders = [name for name in BUILDERS if shutil.which(name)]
    if not builders:
        message = f"nothing here builds containers: none of {', '.join(BUILDERS)}"
        pytest.fail(message) if os.environ.get("CI") == "true" else pytest.skip(message)
    subprocess.run([builders[0], "build", "-f", str(DEPLOY / "Containerfile"), str(ROOT)], check=True)
