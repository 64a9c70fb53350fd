import { centreOf } from '../formation/footprint.ts'
import { countOnes } from '../morale/supplies.ts'
import { rollThree } from '../morale/roll-three.ts'
import type { BaTable } from '../rules.ts'
import type { Unit } from '../state.ts'
import { lossRow } from '../tables/loss.ts'
import type { FiredAtTarget, FiredShot } from './events.ts'
import { factorsOf } from './factors.ts'
import type { FireFactors } from './factors.ts'
import { familyOf } from './family.ts'
import { fireUnitsOf } from './fire-units.ts'
import { neighbourOf } from './helpers.ts'
import type { Shot } from './shot.ts'
import { contextOf } from './situation.ts'
import { parts, tallyOf } from './tally.ts'

/** A shot that is carried out, weighed before any fire of the phase has its effect. */
export interface ReadyShot {
  shot: Shot
  factors: FireFactors
  fireUnits: number
  neighbour: Unit | undefined
}

/** All that one tactical unit fires: one roll for all of it. */
export type Volley = ReadyShot[]

/** [BA-3.1.1-07] Factors are taken from the state before the phase's fire. */
export function ready(shot: Shot): ReadyShot[] {
  const context = contextOf(shot)
  if (!context) return []
  return [
    {
      shot,
      factors: factorsOf(context),
      fireUnits: fireUnitsOf(shot),
      neighbour: neighbourOf(shot),
    },
  ]
}

/** [BA-3.1.1-07] [BA-3.1.2-01] [BA-3.3.3-01] The roll of a tactical unit, and what comes of it. */
export function rollVolley(table: BaTable, volley: Volley): FiredShot[] {
  const [first] = volley
  if (!first) return []
  const tallied = volley.map(({ factors }, i) => {
    const { loss, moral } = tallyOf(factors, volley.length > 1 ? parts[i] : undefined)
    const { context } = factors
    return { loss: table.tally(loss, context), moral: table.tally(moral, context) }
  })
  const roll = rollThree(table, 'BA-3.1.1-07')
  const shots = volley.map((row, i) => {
    const { loss, moral } = tallied[i] ?? { loss: 0, moral: 0 }
    return firedShot(row, roll.total + loss, roll.total + loss + moral)
  })
  const family = familyOfVolley(volley)
  const { firer, fire } = first.shot
  table.emit({
    kind: 'fireRolled',
    seat: firer.seat,
    phase: fire.phase,
    dice: roll.total,
    shots,
    neighbours: neighboursOf(volley),
    family,
  })
  for (const id of family) countOnes(table, id, roll)
  return shots
}

/** [BA-T-12] What the two totals come to. */
function firedShot({ shot, fireUnits }: ReadyShot, loss: number, moral: number): FiredShot {
  return {
    ...firedAt(shot.firer, shot.target ?? shot.firer),
    part: shot.fire.part,
    loss,
    moral,
    fireUnits,
    quarters: lossRow(loss).quarters * fireUnits,
    degree: lossRow(moral).moral,
  }
}

export function firedAt(unit: Unit, target: Unit): FiredAtTarget {
  return { unit: unit.id, target: target.id, ...centreOf(target) }
}

function neighboursOf(volley: Volley): FiredAtTarget[] {
  return volley.flatMap(({ neighbour, shot: { target } }) =>
    neighbour && target ? [firedAt(neighbour, target)] : [],
  )
}

/** [BA-3.1.6-03] [BA-5.5.3-01] [BA-Q-66] All that share the roll: mother units, lines, neighbours. */
function familyOfVolley(volley: Volley): string[] {
  const units = volley.flatMap(({ shot: { state, firer }, neighbour }) => [
    ...familyOf(state, firer),
    ...(neighbour ? familyOf(state, neighbour) : []),
  ])
  return [...new Set(units.map(({ id }) => id))]
}
