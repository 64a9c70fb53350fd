#!/usr/bin/env python3
"""A bot that plays a seat of any book by chance: python3 bot.py LINK

LINK is the seat's own, as the table shows it: https://example.org/#/table/ID/TOKEN
"""
import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid

server, _, place = sys.argv[1].partition('#/table/')
table, _, token = place.partition('/')
address = f"{server.rstrip('/')}/api/tables/{table}"
headers = {'authorization': f'Bearer {token}', 'content-type': 'application/json'}


def opened(path, question=None):
    """Asks until there is an answer: the same question under the same id is answered once."""
    data = None if question is None else json.dumps(question).encode()
    while True:
        try:
            request = urllib.request.Request(address + path, data, headers)
            return urllib.request.urlopen(request, timeout=60)
        except urllib.error.HTTPError as refused:
            fault = json.load(refused)
            if fault['fault'] not in ('unavailable', 'tooMany', 'notYet'):
                sys.exit(f"{fault['fault']}: {fault['says']}")
        except OSError:
            pass
        time.sleep(1)


def ask(path, question=None):
    with opened(path, question) as answer:
        return json.load(answer)


def wait(told):
    """Until there is a line that has not been told."""
    try:
        with opened(f'/stream?told={told}') as stream:
            next(line for line in stream if b'"lines"' in line)
    except (OSError, StopIteration):
        pass


while True:
    now = ask('/orders?limit=200')
    if now['outcome']:
        sys.exit(print('It is over:', json.dumps(now['outcome'])))
    if now['isAsked']:
        order = random.choice(now['orders'])
        ask('/orders', {'id': uuid.uuid4().hex, 'told': now['told'], 'order': order})
    else:
        wait(now['told'])
