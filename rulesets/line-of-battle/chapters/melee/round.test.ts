import { expect, test } from 'vitest'
import { tableFor } from '../../model/fixtures.ts'
import { playerOf } from '../../model/players.ts'
import { shipOf } from '../../model/ships.ts'
import { crews, fight, melee, meleeWith } from './fixtures.ts'
import { clearMelees, gatherRounds, openRound, resolveRound, rollRound } from './round.ts'
import { captorToManPrize, victoriousDefender } from './victor.ts'

const vectors = [
  { vector: '12', attacker: 5, defender: 3, dice: [3, 4], winner: 'attacker', after: [4, 1] },
  { vector: '41', attacker: 10, defender: 3, dice: [], winner: 'attacker', after: [9, 1] },
  { vector: '42', attacker: 3, defender: 10, dice: [], winner: 'defender', after: [1, 9] },
  { vector: '44', attacker: 20, defender: 14, dice: [1, 6], winner: 'attacker', after: [19, 12] },
  { vector: '45', attacker: 16, defender: 20, dice: [3, 6], winner: 'defender', after: [14, 19] },
]

test.each(vectors)(
  '[LOB-163] [LOB-164] vector LOB-TV-$vector: $attacker against $defender, $winner wins the round',
  ({ attacker, defender, dice, winner, after }) => {
    const state = melee(attacker, defender)
    const table = fight(state, dice)
    expect(table.events).toContainEqual(expect.objectContaining({ kind: 'roundFought', winner }))
    expect(crews(state)).toEqual(after)
  },
)

test('[LOB-163] vector LOB-TV-43: equal totals are rolled again, and cost nothing', () => {
  const state = melee(7, 7)
  const table = tableFor(state, [4, 4, 2, 5])
  gatherRounds(table)
  openRound(table, 1)
  rollRound(table)
  resolveRound(table)
  expect(crews(state)).toEqual([7, 7])
  expect(state.test).toMatchObject({ kind: 'melee', die: 0, otherDie: 0 })
  rollRound(table)
  resolveRound(table)
  expect(crews(state)).toEqual([5, 6])
  expect(state.test).toBe(null)
})

test('[LOB-165] more than 6 crew ahead wins without dice, exactly 6 does not', () => {
  const table = fight(melee(13, 6), [])
  expect(table.events).toContainEqual(
    expect.objectContaining({ kind: 'roundFought', winner: 'attacker', isAutomatic: true }),
  )
  fight(melee(12, 6), [1, 6])
})

test('[LOB-166] [LOB-153] the larger crew adds the difference; the attacker rolls first', () => {
  const state = melee(8, 12)
  const table = fight(state, [6, 1])
  expect(table.events).toContainEqual(
    expect.objectContaining({ kind: 'roundRolled', die: 6, bonus: 0, otherDie: 1, otherBonus: 4 }),
  )
  expect(crews(state)).toEqual([7, 10])
})

test('[LOB-162] one round a turn, the rounds won are kept from turn to turn', () => {
  const state = melee(12, 12)
  fight(state, [6, 1])
  expect(state.melees).toMatchObject([{ attackerWins: 1, defenderWins: 0, winner: null }])
  clearMelees(tableFor(state))
  expect(state.rounds).toEqual([])
  fight(state, [1, 6])
  expect(state.melees).toMatchObject([{ attackerWins: 1, defenderWins: 1, winner: null }])
})

test('[LOB-167] [LOB-265] two rounds win the melee and one stroke', () => {
  const state = melee(12, 12, { attackerWins: 1 })
  fight(state, [6, 1])
  expect(state.melees).toMatchObject([{ winner: 'attacker', isOpen: true }])
  expect(captorToManPrize(state)).toEqual(['red'])
  expect(playerOf(state, 'red').strokes.melee).toBe(1)
})

test('[LOB-169] a defender who wins two rounds has the word', () => {
  const state = melee(12, 12, { defenderWins: 1 })
  fight(state, [1, 6])
  expect(victoriousDefender(state)).toEqual(['blue'])
  expect(captorToManPrize(state)).toEqual([])
  expect(playerOf(state, 'blue').strokes.melee).toBe(1)
})

test('[LOB-173] a crew brought to 0 loses at once', () => {
  const state = melee(5, 2)
  fight(state, [6, 1])
  expect(crews(state)).toEqual([4, 0])
  expect(state.melees).toMatchObject([{ winner: 'attacker', attackerWins: 1 }])
})

test('[LOB-173] also when that side wins the round', () => {
  const state = melee(1, 4)
  fight(state, [6, 1])
  expect(crews(state)).toEqual([0, 2])
  expect(state.melees).toMatchObject([{ winner: 'defender', attackerWins: 1, isOpen: false }])
  expect(victoriousDefender(state)).toEqual([])
})

test('[LOB-173] a crew shot away before the round has lost without one', () => {
  const state = melee(6, 0)
  fight(state, [])
  expect(crews(state)).toEqual([6, 0])
  expect(state.melees).toMatchObject([{ winner: 'attacker', attackerWins: 0 }])
})

test('[LOB-175] both crews at 0 leave the melee undecided and both ships unmanned', () => {
  const state = melee(1, 2)
  fight(state, [6, 1])
  expect(crews(state)).toEqual([0, 0])
  expect(state.melees).toMatchObject([{ winner: 'nobody', isOpen: false }])
  expect(playerOf(state, 'red').strokes.melee).toBe(0)
  clearMelees(tableFor(state))
  expect(state.melees).toEqual([])
  expect(state.ships.map(ship => ship.status)).toEqual(['afloat', 'afloat'])
})

test('[LOB-161] a ship boarded from both sides fights two melees with one crew', () => {
  const state = melee(12, 12)
  state.ships.push({ ...shipOf(state, 'ajax'), id: 'orion', x: 12_000, crew: 12 })
  state.melees.push(meleeWith({ id: 2, attacker: 'orion', attackerBattery: 'port' }))
  fight(state, [6, 1, 6, 1])
  expect(crews(state)).toEqual([11, 8])
  expect(shipOf(state, 'orion').crew).toBe(11)
})

test('[LOB-168] the other melee of a ship that is taken is fought no more', () => {
  const state = melee(12, 12, { attackerWins: 1 })
  state.ships.push({ ...shipOf(state, 'ajax'), id: 'orion', x: 12_000, crew: 12 })
  state.melees.push(meleeWith({ id: 2, attacker: 'orion', attackerBattery: 'port' }))
  const table = tableFor(state, [6, 1])
  gatherRounds(table)
  openRound(table, 1)
  rollRound(table)
  resolveRound(table)
  table.emit({ kind: 'shipTaken', ship: 'heros', captor: 'ajax', seat: 'red', crew: 3, left: 8 })
  expect(state.melees).toEqual([])
  openRound(table, 2)
  expect(table.opened).toEqual(['round'])
})

test('[LOB-169] a continued melee adds its bonus to every roll of the attacker', () => {
  const state = melee(10, 10, { bonus: 1 })
  fight(state, [3, 3])
  expect(state.melees).toMatchObject([{ attackerWins: 1 }])
})

test('[LOB-262] both sides may spend points on a round', () => {
  const state = melee(10, 10)
  const table = tableFor(state, [3, 4])
  gatherRounds(table)
  openRound(table, 1)
  rollRound(table)
  expect(state.test).toMatchObject({ ship: 'ajax', other: 'heros', die: 3, otherDie: 4 })
  if (state.test) {
    state.test.spent = 3
    state.test.otherSpent = 1
  }
  resolveRound(table)
  expect(state.melees).toMatchObject([{ attackerWins: 1 }])
})
