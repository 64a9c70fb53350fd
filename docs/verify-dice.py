#!/usr/bin/env python3
"""Proves the dice of a battle that was played through a Grognard server.

    python3 verify-dice.py BATTLE.grognard [COMMITMENT]

COMMITMENT is what the table showed before the battle began.
"""
import hashlib, hmac, json, sys


def sha256(hexed):
    return hashlib.sha256(bytes.fromhex(hexed)).hexdigest()


def keyed(key, message):
    return hmac.new(key, message, hashlib.sha256).digest()


def seed_of(sealed, number):
    shares = [f"{one['seat']} {one['share']}" for one in sealed['shares']]
    lines = ['grognard sealed dice', sealed['battle'], *shares, f'round {number}']
    return keyed(bytes.fromhex(sealed['secret']), '\n'.join(lines).encode()).hex()


def words(seed, entry):
    """32-bit words, eight of them from each hash, big end first."""
    tag = b'grognard dice of entry ' + entry.to_bytes(4, 'big')
    for block in range(2**32):
        hashed = keyed(seed.encode(), tag + block.to_bytes(4, 'big'))
        yield from (int.from_bytes(hashed[at:at + 4], 'big') for at in range(0, 32, 4))


def die(source, sides):
    """The last, incomplete run of words is passed over, so that no side is more likely."""
    return next(word % sides + 1 for word in source if word - word % sides <= 2**32 - sides)


def verify(file, commitment):
    dice, sealed = file['dice'], file['dice']['sealed']
    assert sha256(sealed['secret']) == sealed['commitment'], 'The secret does not fit its hash.'
    assert commitment in (None, sealed['commitment']), 'The table showed another commitment.'
    for one in sealed['shares']:
        assert sha256(one['share']) == one['hash'], f"The share of {one['seat']} does not fit."
    rounds = [{'from': 0, 'seed': dice['seed'], 'round': 0}, *dice.get('later', [])]
    for one in rounds:
        assert one['seed'] == seed_of(sealed, one['round']), f"Round {one['round']}: another seed."
    proven = 0
    for entry in file['entries']:
        seed = [one['seed'] for one in rounds if one['from'] <= entry['seq']][-1]
        source = words(seed, entry['seq'])
        for roll in (one for event in entry['events'] for one in event.get('rolls', [])):
            total = sum(die(source, roll['sides']) for _ in range(roll['count']))
            assert total == roll['result'], f"Entry {entry['seq']}: {roll['result']}, not {total}."
            proven += roll['count']
    return proven, len(sealed['shares'])


with open(sys.argv[1], encoding='utf-8') as opened:
    found = verify(json.load(opened), sys.argv[2] if len(sys.argv) > 2 else None)
print('All %d dice follow from the secret and the shares of %d seats.' % found)
