import { isAllowed } from '@grognard/umpire'
import { leastFigures } from '../../book/tables/morale.ts'
import { findBuilding, garrisonOf, roomIn } from '../../model/buildings.ts'
import {
  clauseRulesFromList,
  following,
  isPossible,
  unitIn,
  unitName,
  withCommonRefusals,
  writtenShape,
} from '../../model/clauses.ts'
import type { ContextOf, Following } from '../../model/clauses.ts'
import { touchesBuilding } from '../../model/contact.ts'
import { piecesOf } from '../../model/ground/land.ts'
import { nameOfGround, nameOfUnit } from '../../model/names.ts'
import { partedFigures } from '../../model/parting.ts'
import type { Advance, State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { findUnit, isOnBoard, terrainOf, unitOf } from '../../model/units.ts'
import type { BaOrderRules, BaRefusal, BaTable } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

type Occupying = ContextOf<'occupy'>

const bothNames = (context: Occupying) => ({
  ...unitName(context),
  building: terrainOf(context.state, context.clause.building).name,
})

/** What stands against going into a building, before and when it is carried out. */
const occupyRefusals: BaRefusal<Occupying>[] = [
  stop('BA-6.1.1-02', 'ba.refuse.onlyInfantryInside', c => unitIn(c).arm !== 'infantry', unitName),
  stop(
    'BA-6.1.1-01',
    'ba.refuse.noSuchBuilding',
    ({ state, clause }) => !findBuilding(state, clause.building),
  ),
  stop('BA-6.1.1-03', 'ba.refuse.notAtBuilding', c => !isAtIt(c), bothNames),
  refuse(
    'BA-6.1.2-04',
    'ba.refuse.enemyInside',
    ({ state, seat, clause }) =>
      garrisonOf(state, clause.building).some(unit => unit.seat !== seat),
    bothNames,
  ),
  refuse(
    'BA-6.1.1-01',
    'ba.refuse.buildingFull',
    ({ state, clause }) => clause.figures > roomIn(state, clause.building),
    c => ({
      ...bothNames(c),
      room: roomIn(c.state, c.clause.building),
    }),
  ),
  refuse(
    'BA-6.1.1-06',
    'ba.refuse.partOfFigures',
    c => !isShareLawful(unitIn(c), c.clause.figures),
    c => ({ ...unitName(c), least: leastFigures }),
  ),
]

const refusals = withCommonRefusals(occupyRefusals)

function isAtIt(context: Occupying): boolean {
  const unit = unitIn(context)
  const building = terrainOf(context.state, context.clause.building)
  return unit.building === null && touchesBuilding(unit, building)
}

/** [BA-6.1.1-06] [BA-5.5.2-04] All figures, or a part that leaves two units fit to stand. */
export function isShareLawful(unit: Unit, figures: number): boolean {
  if (figures === unit.figures) return true
  return figures >= leastFigures && unit.figures - figures >= leastFigures
}

/** [BA-6.1.1-03] Infantry in contact goes in, as a whole or in part. */
export const occupy: BaOrderRules<'occupy'> = {
  shape: writtenShape('occupy'),
  ...clauseRulesFromList('occupy', refusals, (unit, state) => occupationsFor(state, unit)),
  tool: {
    tool: 'list',
    piece: order => order.unit,
    target: order => order.building,
    like: (state, _seat, unit) =>
      piecesOf(state, 'building').map(({ id: building }) => {
        const { figures } = unitOf(state, unit)
        return { kind: 'occupy', unit, building, figures }
      }),
  },
  describe: (state, order) => ({
    key: 'ba.order.occupy',
    values: {
      unit: nameOfUnit(state, order.unit),
      figures: order.figures,
      building: nameOfGround(state, order.building),
    },
  }),
}

/** As many as there is room for, at most all. */
function occupationsFor(state: State, unit: Unit) {
  return piecesOf(state, 'building')
    .filter(building => touchesBuilding(unit, building))
    .map(({ id: building }) => {
      const figures = Math.min(unit.figures, roomIn(state, building))
      return { kind: 'occupy', building, figures } as const
    })
}

/** [BA-6.1.1-03] Those that go in, one after the other while there is room. */
export function enterBuildings(table: BaTable): void {
  const entering = following(table, 'occupy', occupyRefusals)
  const contested = contestedBuildings(entering)
  for (const building of contested) stopAll(table, building, entering)
  for (const one of entering) if (!contested.has(one.clause.building)) enter(table, one)
}

/** [BA-6.1.1-04] Buildings that units of both sides want. */
function contestedBuildings(entering: readonly Following<'occupy'>[]): Set<string> {
  const wanted = entering.filter(({ unit, clause }) =>
    entering.some(
      rival => rival.clause.building === clause.building && rival.unit.seat !== unit.seat,
    ),
  )
  return new Set(wanted.map(({ clause }) => clause.building))
}

function stopAll(table: BaTable, building: string, entering: readonly Following<'occupy'>[]): void {
  const rivals = entering.filter(({ clause }) => clause.building === building)
  table.emit({ kind: 'buildingContested', building, units: rivals.map(({ unit }) => unit.id) })
}

function enter(table: BaTable, { unit, clause }: Following<'occupy'>): void {
  if (!isPossible(table, unit, clause, occupyRefusals)) return
  putInside(table, unit, clause)
}

function putInside(
  table: BaTable,
  unit: Unit,
  { figures, building }: { figures: number; building: string },
): void {
  const id = figures < unit.figures ? splitOff(table, unit, figures) : unit.id
  table.emit({ kind: 'buildingOccupied', seat: unit.seat, unit: id, building })
}

/** [BA-4.1.4-05] [BA-6.1.1-05] Who comes to an empty building by its continued advance goes in. */
export function occupyAdvancing(table: BaTable): void {
  for (const advance of table.state.advances.slice()) goIn(table, advance)
}

function goIn(table: BaTable, { unit: id, building }: Advance): void {
  const { state } = table
  const unit = findUnit(state, id)
  if (building === null || !unit || !isOnBoard(unit) || !findBuilding(state, building)) return
  const figures = Math.min(unit.figures, roomIn(state, building))
  const clause = { kind: 'occupy' as const, building, figures }
  const mayGoIn = isAllowed(occupyRefusals, { state, seat: unit.seat, unit: id, clause })
  if (figures > 0 && mayGoIn) putInside(table, unit, clause)
}

/** [BA-6.1.1-06] [BA-2.1.0-01] The part that goes in, or stays in, is the new unit. */
export function splitOff(table: BaTable, unit: Unit, figures: number): string {
  const { id, seat } = unit
  const parted = partedFigures(table.state, unit, figures)
  table.emit({ kind: 'unitSplit', seat, unit: id, ...parted })
  return parted.part.id
}
