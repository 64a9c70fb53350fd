import { isAllowed, judgeBy, refused } from '@grognard/umpire'
import type { Ruling, Seat } from '@grognard/umpire'
import { declareFire } from '../command/declarations.ts'
import { nameOf, thingNamed } from '../names.ts'
import type { BaRefusal, BaTable } from '../rules.ts'
import type { State } from '../state.ts'
import { findUnit, unitOf } from '../units.ts'
import { adapted } from './adapted.ts'
import { shotChecks } from './checks.ts'
import { familyFires, phaseAt } from './declared.ts'
import { isKnownLost } from './known.ts'
import { firerRefusals } from './may-fire.ts'
import { partRefusals } from './part-refusals.ts'
import { shotOf } from './shot.ts'
import type { Declared, Shot } from './shot.ts'
import { targetRefusals } from './target-refusals.ts'
import type { Declaring } from './target-refusals.ts'

/** What a player says when he declares fire; the rest follows from the state. */
export type Said = Omit<Declared, 'part' | 'phase'>

const lawful: readonly BaRefusal<Declaring>[] = [
  ...adapted(firerRefusals, ({ state, fire }: Declaring) => ({
    state,
    unit: unitOf(state, fire.unit),
    phase: fire.phase,
  })),
  ...targetRefusals,
  ...partRefusals,
]

const byEye = shotChecks.filter(({ isByEye }) => isByEye)

/** Whether the seat may declare this fire: what measuring would tell is left out unless agreed. */
export function judgeFire(state: State, seat: Seat, said: Said): Ruling {
  const firer = findUnit(state, said.unit)
  if (!firer)
    return refused('BA-3.1.3-01', 'ba.refuse.unknownUnit', { thing: thingNamed(state, said.unit) })
  if (firer.seat !== seat)
    return refused('BA-3.1.3-01', 'ba.refuse.notYourUnit', { unit: nameOf(firer) })
  const fire = declaredOf(state, said)
  const ruling = judgeBy(lawful, { state, fire })
  return ruling.allowed ? judgeBy(checksFor(state, fire), shotOf(state, fire)) : ruling
}

/** Read quickly, for units of the seat: the shot, if it may be declared and may come to something. */
export function shotWorthDeclaring(state: State, said: Said): Shot | null {
  const fire = declaredOf(state, said)
  if (!isAllowed(lawful, { state, fire })) return null
  const shot = shotOf(state, fire)
  return isKnownLost(shot) ? null : shot
}

/** [BA-Q-26] Nothing is seen of what is only assumed to be there. */
function checksFor({ options }: State, { isHidden }: Declared) {
  if (isHidden) return []
  return options.measuring === 'always' ? shotChecks : byEye
}

/** [BA-3.1.1-03] The part named first is part 0. */
export function declaredOf(state: State, said: Said): Declared {
  const part = familyFires(state, unitOf(state, said.unit)).filter(
    ({ unit }) => unit === said.unit,
  ).length
  return { ...said, part, phase: phaseAt(state) }
}

export function declare(table: BaTable, seat: Seat, said: Said): void {
  declareFire(table, seat, {
    ...declaredOf(table.state, said),
    guns: said.guns.slice(),
    lost: null,
  })
}
