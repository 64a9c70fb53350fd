import { expect, test } from 'vitest'
import type { Catalogue } from '@grognard/umpire/message.ts'
import { battle, said, unit } from '../../fixtures.ts'
import { belleAlliance } from '../../index.ts'
import { advanceEvents } from '../advance/events.ts'
import { gunnerEvents } from '../gunners/events.ts'
import { meleeEvents } from './events.ts'
import type { MeleesFought } from './events.ts'

const state = battle({ units: [{ name: 'Fynske' }, { seat: 'blue', name: 'Smaaland' }] })

const rolled = { kind: 'meleeRolled', unit: 'u1', enemy: 'u2', dice: 11, total: 13 } as const
const goesOn = { kind: 'continuedAttackAnnounced', unit: 'u1', target: 'u2' } as const
const lapsed = { kind: 'meleeLapsed', state: 'fought', router: null } as const

const advance = {
  unit: 'u1',
  pivot: 0,
  distance: 0,
  target: null,
  building: null,
  isShown: false,
}

const catalogues: readonly Catalogue[] = Object.values(belleAlliance.messages)

const told = [
  meleeEvents.meleeRolled.describe({ ...rolled, isAttacker: true }, state),
  meleeEvents.meleeRolled.describe({ ...rolled, isAttacker: false }, state),
  meleeEvents.meleeLapsed.describe({ ...lapsed, attacker: 'u1', enemy: 'u2' }, state),
  advanceEvents.continuedAttackAnnounced.describe({ ...goesOn, isCharge: true }, state),
  advanceEvents.continuedAttackAnnounced.describe({ ...goesOn, isCharge: false }, state),
  gunnerEvents.refugeTaken.describe({ battery: 'u1', infantry: 'u2', gunners: unit() }, state),
  gunnerEvents.gunsCaptured.describe({ battery: 'u1', by: 'u2' }, state),
  advanceEvents.advanceDeclared.describe({ seat: 'red', advance }, state),
]

test('a roll is told with its dice and what it comes to', () => {
  expect(told[0]).toEqual({
    key: 'ba.event.meleeRolled.attacks',
    values: { unit: 'Fynske', enemy: 'Smaaland', dice: 11, total: 13 },
  })
})

test('[BA-Q-25] a drawn melee is told by its pair, and one that somebody loses is not', () => {
  const meleesFought = (given: Partial<MeleesFought>) =>
    meleeEvents.meleesFought.describe({ attackers: ['u1'], defenders: ['u2'], ...given }, state)
  const message = meleesFought({ drawn: [{ attacker: 'u1', enemy: 'u2' }] })
  expect(message && said(message)).toBe(
    'Drawn melee: Fynske and Smaaland. The totals are equal, and both stay in contact.',
  )
  expect(meleesFought({})).toBeNull()
})

test('an attack on an empty place that falls out is not told', () => {
  expect(meleeEvents.meleeLapsed.describe({ ...lapsed, attacker: 'u1', enemy: 'u1' }, state)).toBe(
    null,
  )
})

test('every event that is told has a sentence in each language', () => {
  for (const message of told)
    for (const catalogue of catalogues) expect(catalogue[message?.key ?? '']).toContain('{')
})

test('the three catalogues have the same keys', () => {
  const keys = catalogues.map(one => Object.keys(one).toSorted())
  expect(keys[1]).toEqual(keys[0])
  expect(keys[2]).toEqual(keys[0])
})
