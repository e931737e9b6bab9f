"""The README as an index of packages shows it: hatchling asks for it when it builds.

An index keeps no other files of a project, so what the README names by its place in the
repository is named there by its address.
"""

import re
from pathlib import Path
from typing import Any, Final

from hatchling.metadata.plugin.interface import MetadataHookInterface

_LINK: Final = re.compile(r"(?P<picture>!?)\[(?P<title>[^\]]*)\]\((?P<place>[^)\s]+)\)")
_BRANCH: Final = "main"


def with_addresses(text: str, home: str) -> str:
    """Return a document with the addresses of all pictures and pages that it names by place."""
    pictures = home.replace("//github.com/", "//raw.githubusercontent.com/")

    def addressed(found: re.Match[str]) -> str:
        place = found["place"]
        if "://" in place or place.startswith("#"):
            return found[0]
        start = f"{pictures}/{_BRANCH}" if found["picture"] else f"{home}/blob/{_BRANCH}"
        return f"{found['picture']}[{found['title']}]({start}/{place})"

    return _LINK.sub(addressed, text)


class IndexPage(MetadataHookInterface):
    """Puts the README into the metadata of the wheel and of the source archive."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the text to what ``pyproject.toml`` says."""
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        home = metadata["urls"]["Homepage"]
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": with_addresses(text, home),
        }
