import { offset } from '@grognard/geometry/measured/offset.ts'
import { isAllowed, judgeBy } from '@grognard/umpire'
import type { Value } from '@grognard/umpire'
import { partOf, unitsToWriteFor, writePart } from '../command/write-part.ts'
import { placeName } from '../ending/place-name.ts'
import { compassOf } from '../morale/headings.ts'
import { nameOfUnit } from '../names.ts'
import type { LeavePart } from '../parts.ts'
import type { BaOrderRules, BaRefusal } from '../rules.ts'
import type { Formation, State, Unit } from '../state.ts'
import { formationKinds } from '../tables/formations.ts'
import { leastFigures } from '../tables/morale.ts'
import { findUnit, terrainOf } from '../units.ts'
import { formationsFor, gapsFor, isFrontLawful, shapesOf } from './choices.ts'
import { touchesBuilding } from './contact.ts'
import { edgesOf, middleOf } from './edges.ts'
import type { Standing } from './footprint.ts'
import { hullOf, poseWithCentre } from './footprint.ts'
import { isShareLawful } from './occupy.ts'
import { isOnFreeGround } from './room.ts'
import { sizeOfUnit } from './size.ts'
import { formationNames, frontLimits, refusalsWith, unitName, writer } from './writing.ts'
import type { Writing } from './writing.ts'

type Leaving = Writing<'leave'>

/** What stands against going out of a building, before and when it is carried out. */
export const leaveHindrances: BaRefusal<Leaving>[] = [
  {
    rule: 'BA-6.1.1-03',
    message: 'ba.refuse.notInside',
    values: unitName,
    stop: true,
    when: context => writer(context).building === null,
  },
  {
    rule: 'BA-1.3.1-01',
    message: 'ba.refuse.notItsFormation',
    values: formationNames,
    stop: true,
    when: context => !mayForm(writer(context), context.part),
  },
  {
    rule: 'BA-1.3.1-12',
    message: 'ba.refuse.frontOfColumn',
    values: context => frontLimits(context, context.part.figures),
    stop: true,
    when: ({ part }) =>
      !isFrontLawful({ kind: part.formation, front: part.front, gap: null }, part.figures),
  },
  {
    rule: 'BA-6.1.1-06',
    message: 'ba.refuse.partOfFigures',
    values: context => ({ ...unitName(context), least: leastFigures }),
    stop: true,
    when: context => !isShareLawful(writer(context), context.part.figures),
  },
  {
    rule: 'BA-6.1.1-03',
    message: 'ba.refuse.notBesideBuilding',
    values: unitName,
    when: context => !isBesideIt(context),
  },
  {
    rule: 'BA-2.2.1-05',
    message: 'ba.refuse.noRoomToForm',
    values: unitName,
    when: ({ part, ...context }) => !isOnFreeGround(context.state, outside(writer(context), part)),
  },
]

const refusals = refusalsWith(leaveHindrances)

/** [BA-1.3.2-03] Light infantry may come out as a skirmish line. */
function mayForm(unit: Unit, { formation }: LeavePart): boolean {
  if (formation === 'skirmish' && !unit.isLight) return false
  return formationsFor(unit).includes(formation)
}

function isBesideIt({ part, ...context }: Leaving): boolean {
  const unit = writer(context)
  if (unit.building === null) return false
  return touchesBuilding(outside(unit, part), terrainOf(context.state, unit.building))
}

/** The formation in which it comes out; a skirmish line with its closest gap. */
export function formationOutside(unit: Unit, { formation: kind, front }: LeavePart): Formation {
  return { kind, front, gap: kind === 'skirmish' ? gapsFor(unit).least : null }
}

/** What comes out, as it is to stand. */
export function outside(unit: Unit, part: LeavePart): Standing {
  const { figures, x, y, heading } = part
  const formation = formationOutside(unit, part)
  return { arm: unit.arm, guns: [], walls: null, figures, formation, x, y, heading }
}

/** [BA-6.1.1-03] A garrison, or a part of it, comes out into any formation in contact. */
export const leave: BaOrderRules<'leave'> = {
  shape: {
    unit: { type: 'text' },
    formation: { type: 'text', values: formationKinds },
    front: { type: 'oneOf', of: [{ type: 'nothing' }, { type: 'integer', from: 1 }], usual: null },
    figures: { type: 'integer', from: 1 },
    x: { type: 'integer', unit: 'length' },
    y: { type: 'integer', unit: 'length' },
    heading: { type: 'integer', from: 0, to: 35_999, unit: 'angle' },
  },
  judge: (state, seat, order) =>
    judgeBy(refusals, { state, seat, unit: order.unit, part: partOf(order) }),
  execute: (table, seat, order) => writePart(table, seat, order.unit, partOf(order)),
  legalOrders: (state, seat) =>
    unitsToWriteFor(state, seat, 'leave').flatMap(unit =>
      placesOutside(unit)
        .filter(part => isAllowed(refusals, { state, seat, unit: unit.id, part }))
        .map(part => ({ ...part, unit: unit.id })),
    ),
  again: true,
  tool: {
    tool: 'list',
    piece: order => order.unit,
    isRare: isUnusual,
    leads(state, _seat, order) {
      const unit = findUnit(state, order.unit)
      if (!unit) return []
      return [hullOf(unit), hullOf(outside(unit, partOf(order)))]
    },
  },
  describe: (state, order) => ({
    key: 'ba.order.leave',
    values: {
      unit: nameOfUnit(state, order.unit),
      figures: order.figures,
      formation: { key: `ba.formation.${order.formation}` },
      compass: compassOf(order.heading),
      building: buildingName(state, order.unit),
    },
  }),
}

function buildingName(state: State, unit: string): Value {
  return placeName(state, findUnit(state, unit)?.building ?? '')
}

/** Of all ways out the plainest are offered first: as a line, by each wall. */
function isUnusual({ formation }: LeavePart): boolean {
  return formation !== 'line'
}

/** The whole garrison before each wall, its back to it, in each of its formations. */
function placesOutside(unit: Unit): LeavePart[] {
  if (unit.building === null) return []
  const shapes = formationsFor(unit).flatMap(kind => shapesOf(unit, kind).slice(0, 1))
  return shapes.flatMap(shape =>
    edgesOf(unit).map((wall): LeavePart => {
      const { figures } = unit
      const part = { kind: 'leave', formation: shape.kind, front: shape.front, figures } as const
      const body = {
        ...unit,
        walls: null,
        formation: formationOutside(unit, { ...part, x: 0, y: 0, heading: 0 }),
      }
      const pose = { ...middleOf(wall), heading: wall.outward }
      const centre = offset(pose, sizeOfUnit(body).depth / 2, 0)
      return { ...part, ...poseWithCentre(body, centre, wall.outward) }
    }),
  )
}
