import { battle } from '../testing.ts'
import type { Setting } from '../testing.ts'
import { inflict } from './inflict.ts'
import { moraleTable, playForced } from './testing.ts'

/** u1 is in full disorder by fire from the north; what then becomes of all. */
export function rout(setting: Setting, ...dice: number[]) {
  const state = battle(setting)
  const table = moraleTable(state, ...dice)
  inflict(table, [{ unit: 'u1', degree: 'FU', cause: 'fire', fromX: 100_000, fromY: 150_000 }])
  playForced(table, { u1: 18_000, friend: 18_000, far: 18_000 })
  if (table.left.length > 0) throw new Error('Dice were left over.')
  return { state, table }
}

/** The second carried u1 away, and both rout on to the south. */
export function routTogether(setting: Setting, ...dice: number[]) {
  const units = (setting.units ?? []).map(given => ({ disorder: 'FU' as const, ...given }))
  const move = { unit: 'friend', degree: 'FU', cause: 'spread', fromX: null, fromY: null } as const
  const forced = [{ ...move, also: [], heading: 18_000, with: ['u1'] }]
  const state = battle({ ...setting, units, forced })
  const table = moraleTable(state, ...dice)
  playForced(table, { far: 18_000 })
  return { state, table }
}
