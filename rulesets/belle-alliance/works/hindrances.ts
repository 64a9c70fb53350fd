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
    when: situation => isDisordered(writer(situation)),
  },
  {
    rule: 'BA-6.3.0-01',
    message: 'ba.refuse.noPioneers',
    values: unitName,
    when: situation => !canWork(situation.state, writer(situation), situation.part.work),
  },
  {
    rule: 'BA-6.3.0-01',
    message: 'ba.refuse.workElsewhere',
    values: unitName,
    when: situation => !isPlaceNamed(situation),
  },
  {
    rule: 'BA-6.3.0-02',
    message: 'ba.refuse.tooFewHands',
    values: situation => ({
      ...unitName(situation),
      least: handsFor(situation.state, writer(situation), situation.part.work),
    }),
    when: situation => !hasHands(situation.state, writer(situation), situation.part.work),
  },
  {
    rule: 'BA-T-20',
    message: 'ba.refuse.alreadyStrengthened',
    values: unitName,
    when: situation =>
      situation.part.work === 'strengthen' &&
      findBuilding(situation.state, writer(situation).building)?.isStrengthened === true,
  },
  {
    rule: 'BA-6.3.0-05',
    message: 'ba.refuse.noBridge',
    values: unitName,
    when: situation => isDemolition(situation.part.work) && !isAtBridge(situation),
  },
  {
    rule: 'BA-1.3.5-01',
    message: 'ba.refuse.workTooFar',
    values: unitName,
    when: situation => isInTheOpen(situation.part.work) && !isBeside(situation),
  },
]

/** [BA-1.3.5-01] Gunners leave their guns first. [BA-2.2.1-05] There must be room to form. */
export const cannotBegin: readonly BaRefusal<Working>[] = [
  {
    rule: 'BA-1.3.5-01',
    message: 'ba.refuse.noPioneers',
    values: unitName,
    when: situation => writer(situation).guns.length > 0,
  },
  ...workHindrances,
  {
    rule: 'BA-2.2.1-05',
    message: 'ba.refuse.noRoomToForm',
    values: unitName,
    when: situation => !hasRoomToWork(situation.state, writer(situation)),
  },
]

/** While the work goes on nothing has to be written for it. */
export const atItAlready: BaRefusal<Working> = {
  rule: 'BA-6.3.0-04',
  message: 'ba.refuse.worksAlready',
  values: unitName,
  when: situation => {
    const { work } = writer(situation)
    return work?.isBegun === true && isSameSite(work, siteOrdered(situation.part))
  },
}

/** A work in the open names no piece of terrain, a strengthening the building of the unit. */
function isPlaceNamed(situation: Working): boolean {
  const { work, terrain } = situation.part
  if (isDemolition(work)) return true
  return terrain === (work === 'strengthen' ? writer(situation).building : '')
}

/** [BA-6.3.0-05] In contact with the bridge, and still so when it has formed to work. */
function isAtBridge(situation: Working): boolean {
  const { work, terrain } = situation.part
  const unit = writer(situation)
  return [unit, standingAtWork(unit)].every(
    standing => bridgeNear(situation.state, standing, work)?.id === terrain,
  )
}

/** On the board, and no farther from the unit than a group works. */
function isBeside(situation: Working): boolean {
  const { x, y } = situation.part
  const { width, height } = situation.state
  if (x < 0 || y < 0 || x > width || y > height) return false
  return distanceToPoint(hullOf(writer(situation)), x, y) <= workGroup.length
}
