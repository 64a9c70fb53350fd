import { offset } from '@grognard/geometry/measured/pose.ts'
import type { Value } from '@grognard/umpire'
import { leastFigures } from '../../book/tables/morale.ts'
import type { Change } from '../../model/changes.ts'
import {
  clauseIn,
  clauseRulesFromList,
  following,
  unitIn,
  unitName,
  withCommonRefusals,
  writtenShape,
} from '../../model/clauses.ts'
import type { ClauseOf, ContextOf, Following } from '../../model/clauses.ts'
import { isOnFreeGround, touchesBuilding } from '../../model/contact.ts'
import { edgesOf, hullOf, middleOf, poseWithCentre, sizeOfUnit } from '../../model/footprint.ts'
import type { Standing } from '../../model/footprint.ts'
import {
  formationNames,
  formationsFor,
  frontLimits,
  gapsFor,
  isFrontLawful,
  shapesOf,
} from '../../model/formations.ts'
import { compassOf, nameOfUnit } from '../../model/names.ts'
import { placeName } from '../../model/places.ts'
import type { State } from '../../model/state.ts'
import type { Formation, Unit } from '../../model/unit.ts'
import { findUnit, terrainOf, unitOf } from '../../model/units.ts'
import type { BaOrderRules, BaRefusal, BaTable } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'
import { isShareLawful, splitOff } from './occupy.ts'

type Leaving = ContextOf<'leave'>

/** What stands against going out of a building, before and when it is carried out. */
const leaveRefusals: BaRefusal<Leaving>[] = [
  stop('BA-6.1.1-03', 'ba.refuse.notInside', c => unitIn(c).building === null, unitName),
  stop(
    'BA-1.3.1-01',
    'ba.refuse.notItsFormation',
    c => !mayForm(unitIn(c), c.clause),
    formationNames,
  ),
  stop(
    'BA-1.3.1-12',
    'ba.refuse.frontOfColumn',
    ({ clause }) =>
      !isFrontLawful({ kind: clause.formation, front: clause.front, gap: null }, clause.figures),
    c => frontLimits(c, c.clause.figures),
  ),
  stop(
    'BA-6.1.1-06',
    'ba.refuse.partOfFigures',
    c => !isShareLawful(unitIn(c), c.clause.figures),
    c => ({ ...unitName(c), least: leastFigures }),
  ),
  refuse('BA-6.1.1-03', 'ba.refuse.notBesideBuilding', c => !isBesideIt(c), unitName),
  refuse(
    'BA-2.2.1-05',
    'ba.refuse.noRoomToForm',
    ({ clause, ...context }) => !isOnFreeGround(context.state, outside(unitIn(context), clause)),
    unitName,
  ),
]

const refusals = withCommonRefusals(leaveRefusals)

/** [BA-1.3.2-03] Light infantry may come out as a skirmish line. */
function mayForm(unit: Unit, { formation }: ClauseOf<'leave'>): boolean {
  if (formation === 'skirmish' && !unit.isLight) return false
  return formationsFor(unit).includes(formation)
}

function isBesideIt({ clause, ...context }: Leaving): boolean {
  const unit = unitIn(context)
  if (unit.building === null) return false
  return touchesBuilding(outside(unit, clause), terrainOf(context.state, unit.building))
}

/** The formation in which it comes out; a skirmish line with its closest gap. */
function formationOutside(unit: Unit, { formation: kind, front }: ClauseOf<'leave'>): Formation {
  return { kind, front, gap: kind === 'skirmish' ? gapsFor(unit).least : null }
}

/** What comes out, as it is to stand. */
export function outside(unit: Unit, part: ClauseOf<'leave'>): Standing {
  const { figures, x, y, heading } = part
  const formation = formationOutside(unit, part)
  return { arm: unit.arm, guns: [], walls: null, figures, formation, x, y, heading }
}

/** [BA-6.1.1-03] A garrison, or a part of it, comes out into any formation in contact. */
export const leave: BaOrderRules<'leave'> = {
  shape: writtenShape('leave'),
  ...clauseRulesFromList('leave', refusals, placesOutside),
  tool: {
    tool: 'list',
    piece: order => order.unit,
    isRare: isUnusual,
    leads(state, _seat, order) {
      const unit = findUnit(state, order.unit)
      if (!unit) return []
      return [hullOf(unit), hullOf(outside(unit, clauseIn(order)))]
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
function isUnusual({ formation }: ClauseOf<'leave'>): boolean {
  return formation !== 'line'
}

/** The whole garrison before each wall, its back to it, in each of its formations. */
function placesOutside(unit: Unit): ClauseOf<'leave'>[] {
  if (unit.building === null) return []
  const shapes = formationsFor(unit).flatMap(kind => shapesOf(unit, kind).slice(0, 1))
  return shapes.flatMap(shape =>
    edgesOf(unit).map((wall): ClauseOf<'leave'> => {
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

/** [BA-6.1.1-03] */
export function leavings(table: BaTable): Change[] {
  return following(table, 'leave', leaveRefusals).map(leavingOf)
}

function leavingOf({ unit, clause }: Following<'leave'>): Change {
  const { id, seat } = unit
  const { x, y, heading } = clause
  const building = unit.building ?? ''
  return {
    unit: id,
    clause: 'leave',
    claims: [outside(unit, clause)],
    gives: [],
    execute(table) {
      leaveBehind(table, unitOf(table.state, id), clause.figures)
      const formation = formationOutside(unit, clause)
      table.emit({ kind: 'buildingLeft', seat, unit: id, building, formation, x, y, heading })
    },
  }
}

/** [BA-6.1.1-06] [BA-6.1.1-07] Those that stay are the new unit: order and effects go with the others. */
function leaveBehind(table: BaTable, unit: Unit, figures: number): void {
  if (figures < unit.figures) splitOff(table, unit, unit.figures - figures)
}
