import { distanceToPoint } from '@grognard/geometry/measured/hull.ts'
import { hullOf } from '../formation/footprint.ts'
import { unitName, writer } from '../formation/writing.ts'
import type { Writing } from '../formation/writing.ts'
import { findBuilding } from '../ground/buildings.ts'
import type { BaRefusal } from '../rules.ts'
import { workGroup } from '../tables/works.ts'
import type { WorkKind } from '../tables/works.ts'
import { isDisordered } from '../units.ts'
import { canWork, handsFor, hasHands } from './crew.ts'
import { hasRoomToWork, standingAtWork } from './forming.ts'
import { bridgeNear } from './material.ts'
import { isSameSite, siteOrdered } from './site.ts'

export type Working = Writing<'work'>

export function isDemolition(work: WorkKind): boolean {
  return work === 'burnBridge' || work === 'blastBridge'
}

const isInTheOpen = (work: WorkKind) => work !== 'strengthen' && !isDemolition(work)

/** What stands against a field work, when it is written, announced and begun. */
export const workHindrances: readonly BaRefusal<Working>[] = [
  {
    rule: 'BA-6.3.0-03',
    message: 'ba.refuse.tooDisorderedToWork',
    values: unitName,
    when: context => isDisordered(writer(context)),
  },
  {
    rule: 'BA-6.3.0-01',
    message: 'ba.refuse.noPioneers',
    values: unitName,
    when: context => !canWork(context.state, writer(context), context.part.work),
  },
  {
    rule: 'BA-6.3.0-01',
    message: 'ba.refuse.workElsewhere',
    values: unitName,
    when: context => !isPlaceNamed(context),
  },
  {
    rule: 'BA-6.3.0-02',
    message: 'ba.refuse.tooFewHands',
    values: context => ({
      ...unitName(context),
      least: handsFor(context.state, writer(context), context.part.work),
    }),
    when: context => !hasHands(context.state, writer(context), context.part.work),
  },
  {
    rule: 'BA-T-20',
    message: 'ba.refuse.alreadyStrengthened',
    values: unitName,
    when: context =>
      context.part.work === 'strengthen' &&
      findBuilding(context.state, writer(context).building)?.isStrengthened === true,
  },
  {
    rule: 'BA-6.3.0-05',
    message: 'ba.refuse.noBridge',
    values: unitName,
    when: context => isDemolition(context.part.work) && !isAtBridge(context),
  },
  {
    rule: 'BA-1.3.5-01',
    message: 'ba.refuse.workTooFar',
    values: unitName,
    when: context => isInTheOpen(context.part.work) && !isBeside(context),
  },
]

/** [BA-1.3.5-01] Gunners leave their guns first. [BA-2.2.1-05] There must be room to form. */
export const cannotBegin: readonly BaRefusal<Working>[] = [
  {
    rule: 'BA-1.3.5-01',
    message: 'ba.refuse.noPioneers',
    values: unitName,
    when: context => writer(context).guns.length > 0,
  },
  ...workHindrances,
  {
    rule: 'BA-2.2.1-05',
    message: 'ba.refuse.noRoomToForm',
    values: unitName,
    when: context => !hasRoomToWork(context.state, writer(context)),
  },
]

/** While the work goes on nothing has to be written for it. */
export const atItAlready: BaRefusal<Working> = {
  rule: 'BA-6.3.0-04',
  message: 'ba.refuse.worksAlready',
  values: unitName,
  when: context => {
    const { work } = writer(context)
    return work?.isBegun === true && isSameSite(work, siteOrdered(context.part))
  },
}

/** A work in the open names no piece of terrain, a strengthening the building of the unit. */
function isPlaceNamed(context: Working): boolean {
  const { work, terrain } = context.part
  if (isDemolition(work)) return true
  return terrain === (work === 'strengthen' ? writer(context).building : '')
}

/** [BA-6.3.0-05] In contact with the bridge, and still so when it has formed to work. */
function isAtBridge(context: Working): boolean {
  const { work, terrain } = context.part
  const unit = writer(context)
  return [unit, standingAtWork(unit)].every(
    standing => bridgeNear(context.state, standing, work)?.id === terrain,
  )
}

/** On the board, and no farther from the unit than a group works. */
function isBeside(context: Working): boolean {
  const { x, y } = context.part
  const { width, height } = context.state
  if (x < 0 || y < 0 || x > width || y > height) return false
  return distanceToPoint(hullOf(writer(context)), x, y) <= workGroup.length
}
