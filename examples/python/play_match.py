"""Plays a match of Arctic CleanUp with random options over `benchtop rpc` and prints how it ended.

Usage: python3 play_match.py [COMMAND ...]      (default: npx benchtop rpc)
"""
import itertools
import json
import random
import subprocess
import sys

command = sys.argv[1:] or ["npx", "benchtop", "rpc"]
rpc = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
ids = itertools.count(1)


def call(method, **params):
    request = {"jsonrpc": "2.0", "id": next(ids), "method": method, "params": params}
    rpc.stdin.write(json.dumps(request) + "\n")
    rpc.stdin.flush()
    response = json.loads(rpc.stdout.readline())
    if "error" in response:
        raise RuntimeError(response["error"]["message"])
    return response["result"]


match = call("new", game="arctic-cleanup", seats=3)["match"]
choices = 0
while decisions := call("decisions", match=match):
    seat = decisions[0]["seat"]
    asked = call("options", match=match, seat=seat)
    option = random.choice(asked["options"])["id"]
    call("play", match=match, seat=seat, option=option, decision=asked["decision"])
    choices += 1

outcome = call("outcome", match=match)
totals = ", ".join(f"seat {score['seat']}: {score['total']}" for score in outcome["scores"])
print(f"Over after {choices} choices ({outcome['reason']}). {totals}. Winners: {outcome['winners']}")
rpc.stdin.close()
sys.exit(rpc.wait())
