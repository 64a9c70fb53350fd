import { expect, test } from 'vitest'
import { judgeBy } from '@grognard/umpire'
import { battle, guns, tableFor } from '../../fixtures.ts'
import type { Setting } from '../../fixtures.ts'
import { isTouching } from '../../model/contact.ts'
import { nameOf } from '../../model/names.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { unitOf } from '../../model/units.ts'
import { encounterEvents } from '../encounter/events.ts'
import { bodyOf } from '../melee/fights.ts'
import { attack, blue } from '../melee/fixtures.ts'
import { gunnerEvents } from './events.ts'
import { captureGuns, refugeRefusals, seatsToTakeRefuge, takeRefuge } from './refuge.ts'

const battery: Partial<Unit> = {
  id: 'guns',
  arm: 'artillery',
  guns: guns(2, 6, 3),
  formation: { kind: 'unlimbered', front: null, gap: null },
}
const announced = { state: 'announced', met: null } as const

/** A battery of red with infantry behind it, which a blue unit is about to attack. */
function stateWith(given: Partial<Unit> = {}, foot: Partial<Unit> = {}, setting: Setting = {}) {
  return battle({
    at: 'refuge',
    units: [
      { ...battery, ...given },
      { id: 'foot', y: 88_000, ...foot },
      { ...blue, id: 'enemy', y: 130_000 },
    ],
    attacks: [attack('enemy', 'guns', announced)],
    ...setting,
  })
}

function refusals(state: State): string[] {
  const order = { kind: 'takeRefuge', battery: 'guns', infantry: 'foot' } as const
  const { because } = judgeBy(refugeRefusals, { state, seat: 'red', order })
  return because.map(({ message }) => message.replace('ba.refuse.', ''))
}

function taken(state: State): State {
  const table = tableFor(state, { ...encounterEvents, ...gunnerEvents })
  takeRefuge.execute(table, 'red', { kind: 'takeRefuge', battery: 'guns', infantry: 'foot' })
  return state
}

test('[BA-4.5.0-02] gunners go to infantry nearby when an attack on them is announced', () => {
  expect(refusals(stateWith())).toEqual([])
  expect(seatsToTakeRefuge(stateWith())).toEqual(['red'])
  expect(refusals(stateWith({}, {}, { attacks: [] }))).toEqual(['notAttacked'])
  expect(seatsToTakeRefuge(stateWith({}, {}, { attacks: [] }))).toEqual([])
})

test('[BA-4.5.0-02] gunners off their guns are not called gunners twice', () => {
  const state = stateWith({ guns: [], partOf: 'battery', name: 'Duval' })
  const order = { kind: 'takeRefuge', battery: 'guns', infantry: 'foot' } as const
  expect(takeRefuge.describe(state, order).values).toMatchObject({ unit: 'Duval' })
  const gunners = unitOf(state, 'guns')
  const event = { kind: 'refugeTaken', battery: '', infantry: 'foot', gunners } as const
  expect(gunnerEvents.refugeTaken.describe(event, state)?.values).toMatchObject({ unit: 'Duval' })
  expect(nameOf(gunners)).toEqual({ key: 'ba.unit.gunners', values: { name: 'Duval' } })
})

test('[BA-4.5.0-02] within 10 cm, closed, twice the figures, neither in disorder', () => {
  expect(refusals(stateWith({}, { y: 80_000 }))).toEqual(['refugeTooFar'])
  const line = { kind: 'skirmish', front: null, gap: 1_500 } as const
  expect(refusals(stateWith({}, { formation: line }))).toEqual(['noRefuge'])
  expect(refusals(stateWith({}, { arm: 'light cavalry' }))).toEqual(['noRefuge'])
  expect(refusals(stateWith({}, { figures: 12 }))).toEqual([])
  expect(refusals(stateWith({}, { figures: 11 }))).toEqual(['refugeTooSmall'])
  expect(refusals(stateWith({}, { disorder: 'U' }))).toEqual(['refugeDisordered'])
  expect(refusals(stateWith({ disorder: 'U' }))).toEqual(['refugeDisordered'])
  const limbers = { kind: 'limbered', front: null, gap: null } as const
  expect(refusals(stateWith({ formation: limbers }))).toEqual(['noGunnersToFlee'])
})

test('[BA-4.5.0-02] [BA-4.5.0-03] the guns are left; the gunners count with the infantry', () => {
  const state = taken(stateWith())
  const gunners = unitOf(state, 'guns-2')
  expect(unitOf(state, 'guns')).toMatchObject({ figures: 0, refuge: 'foot' })
  expect(gunners).toMatchObject({ figures: 6, refuge: 'foot', partOf: 'guns', guns: [] })
  expect(isTouching(gunners, unitOf(state, 'foot'))).toBe(true)
  const body = bodyOf(state, unitOf(state, 'foot'), unitOf(state, 'enemy'), [])
  expect(body.figures).toBe(36)
  expect(body.others).toEqual([gunners])
})

test('[BA-4.5.0-02] gunners that had left their guns go too', () => {
  const off: Partial<Unit> = {
    formation: { kind: 'gunners', front: null, gap: null },
    guns: [],
    figures: 6,
  }
  const state = taken(stateWith({ ...off, partOf: 'battery' }))
  expect(unitOf(state, 'guns').refuge).toBe('foot')
  expect(state.units).toHaveLength(3)
})

test('[BA-4.5.0-03] until they move away', () => {
  const state = taken(stateWith())
  const table = tableFor(state, { ...encounterEvents, ...gunnerEvents })
  captureGuns(table)
  expect(table.events).toEqual([])
  unitOf(state, 'guns-2').y = 60_000
  const body = bodyOf(state, unitOf(state, 'foot'), unitOf(state, 'enemy'), [])
  expect(body.figures).toBe(30)
  captureGuns(table)
  expect(table.events).toEqual([{ kind: 'refugeEnded', units: ['guns', 'guns-2'] }])
  expect(unitOf(state, 'guns').refuge).toBe(null)
})

/** Guns that nobody mans, and what stands at them at the end of the turn. */
function captured(...others: Partial<Unit>[]): string[][] {
  const empty = { ...battery, guns: guns(2, 6, 0), figures: 0 }
  const table = tableFor(battle({ units: [empty, ...others] }), { ...gunnerEvents })
  captureGuns(table)
  return table.events.flatMap(event =>
    event.kind === 'gunsCaptured' ? [[event.battery, event.by]] : [],
  )
}

const taker = { ...blue, id: 'taker', y: 100_000 }

test('[BA-4.5.0-05] abandoned guns that a unit stands at for a whole turn are captured', () => {
  expect(captured(taker)).toEqual([['guns', 'taker']])
  expect(captured({ ...taker, y: 102_000 })).toEqual([])
  expect(captured({ ...taker, movedIn: 2 })).toEqual([])
  expect(captured({ ...taker, movedIn: 1 })).toEqual([['guns', 'taker']])
})

test('[BA-4.5.0-05] not guns left this turn, nor while a friend in order stands at them', () => {
  const table = tableFor(
    battle({ units: [{ ...battery, guns: guns(2, 6, 0), figures: 0, movedIn: 2 }, taker] }),
    { ...gunnerEvents },
  )
  captureGuns(table)
  expect(table.events).toEqual([])
  const friend = { id: 'friend', y: 92_500 }
  expect(captured(taker, friend)).toEqual([])
  expect(captured(taker, { ...friend, disorder: 'U' })).toEqual([['guns', 'taker']])
})

test('[BA-4.5.0-05] a unit takes one battery', () => {
  const next = { ...battery, id: 'next', guns: guns(2, 6, 0), figures: 0, x: 110_000 }
  expect(captured(next, { ...taker, x: 105_000 })).toEqual([['guns', 'taker']])
})

test('[BA-4.5.0-02] only one’s own gunners and infantry that stand on the board', () => {
  const judged = (battery: string, infantry: string) => {
    const order = { kind: 'takeRefuge', battery, infantry } as const
    const { because } = judgeBy(refugeRefusals, { state: stateWith(), seat: 'red', order })
    return because.length
  }
  expect(judged('guns', 'foot')).toBe(0)
  expect(judged('guns', 'enemy')).toBeGreaterThan(0)
  expect(judged('guns', 'nobody')).toBeGreaterThan(0)
  expect(judged('nobody', 'foot')).toBeGreaterThan(0)
  expect(refusals(stateWith({}, { status: 'left' })).length).toBeGreaterThan(0)
})

test('[BA-4.5.0-02] gunners of the other side are not sent to refuge', () => {
  expect(refusals(stateWith({ seat: 'blue' }))).toHaveLength(1)
  const [mine] = refusals(stateWith({ status: 'left' }))
  expect(refusals(stateWith({ seat: 'blue' }))).toEqual([mine])
})
