import { CONTACT } from '../../book/tables/scale.ts'
import type { Because, Obstruction, Marcher, Stretch } from '../../model/marching/marcher.ts'
import { pathOf } from '../../model/marching/legs.ts'
import { followedClause } from '../../model/sheets.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import type { BaTable } from '../../rules.ts'
import { AS_FAR_AS_POSSIBLE } from './arrivals.ts'
import type { Field } from './meetings.ts'

/** What holds a unit up in this tick, before it moves; what did so in an earlier one stays noted. */
export function noteObstruction(marcher: Marcher, tick: number): void {
  if (!marcher.hasOrder || marcher.presser || tick > marcher.toTick) return
  if (marcher.heldBy) marcher.waited += 1
  const obstruction = obstructionIn(marcher, tick)
  if (obstruction) marcher.obstruction = { ...obstruction, tick }
}

function obstructionIn(marcher: Marcher, tick: number): Omit<Obstruction, 'tick'> | null {
  const { stoppedBy, heldBy, obstruction, isStopped, from, legs } = marcher
  if (from.leg >= legs.length || (isStopped && obstruction?.because === 'enemy')) return null
  if (stoppedBy) return { because: 'enemy', by: stoppedBy.unit.id }
  if (heldBy) return { because: 'ownUnit', by: heldBy.unit.id }
  const legEnd = legEndedIn(marcher)
  if (legEnd) return legEnd
  const isStuck = marcher.budget === 0 && !isStopped && tick >= marcher.fromTick
  return isStuck ? { because: 'ground', by: '' } : null
}

/** [BA-Q-14] What ended a leg last as far as it comes in this tick. */
function legEndedIn({ stretches, limit }: Marcher): Stretch['legEnd'] {
  return stretches.findLast(({ at, legEnd }) => at <= limit && legEnd !== null)?.legEnd ?? null
}

/** [BA-2.3.1-03] Every unit that did not get as far as its order says, and what stopped it. */
export function tellObstructions(table: BaTable, { marchers }: Field): void {
  for (const marcher of marchers) {
    const { id: unit, seat } = marcher.unit
    const heldUp = heldUpBy(marcher)
    if (!heldUp) continue
    const { because, by } = heldUp
    table.emit({ kind: 'marchHeldUp', seat, unit, because, by, waited: marcher.waited })
  }
}

type HeldUp = Pick<Obstruction, 'because' | 'by'>

/** What its attack met, and who pressed it, has been told. */
function heldUpBy(marcher: Marcher): HeldUp | null {
  const { hasOrder, obstruction, announced, wasPressedBy } = marcher
  if (!hasOrder && (obstruction || announced === null)) return obstruction
  if (wasPressedBy || (announced && announced.state !== 'announced')) return null
  if (obstruction?.because === 'ownUnit' && obstruction.tick < marcher.toTick)
    return { because: 'waited', by: obstruction.by }
  return obstruction ?? spentBy(marcher)
}

/** Nothing stood in its way, but its march was used up. */
function spentBy(marcher: Marcher): HeldUp | null {
  const { announced } = marcher
  if (announced) return { because: 'outOfReach', by: announced.target || announced.terrain }
  const left = pathLeft(marcher)
  return left > CONTACT && left < AS_FAR_AS_POSSIBLE ? { because: 'rate', by: '' } : null
}

/** Path that is left of the legs, 1/1000 cm. */
function pathLeft({ legs, from, beam }: Marcher): number {
  const paths = legs.slice(from.leg).map(leg => pathOf(leg, beam))
  return paths.reduce((sum, path) => sum + path, -from.used)
}

/** Why a unit does not march though a march is written for it and followed. */
export function barOf(state: State, unit: Unit): Obstruction | null {
  if (!followedClause(state, unit.id, 'march')) return null
  return { because: barTo(unit), by: '', tick: 0 }
}

function barTo({ disorder, doing, walls }: Unit): Because {
  if (disorder === 'FU') return 'disorder'
  if (doing.forced) return 'retreated'
  if (doing.continuedFire) return 'firing'
  if (doing.hasStopped) return 'contested'
  return walls === null ? 'standing' : 'indoors'
}
