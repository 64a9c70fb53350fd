import { expect, test } from 'vitest'
import type { Message } from '@grognard/umpire'
import { battle, doing, said, unit } from '../../fixtures.ts'
import { obstructionRules } from '../../model/marching/marcher.ts'
import type { Because } from '../../model/marching/marcher.ts'
import type { State } from '../../model/state.ts'
import { encounterEvents } from './events.ts'
import type { EncounterEvent } from './events.ts'

const state = battle({ units: [{ name: 'Oldenborg' }, { name: 'Queen’s', seat: 'blue' }] })

const named = { unit: 'u1', by: 'u2' }
const heldUp = (because: Because): EncounterEvent => ({
  kind: 'marchHeldUp',
  seat: 'red',
  unit: 'u1',
  because,
  by: because === 'ground' ? '' : 'u2',
  waited: 2,
})

const told: EncounterEvent[] = [
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
  ...(Object.keys(obstructionRules) as Because[]).map(heldUp),
  { kind: 'unitExited', unit: 'u1', edge: 'north', along: 5 },
  { kind: 'placeAdapted', unit: 'u1', x: 0, y: 0, heading: 0 },
]

const describers: Record<string, { describe(event: never, before: State): Message | null }> =
  encounterEvents

function tell(event: EncounterEvent): Message | null | undefined {
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

test('[BA-4.1.2-02] an attack that does not come up to its target says why', () => {
  const told = (given: Parameters<typeof unit>[0]) => {
    const event = { kind: 'marchHeldUp', seat: 'red', unit: 'u1', by: 'u2', waited: 0 } as const
    const state = battle({ units: [given ?? {}, { seat: 'blue' }] })
    const message = encounterEvents.marchHeldUp.describe({ ...event, because: 'outOfReach' }, state)
    return message && said(message)
  }
  expect(told({})).toContain('does not reach u2 this turn: its march is used up.')
  expect(told({ doing: doing({ forced: true }) })).toContain('it gave way this turn.')
  expect(told({ disorder: 'FU' })).toContain('it is in full disorder.')
})
