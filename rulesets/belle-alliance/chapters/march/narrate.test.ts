import { expect, test } from 'vitest'
import type { Message } from '@grognard/umpire'
import { battle, doing, said, unit } from '../../fixtures.ts'
import { holdUpRules } from '../../model/marching/marcher.ts'
import type { State } from '../../model/state.ts'
import type { Because } from '../../model/marching/marcher.ts'
import { about, attackClause, march, pivot, straight, wheel } from '../encounter/fixtures.ts'
import { attack } from './attack.ts'
import { marchEvents } from './events.ts'
import type { MarchEvent } from './events.ts'
import { march as order } from './march.ts'
import { marchDanish } from './messages.da.ts'
import { marchGerman } from './messages.de.ts'
import { marchEnglish } from './messages.en.ts'

const state = battle({ units: [{ name: 'Oldenborg' }, { name: 'Queen’s', seat: 'blue' }] })

const named = { unit: 'u1', by: 'u2' }
const heldUp = (because: Because): MarchEvent => ({
  kind: 'marchHeldUp',
  seat: 'red',
  unit: 'u1',
  because,
  by: because === 'ground' ? '' : 'u2',
  waited: 2,
})

const told: MarchEvent[] = [
  { kind: 'ticked', tick: 3, units: ['u1'], poses: [0, 0, 0], staff: [], places: [] },
  { kind: 'unitArrived', unit: 'u1', arrived: unit() },
  { kind: 'unitKeptOut', seat: 'red', unit: 'u1' },
  { kind: 'rateTaken', unit: 'u1', rate: 'charge', because: 'ordered', by: '' },
  { kind: 'rateTaken', unit: 'u1', rate: 'fast', because: 'ordered', by: '' },
  { kind: 'rateTaken', unit: 'u1', rate: 'normal', because: 'enemyNear', by: 'u2' },
  { kind: 'rateTaken', unit: 'u1', rate: 'normal', because: 'ground', by: '' },
  { kind: 'rateTaken', unit: 'u1', rate: 'normal', because: 'disorder', by: '' },
  { kind: 'pressedBack', ...named },
  { kind: 'attackMet', unit: 'u1', enemy: 'u2', isCharge: true },
  { kind: 'positionReached', unit: 'u1', terrain: 'mill' },
  { kind: 'attackCancelled', ...named, cause: 'otherMet' },
  { kind: 'attackCancelled', ...named, cause: 'barred' },
  { kind: 'attackCancelled', ...named, cause: 'takenInFlank' },
  { kind: 'attackCancelled', ...named, cause: 'metByHorse' },
  { kind: 'passedThrough', ...named },
  { kind: 'rightOfWayRolled', units: ['u1', 'u2'], totals: [9, 12], goesOn: 'u2' },
  ...(Object.keys(holdUpRules) as Because[]).map(heldUp),
  { kind: 'unitExited', unit: 'u1', edge: 'north', along: 5 },
  { kind: 'placeAdapted', unit: 'u1', x: 0, y: 0, heading: 0 },
]

const describers: Record<string, { describe(event: never, before: State): Message | null }> =
  marchEvents

function tell(event: MarchEvent): Message | null | undefined {
  return describers[event.kind]?.describe(event as never, state)
}

test('[BA-Q-14] every event of the march is told in three languages', () => {
  for (const language of ['en', 'de', 'da'] as const)
    for (const event of told) {
      const message = tell(event)
      if (!message) throw new Error(`${event.kind} is not told.`)
      expect(said(message, language)).not.toMatch(/ba\.|\{/)
    }
})

test('[BA-2.3.1-02] a march at the normal rate needs no telling, nor does its sum', () => {
  expect(
    tell({ kind: 'rateTaken', unit: 'u1', rate: 'normal', because: 'ordered', by: '' }),
  ).toBeNull()
  const ended = { units: [], marched: [], sinceAbout: [], pivoted: [], turnedAbout: [] }
  const flags = { stopped: [], advanced: [] }
  expect(tell({ kind: 'marchEnded', ...ended, ...flags })).toBeNull()
})

test('[BA-1.1.2-06] [BA-1.1.2-07] orders tell the way, the rate and the target', () => {
  const legs = [straight(5), wheel(-30), about, pivot(12), straight(2.5)]
  const part = { ...march(legs, { rate: 'charge' }), unit: 'u1' }
  expect(said(order.describe(state, part))).toBe(
    'Oldenborg charges: 5 cm ahead, wheel on its middle by 30° to the left, about-turn, pivot on its right wing by 12°, 2.5 cm ahead',
  )
  const onUnit = { ...attackClause('u2', { ifMet: 'attack' }), unit: 'u1' }
  expect(said(attack.describe(state, onUnit))).toBe(
    'Oldenborg attacks Queen’s, or whom it meets first',
  )
})

test('[BA-2.3.1-03] an order that asks for more than the march of a turn is lawful, and says so', () => {
  const far = { ...march([straight(60)]), unit: 'u1' }
  expect(order.judge(state, 'red', far).allowed).toBe(true)
  expect(said(order.describe(state, far))).toBe(
    'Oldenborg marches: 60 cm ahead, 20 cm of it this turn',
  )
  const near = { ...march([straight(20)]), unit: 'u1' }
  expect(said(order.describe(state, near))).toBe('Oldenborg marches: 20 cm ahead')
  const hardlyFar = { ...march([straight(20.04)]), unit: 'u1' }
  expect(said(order.describe(state, hardlyFar))).toBe('Oldenborg marches: 20 cm ahead')
})

test('[BA-1.1.2-06] the three languages say the same things', () => {
  const keys = Object.keys(marchEnglish).toSorted()
  expect(Object.keys(marchGerman).toSorted()).toEqual(keys)
  expect(Object.keys(marchDanish).toSorted()).toEqual(keys)
})

test('[BA-4.1.2-02] an attack that does not come up to its target says why', () => {
  const told = (given: Parameters<typeof unit>[0]) => {
    const event = { kind: 'marchHeldUp', seat: 'red', unit: 'u1', by: 'u2', waited: 0 } as const
    const state = battle({ units: [given ?? {}, { seat: 'blue' }] })
    const message = marchEvents.marchHeldUp.describe({ ...event, because: 'outOfReach' }, state)
    return message && said(message)
  }
  expect(told({})).toContain('does not come up to u2 this turn: its march is used up.')
  expect(told({ doing: doing({ forced: true }) })).toContain('it gave way this turn.')
  expect(told({ disorder: 'FU' })).toContain('it is in full disorder.')
})

test('[BA-1.1.2-07] an attack on a position names it', () => {
  const mill = battle({ units: [{}, { seat: 'blue' }], terrain: [{ name: 'Mill' }] })
  const onMill = { ...attackClause('u2', { againstPosition: true, terrain: 't1' }), unit: 'u1' }
  expect(attack.describe(mill, onMill).values?.position).toBe('Mill')
})
