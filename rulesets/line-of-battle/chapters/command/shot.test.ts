import { expect, test } from 'vitest'
import { shotRows } from '../../book/tables/fire.ts'
import { lineOfBattle } from '../../index.ts'
import { battleOf, tableFor } from '../../model/fixtures.ts'
import type { State } from '../../model/state.ts'
import { view } from '../../model/view.ts'
import { beginTurn } from './initiative.ts'
import { chooseShot, gunners, revealShots } from './shot.ts'

function loading(): State {
  return battleOf({
    shotsRevealed: false,
    ships: [
      { id: 'ajax', shot: null },
      { id: 'orion', shot: null },
      { id: 'heros', seat: 'blue', shot: null },
    ],
  })
}

function shotsIn(state: State) {
  return state.ships.map(ship => ship.shot)
}

test('[LOB-054] every seat with guns chooses at once, a shot for each of its ships', () => {
  const state = loading()
  expect(gunners(state)).toEqual(['red', 'blue'])
  expect(chooseShot.legalOrders(state, 'red')).toHaveLength(6)
  const table = tableFor(state)
  chooseShot.execute(table, 'red', { kind: 'chooseShot', ship: 'orion', shot: 'chain' })
  expect(shotsIn(state)).toEqual([null, 'chain', null])
})

test('[LOB-054] the choice may be changed until the seat is done', () => {
  const state = loading()
  const table = tableFor(state)
  chooseShot.execute(table, 'red', { kind: 'chooseShot', ship: 'ajax', shot: 'chain' })
  const again = { kind: 'chooseShot', ship: 'ajax', shot: 'grape' } as const
  expect(chooseShot.judge(state, 'red', again).allowed).toBe(true)
  chooseShot.execute(table, 'red', again)
  expect(shotsIn(state)[0]).toBe('grape')
})

test.each([
  ['nowhere', 'lob.refuse.shot.noShip'],
  ['heros', 'lob.refuse.shot.notYours'],
  ['wreck', 'lob.refuse.unfitToFire'],
  ['fugitive', 'lob.refuse.fleeingFire'],
  ['sunk', 'lob.refuse.shot.noGuns'],
])('[LOB-054] no shot is chosen for %s', (ship, message) => {
  const state = loading()
  state.ships.push(...battleOf({ ships: [{ id: 'wreck', crew: 0 }] }).ships)
  state.ships.push(...battleOf({ ships: [{ id: 'fugitive', isFleeing: true }] }).ships)
  state.ships.push(...battleOf({ ships: [{ id: 'sunk', status: 'sunk' }] }).ships)
  const ruling = chooseShot.judge(state, 'red', { kind: 'chooseShot', ship, shot: 'round' })
  expect(ruling.because.map(reason => reason.message)).toEqual([message])
})

test('[LOB-054] a seat without guns that could fire is not asked', () => {
  const ships = [{ crew: 0 }, { id: 'b', seat: 'blue' }]
  expect(gunners(battleOf({ ships }))).toEqual(['blue'])
  const poor = { players: [{ pool: 1 }], options: { actionPoints: true } }
  expect(gunners(battleOf({ ...poor, ships: [{}] }))).toEqual([])
})

test('[LOB-055] the choice is hidden from the others until all have chosen', () => {
  const state = loading()
  const table = tableFor(state)
  chooseShot.execute(table, 'red', { kind: 'chooseShot', ship: 'ajax', shot: 'chain' })
  expect(shotsIn(view(state, 'red'))).toEqual(['chain', null, 'unknown'])
  expect(shotsIn(view(state, 'blue'))).toEqual(['unknown', 'unknown', null])
  expect(table.events.map(event => lineOfBattle.secrecy.redact(event, 'blue'))).toEqual([undefined])
  revealShots(table)
  expect(shotsIn(view(state, 'blue'))).toEqual(['chain', 'round', 'round'])
})

test('[LOB-055] a view kept up by what its seat learns stays the view, from turn to turn', () => {
  const state = loading()
  const kept = view(state, 'blue')
  const table = tableFor(state)
  chooseShot.execute(table, 'red', { kind: 'chooseShot', ship: 'ajax', shot: 'chain' })
  revealShots(table)
  beginTurn(table)
  for (const event of table.events) {
    const learnt = lineOfBattle.secrecy.redact(event, 'blue')
    if (learnt) tableFor(kept).emit(learnt)
  }
  expect(kept).toEqual(view(state, 'blue'))
})

test('[LOB-055] a ship for which nobody chose has round shot', () => {
  const state = loading()
  state.ships.push(...battleOf({ ships: [{ id: 'sunk', status: 'sunk', shot: null }] }).ships)
  revealShots(tableFor(state))
  expect(shotsIn(state)).toEqual(['round', 'round', 'round', null])
  expect(state.shotsRevealed).toBe(true)
})

test('[LOB-056] grape goes for the crew, chain for the sails, round shot where it falls', () => {
  expect([shotRows.round.row, shotRows.grape.row, shotRows.chain.row]).toEqual([
    null,
    'crew',
    'sails',
  ])
})
