import { hullDistance } from '@grognard/geometry/measured/index.ts'
import { inInches } from '../measures.ts'
import { interruptForPoints } from '../points/attributes.ts'
import { noteStroke } from '../points/strokes.ts'
import type { LobModifier, LobTable } from '../rules.ts'
import { cardOf, shipOf } from '../ships.ts'
import type { Ship, Shot, State } from '../state.ts'
import { attributeBonus } from '../tables/attributes.ts'
import { sides } from '../tables/board.ts'
import { byDie } from '../tables/by-die.ts'
import {
  bandAt,
  hitResult,
  leastDie,
  lightModifiers,
  mostDie,
  sizeModifiers,
  weatherModifiers,
} from '../tables/fire.ts'
import { lightAt } from '../tables/light.ts'
import { shotInHand } from './exchange.ts'
import { effectOf } from './effect.ts'
import { wasteOf } from './wasted.ts'

/** What the hit roll depends on. */
export interface HitContext {
  state: State
  target: Ship
  /** Hull to hull, 1/1000 in. */
  distance: number
}

const rangeModifier = ({ distance }: HitContext) => bandAt(distance)?.modifier ?? 0
const weatherModifier = ({ state }: HitContext) => byDie(weatherModifiers, state.weather) ?? 0
const lightModifier = ({ state }: HitContext) => lightModifiers[lightAt(state.clock)]
const sizeModifier = ({ state, target }: HitContext) =>
  state.options.targetSize ? sizeModifiers[cardOf(state, target).size] : 0

/** [LOB-129] [LOB-134] [LOB-139] What goes onto the hit roll; all of it adds up. */
export const hitModifiers: readonly LobModifier<HitContext>[] = [
  {
    rule: 'LOB-129',
    message: 'lob.modifier.range',
    values: ({ distance }) => ({
      band: { key: `lob.range.${bandAt(distance)?.band ?? 'far'}` },
      inches: inInches(distance),
    }),
    when: context => rangeModifier(context) !== 0,
    value: rangeModifier,
  },
  {
    rule: 'LOB-134',
    message: 'lob.modifier.weather',
    values: ({ state }) => ({ weather: state.weather }),
    when: context => weatherModifier(context) !== 0,
    value: weatherModifier,
  },
  {
    rule: 'LOB-134',
    message: 'lob.modifier.light',
    values: ({ state }) => ({ light: { key: `lob.light.${lightAt(state.clock)}` } }),
    when: context => lightModifier(context) !== 0,
    value: lightModifier,
  },
  {
    rule: 'LOB-139',
    message: 'lob.modifier.size',
    values: ({ state, target }) => ({ size: { key: `lob.size.${cardOf(state, target).size}` } }),
    when: context => sizeModifier(context) !== 0,
    value: sizeModifier,
  },
]

/** [LOB-135] One die for the broadside; [LOB-133] [LOB-153] none where the shot is wasted. */
export function rollHit(table: LobTable): void {
  const { state } = table
  const { shooter, battery, target } = shotInHand(state)
  const because = wasteOf(state, shotInHand(state))
  if (because) return table.emit({ kind: 'shotWasted', shooter, battery, target, because })
  const at = shipOf(state, target)
  const distance = hullDistance(shipOf(state, shooter), at)
  const bonus = table.tally(hitModifiers, { state, target: at, distance })
  const die = table.roll(sides, 'LOB-135')
  table.emit({ kind: 'hitRolled', shooter, battery, target, die, bonus })
  interruptForPoints(table)
}

/** [LOB-140] [LOB-153] What the die comes to; the second and the location die only where they matter. */
export function judgeHit(table: LobTable): void {
  const { state } = table
  const { test } = state
  if (test === null || test.kind !== 'hit') return
  const shot = shotInHand(state)
  const modified = heldOnDie(test.die + test.bonus + test.spent * attributeBonus)
  const result = hitGrade(state, test.die, modified)
  const effect = effectOf(table, shot, result)
  const { shooter, battery, target } = shot
  const { isDoubleLoaded: isDoubleLoad, seat } = shipOf(state, shooter)
  table.emit({
    kind: 'hitJudged',
    shooter,
    battery,
    target,
    modified,
    result,
    ...effect,
    isDoubleLoad,
  })
  if (effect.critical === 'full') noteStroke(table, seat, 'fullHit')
}

/** [LOB-135] The modified die is held within the faces of a die. */
export function heldOnDie(modified: number): number {
  return Math.max(leastDie, Math.min(mostDie, modified))
}

/** [LOB-135] Whether a critical goes by the modified or by the thrown 6, as agreed. */
export function hitGrade(
  state: State,
  die: number,
  modified: number,
): Exclude<Shot['result'], 'unfired' | 'wasted'> {
  const result = hitResult(modified)
  if (state.options.criticalOn === 'modified' || result === 'miss') return result
  return die === mostDie ? 'critical' : 'hit'
}
