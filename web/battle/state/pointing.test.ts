import { expect, test } from 'vitest'
import { readyPieces } from '@grognard/board'
import type { Pointed } from '@grognard/board'
import { give, seededDice } from '@grognard/umpire'
import type { Battle, Kind } from '@grognard/umpire'
import { aShipsTurn, duel, smallBattle, stateOf } from '../../journeys/battles-for-tests.ts'
import type { BattleState } from './battle-state.ts'
import { clickMeans } from './pointing.ts'
import { withFreshSelection, withSelection } from './selection.ts'

/** What a click there means, sorted by what is done. */
function pointed(state: BattleState, at: Partial<Pointed>) {
  const actions = clickMeans(state, { place: { x: 0, y: 0 }, piece: null, cell: null, ...at })
  return {
    chosen: actions.flatMap(one => (one.type === 'order/choose' ? [one.order] : [])),
    pending: actions.flatMap(one => (one.type === 'order/aim' ? [one.order] : [])),
    selected: actions.flatMap(one => (one.type === 'select' ? [one.piece] : [])),
    objections: actions.flatMap(one => (one.type === 'object' ? [one.objection] : [])),
    settled: actions.flatMap(one => (one.type === 'draft/settle' ? [one.place] : [])),
  }
}

test('a cell that can be aimed at is taken at once', () => {
  const { chosen } = pointed(stateOf(smallBattle(), 'crosses'), { cell: 'cell.4' })
  expect(chosen).toEqual([{ kind: 'mark', cell: 4 }])
})

test('a place where no order is given says so', () => {
  const after = give(smallBattle(), 'crosses', { kind: 'mark', cell: 4 }).battle
  const { objections } = pointed(stateOf(after, 'noughts'), { cell: 'cell.4' })
  expect(objections).toHaveLength(1)
})

test('one’s own ship that waits is read without a word of refusal', () => {
  const battle = aShipsTurn()
  const seat = battle.game.asks(battle.state)[0]?.seat ?? ''
  const state = stateOf(battle, seat)
  const ready = state.turnView ? readyPieces(state.turnView.choices) : []
  const own = battle.game.picture(battle.state).pieces.filter(piece => piece.seat === seat)
  const waiting = own.map(({ id }) => id).filter(id => !ready.includes(id))
  expect(waiting).toHaveLength(2)
  for (const piece of waiting) {
    const { selected, objections } = pointed(state, { piece })
    expect([selected, objections]).toEqual([[piece], []])
  }
})

test('one’s own piece on a cell that was meant as an aim is not a dead click', () => {
  const marked = give(smallBattle(), 'crosses', { kind: 'mark', cell: 4 }).battle
  const battle = give(marked, 'noughts', { kind: 'mark', cell: 0 }).battle
  const [own] = battle.game.picture(battle.state).pieces.filter(({ seat }) => seat === 'crosses')
  const { objections } = pointed(stateOf(battle, 'crosses'), { piece: own?.id ?? '' })
  expect(objections).toHaveLength(1)
})

test('a piece that can act is taken up, any other is read', () => {
  const battle = duel()
  const { pieces } = battle.game.picture(battle.state)
  const own = pieces.find(piece => piece.seat === 'a')?.id ?? ''
  const enemy = pieces.find(piece => piece.seat === 'b')?.id ?? ''
  expect(pointed(stateOf(battle, 'a'), { piece: own }).selected).toEqual([own])
  expect(pointed(stateOf(battle, 'a', own), { piece: enemy }).selected).toEqual([enemy])
})

/** The duel, played on until an order of the kind is open to seat `a`. */
function at(kind: string): { battle: Battle; order: Kind } {
  let battle = duel()
  const { game } = battle
  for (let step = 0; step < 200; step++) {
    const [ask] = game.asks(battle.state)
    if (!ask) break
    const offered = game.legalOrders(battle.state, 'a').find(order => order.kind === kind)
    if (offered) return { battle, order: offered }
    const view = game.view(battle.state, ask.seat)
    const order = game.choose(view, ask.seat, seededDice(`step ${step}`))
    battle = give(battle, ask.seat, order).battle
  }
  throw new Error(`No order of the kind ${kind} was open.`)
}

test('a target is aimed at first, and fired on when pointed at again', () => {
  const { battle, order: aim } = at('aim')
  const { pieces } = battle.game.picture(battle.state)
  const own = pieces.find(piece => piece.seat === 'a')?.id ?? ''
  const enemy = pieces.find(piece => piece.seat === 'b')?.id ?? ''
  const state = stateOf(battle, 'a', own)
  const first = pointed(state, { piece: enemy })
  expect(first.pending).toEqual([aim])
  expect(first.chosen).toEqual([])
  const [pending = null] = first.pending
  expect(pointed({ ...state, pending }, { piece: enemy }).chosen).toEqual([aim])
})

test('while a course is drawn an enemy is steered for; Esc takes back what is drawn and keeps the ship', () => {
  const { battle, order } = at('sail')
  const { pieces } = battle.game.picture(battle.state)
  const own = pieces.find(piece => piece.seat === 'a')?.id ?? ''
  const enemy = pieces.find(piece => piece.seat === 'b')
  const drawing = withSelection(stateOf(battle, 'a', own))
  const { settled, selected } = pointed(drawing, { piece: enemy?.id ?? '', place: { x: 5, y: 6 } })
  expect([settled, selected]).toEqual([[{ x: 5, y: 6 }], []])
  const { draft } = drawing
  if (draft?.tool !== 'path') throw new Error('No course is drawn.')
  const again = withFreshSelection({ ...drawing, draft: { ...draft, order } })
  expect([again.selected, again.draft]).toEqual([own, draft])
})

test('a ship without sails is told of where the pointer was, when she is to go somewhere', () => {
  let battle = duel()
  const { game } = battle
  for (let step = 0; step < 20; step++) {
    const [ask] = game.asks(battle.state)
    if (!ask || ask.step === 'move') break
    const order = game.choose(game.view(battle.state, ask.seat), ask.seat, seededDice(`${step}`))
    battle = give(battle, ask.seat, order).battle
  }
  const [ask] = game.asks(battle.state)
  const own = game.pieces(battle.state).find(({ seat }) => seat === ask?.seat)
  const file = JSON.parse(JSON.stringify(battle.state))
  for (const ship of file.ships) if (ship.id === own?.id) ship.sails = 0
  const state = stateOf({ ...battle, state: game.stateFrom(file) }, ask?.seat ?? '', own?.id)
  const place = { x: 0, y: 0 }
  const { objections } = pointed(state, { place })
  expect(objections).toMatchObject([{ reasons: [{ message: 'lob.refuse.noSails' }], at: place }])
})
