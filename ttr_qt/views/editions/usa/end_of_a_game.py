"""A whole game but for its last round, as the chapter about the end needs it."""

from typing import Final

ACTIONS: Final = """
keep sault_ste_marie-oklahoma_city-8 denver-el_paso-4; keep portland-phoenix-11
san_francisco-atlanta-17; deck; deck; deck; deck; deck; deck; deck; deck; deck; deck; deck;
deck; deck; deck; deck; deck; deck; take 5 orange; deck; deck; deck; deck; deck; deck; deck;
deck; deck; deck; deck; deck; deck; deck; deck; take 4 green; deck; deck; deck; deck; deck;
deck; deck; deck; deck; deck; deck; deck; deck; deck; deck; deck; deck; take 2 blue; deck;
deck; deck; take 2 yellow; deck; deck; deck; take 2 orange; deck; deck; take 4 orange; take
2 white; deck; take 2 blue; deck; take 2 green; deck; take 4 purple; claim slc-sfo-1
orange:5; claim dul-tor-1 purple:6; claim por-sfo-1 green:5; claim dul-hel-1 orange:6; claim
cal-win-1 white:6; claim elp-lax-1 black:6; claim ssm-win-1 yellow:6; claim elp-hou-1
green:5 locomotive:1; deck; deck; claim por-slc-1 blue:5 locomotive:1; claim cal-sea-1
blue:4; deck; deck; deck; deck; deck; deck; claim lax-sfo-1 purple:3; claim hel-sea-1
yellow:4 locomotive:2; claim lax-pho-1 blue:2 locomotive:1; claim ssm-tor-1 white:2; claim
lit-okc-1 black:2; claim kan-okc-1 red:2; claim atl-nas-1 red:1; claim kan-oma-1 orange:1;
deck; deck; deck; deck; claim pho-sfe-1 green:1 locomotive:2
"""
