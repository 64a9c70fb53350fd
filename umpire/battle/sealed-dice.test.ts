import { expect, test } from 'vitest'
import {
  gameOf,
  give,
  importBattle,
  exportBattle,
  newBattle,
  seededDice,
  verify,
} from '../index.ts'
import { duel } from '../laws/testing/duel.ts'
import type { Battle } from './battle.ts'
import { takenBackTo } from './battle.ts'
import { nextRound } from './dice.ts'
import { brokenSeal, freshSecret, hashOfSecret, sealedSeed } from './sealed-dice.ts'
import type { DiceSeal } from './sealed-dice.ts'
import { provenOf, verdictLines } from './verify.ts'

const game = gameOf(duel)
const secret = '11'.repeat(32)
const shareOf = (seat: string, byte: string) => {
  const share = byte.repeat(32)
  return { seat, share, hash: hashOfSecret(share) }
}
const seal: DiceSeal = {
  battle: 'b1',
  secret,
  commitment: hashOfSecret(secret),
  shares: [shareOf('red', '22'), shareOf('blue', '33')],
}

function sealedBattle(sealed: DiceSeal = seal): Battle {
  const seed = sealedSeed(sealed, 0)
  return newBattle(game, { scenario: 'hall', dice: { kind: 'hmac-sha256', seed, sealed } })
}

function playedOut(begun: Battle): Battle {
  const dice = seededDice('players')
  let battle = begun
  for (let ask = game.asks(battle.state)[0]; ask; ask = game.asks(battle.state)[0])
    battle = give(battle, ask.seat, game.sample(battle.state, ask.seat, dice)).battle
  return battle
}

test('the seed is the HMAC-SHA-256 that any other program works out', () => {
  // python3 -c "import hmac,hashlib; t='grognard sealed dice\nb1\nred '+'22'*32+'\nblue '+'33'*32+'\nround 0'; print(hmac.new(bytes.fromhex('11'*32), t.encode(), hashlib.sha256).hexdigest())"
  expect(sealedSeed(seal, 0)).toBe(
    '31690d0a2c1614662352be3cb7d39c865d1650fa56a99b8921fdc3f911856932',
  )
  expect(hashOfSecret('00'.repeat(32))).toBe(
    '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
  )
})

test('another secret, share, seat, battle or round gives another seed', () => {
  const others = [
    sealedSeed({ ...seal, secret: '12'.repeat(32) }, 0),
    sealedSeed({ ...seal, battle: 'b2' }, 0),
    sealedSeed({ ...seal, shares: [shareOf('red', '22'), shareOf('blue', '34')] }, 0),
    sealedSeed({ ...seal, shares: seal.shares.toReversed() }, 0),
    sealedSeed(seal, 1),
    sealedSeed(seal, 0),
  ]
  expect(new Set(others).size).toBe(others.length)
  expect(freshSecret()).not.toBe(freshSecret())
})

test('a sealed battle is proven, and says that nobody could choose its dice', () => {
  const text = exportBattle(playedOut(sealedBattle()))
  const battle = importBattle(text, { [game.id]: game })
  const verdict = verify(battle)
  expect(verdict).toMatchObject({
    valid: true,
    proof: { shares: 2, seedChanges: [] },
    reserves: [],
  })
  if (!verdict.valid) return
  expect(provenOf(verdict.proof).map(({ key }) => key)).toEqual(['battle.proven.sealed'])
})

test.each([
  ['battle.seal.secret', { secret: '12'.repeat(32) }],
  ['battle.seal.secret', { commitment: hashOfSecret('12'.repeat(32)) }],
  ['battle.seal.secret', { secret: 'no hex' }],
  ['battle.seal.share', { shares: [{ ...shareOf('red', '22'), share: '44'.repeat(32) }] }],
  ['battle.seal.seed', { battle: 'b2' }],
])('%s is told where the seal was spoilt: %j', (key, spoilt) => {
  const battle = playedOut(sealedBattle())
  const { dice } = battle.file
  if (dice.kind === 'typed') throw new Error('Typed.')
  const file = { ...battle.file, dice: { ...dice, sealed: { ...seal, ...spoilt } } }
  expect(verdictLines(verify({ ...battle, file })).at(-1)?.key).toBe(key)
})

test('after dice were taken back others fall, and the battle is proven still', () => {
  const first = sealedBattle()
  const ask = game.asks(first.state)[0]
  if (!ask) throw new Error('Nobody is asked.')
  const order = game.sample(first.state, ask.seat, seededDice('players'))
  const back = takenBackTo(give(first, ask.seat, order).battle, 0)
  const again = { ...back, file: { ...back.file, dice: nextRound(back.file.dice, 1) } }
  expect(again.file.dice).toMatchObject({ later: [{ from: 1, round: 1 }] })
  const battle = playedOut(again)
  const verdict = verify(battle)
  expect(verdict).toMatchObject({ valid: true, reserves: [], proof: { rounds: [1] } })
  expect(verdictLines(verdict).at(-1)?.key).toBe('battle.proven.rounds')
  const { dice } = battle.file
  const stray = { ...battle.file, dice: { ...dice, later: [{ from: 1, seed: 'x', round: 1 }] } }
  expect(verdictLines(verify({ ...battle, file: stray })).at(-1)?.key).toBe('battle.seal.seed')
  expect(brokenSeal(seal)).toBeNull()
})
