import { expect, test } from 'vitest'
import { field } from './fields.ts'
import { gameOf } from './game-of.ts'
import type { Game } from './game.ts'
import { fencerShown } from './laws/testing/fencer.ts'
import { duel } from './laws/testing/duel.ts'
import { chooserOf, nameFields, nameIn, nameOptions } from './order-names.ts'
import type { Chooser } from './order-names.ts'
import type { Piece } from './picture.ts'
import { allowed, refused } from './ruling.ts'
import type { Ruling } from './ruling.ts'
import { seededDice } from './seeded-dice.ts'
import { isRecord } from './shape.ts'
import { hasShut, judgeUnfinished, shutKinds } from './shut-orders.ts'

const strikeShape = {
  fencer: field.piece('mark'),
  at: field.target('mark'),
  edge: field.one(['left', 'right']),
}

const anyShape: ReturnType<Game['shape']> = strikeShape

const own = [piece('Anna', 0, 0), piece('Bert', 0, 5)]
const others = [piece('Xaver', 1, 1), piece('Yves', 1, 9)]

function piece(name: string, side: number, x: number): Piece {
  return fencerShown(side === 0 ? 'red' : 'blue', { id: name.toLowerCase(), name, side, x })
}

/** Red is asked to strike, by a law of the test's own. */
function striking(
  judge: (fencer: string, at: string, edge: string) => Ruling,
  { pieces = [...own, ...others], shape = anyShape } = {},
): Chooser {
  const game: Game = {
    ...gameOf(duel),
    shape: () => shape,
    tool: () => ({ tool: 'list', piece: order => nameIn(order, 'fencer') }),
    judge: (_view, _seat, order) => {
      const named = (name: string) => (isRecord(order) ? String(order[name]) : '')
      return judge(named('fencer'), named('at'), named('edge'))
    },
  }
  const { state } = game.begin(game.prepare('hall'), seededDice('hall'))
  const chooser = chooserOf(game, state, 'red')
  const picture = { ...chooser.picture, pieces }
  return { ...chooser, asks: ['strike'], legalOrders: [], picture }
}

function reasons(chooser: Chooser, chosen: string | null): string[] {
  return shutKinds(chooser, chosen).flatMap(({ because }) =>
    because.map(({ rule, message }) => `${rule} ${message}`),
  )
}

test('what stands against every piece is told once', () => {
  const chooser = striking(() => refused('1', 'tooEarly'))
  expect(reasons(chooser, null)).toEqual(['1 tooEarly'])
  expect(hasShut(chooser, null)).toBe(true)
})

test('where each piece has reasons of its own, none is named, and the rule is that of most', () => {
  const byPiece = striking(fencer => refused('2', 'hurt', { fencer }))
  expect(reasons(byPiece, null)).toEqual(['2 umpire.noneCan.mark'])
  const byRule = striking(fencer => refused(fencer === 'anna' ? '3' : '4', fencer))
  expect(reasons(byRule, 'anna')).toEqual(['3 anna'])
  expect(reasons(byRule, null)).toEqual(['3 umpire.noneCan.mark'])
})

test('of a piece that is chosen no target is named that is one of several', () => {
  const tooFar = (_fencer: string, at: string) => refused('5', 'tooFar', { at })
  expect(reasons(striking(tooFar), 'anna')).toEqual(['5 umpire.none.mark'])
  const one = { pieces: [...own, ...others.slice(0, 1)] }
  expect(reasons(striking(tooFar, one), 'anna')).toEqual(['5 tooFar'])
})

test('a reason that all have is not told in the name of one of them', () => {
  const chooser = striking(() => refused('6', 'bertSleeps', { who: 'Bert' }))
  expect(reasons(chooser, null)).toEqual(['6 umpire.noneCan.mark'])
  expect(reasons(chooser, 'bert')).toEqual(['6 bertSleeps'])
})

test('the choice that comes nearest to being lawful is told of', () => {
  const chooser = striking((_fencer, _at, edge) => ({
    allowed: false,
    because: [
      { rule: '7', message: 'tired' },
      ...(edge === 'left' ? [{ rule: '8', message: 'noLeftEdge' }] : []),
    ],
  }))
  expect(reasons(chooser, null)).toEqual(['7 tired'])
})

test('what the law allows after all is not shut; nor is it to another’s piece', () => {
  const open = striking(fencer => (fencer === 'bert' ? allowed : refused('9', 'tired')))
  expect(reasons(open, null)).toEqual([])
  expect(reasons(open, 'bert')).toEqual([])
  expect(reasons(open, 'anna')).toEqual(['9 tired'])
  expect(hasShut(open, 'xaver')).toBe(false)
  const given = { kind: 'strike', fencer: 'anna', at: 'yves', edge: 'left' }
  const listed = { ...open, legalOrders: [given] }
  expect(hasShut(listed, null)).toBe(false)
  expect(hasShut(listed, 'anna')).toBe(false)
  expect(hasShut(listed, 'bert')).toBe(true)
})

test('where nothing is drawn that could be named, that is what is told', () => {
  const shape = { fencer: field.piece('mark'), at: field.place('building') }
  const chooser = striking(() => refused('10', 'unknownPlace'), { shape })
  expect(reasons(chooser, 'anna')).toEqual(['10 umpire.none.building'])
  expect(reasons(chooser, null)).toEqual(['10 umpire.none.building'])
})

test('an order with a name still to be chosen is not judged for it', () => {
  const order = { kind: 'strike', fencer: 'anna', at: '', edge: 'left' }
  const messages = (chooser: Chooser) =>
    judgeUnfinished(chooser, order).because.map(({ message }) => message)
  const law = (fencer: string, at: string) =>
    fencer === 'anna' && at === 'yves' ? allowed : refused('11', 'unknown')
  expect(messages(striking(law))).toEqual(['umpire.choose.target'])
  expect(messages(striking(() => refused('12', 'tooEarly')))).toEqual(['tooEarly'])
})

test('a field may name what its shape says, as it is drawn, and what lawful orders name beside', () => {
  const chooser = striking(() => allowed)
  const hidden = { kind: 'strike', fencer: 'anna', at: 'zoe', edge: 'left' }
  const names = nameFields(strikeShape).map(one =>
    nameOptions({ ...chooser, legalOrders: [hidden] }, 'strike', one).map(({ id }) => id),
  )
  expect(names).toEqual([
    ['anna', 'bert'],
    ['xaver', 'yves', 'zoe'],
  ])
  const friends = nameFields({ with: field.friend('mark'), by: field.friend('ship') })
  expect(friends.map(one => nameOptions(chooser, 'strike', one).length)).toEqual([2, 0])
})
