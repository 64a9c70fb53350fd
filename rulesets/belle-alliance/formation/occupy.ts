import { isAllowed, judgeBy } from '@grognard/umpire'
import { partOf, unitsToWriteFor, writePart } from '../command/write-part.ts'
import { findBuilding, garrisonOf, roomIn } from '../ground/buildings.ts'
import { piecesOf } from '../ground/land.ts'
import { nameOfGround, nameOfUnit, thingNamed } from '../names.ts'
import type { BaOrderRules, BaRefusal } from '../rules.ts'
import type { State, Unit } from '../state.ts'
import { leastFigures } from '../tables/morale.ts'
import { terrainOf, unitOf } from '../units.ts'
import { touchesBuilding } from './contact.ts'
import { refusalsWith, unitName, writer } from './writing.ts'
import type { Writing } from './writing.ts'

type Occupying = Writing<'occupy'>

const bothNames = (context: Occupying) => ({
  ...unitName(context),
  building: terrainOf(context.state, context.part.building).name,
})

/** What stands against going into a building, before and when it is carried out. */
export const occupyHindrances: BaRefusal<Occupying>[] = [
  {
    rule: 'BA-6.1.1-02',
    message: 'ba.refuse.onlyInfantryInside',
    values: unitName,
    stop: true,
    when: context => writer(context).arm !== 'infantry',
  },
  {
    rule: 'BA-6.1.1-01',
    message: 'ba.refuse.noSuchBuilding',
    values: ({ state, part }) => ({ building: thingNamed(state, part.building) }),
    stop: true,
    when: ({ state, part }) => !findBuilding(state, part.building),
  },
  {
    rule: 'BA-6.1.1-03',
    message: 'ba.refuse.notAtBuilding',
    values: bothNames,
    stop: true,
    when: context => !isAtIt(context),
  },
  {
    rule: 'BA-6.1.2-04',
    message: 'ba.refuse.enemyInside',
    values: bothNames,
    when: ({ state, seat, part }) =>
      garrisonOf(state, part.building).some(unit => unit.seat !== seat),
  },
  {
    rule: 'BA-6.1.1-01',
    message: 'ba.refuse.buildingFull',
    values: context => ({
      ...bothNames(context),
      room: roomIn(context.state, context.part.building),
    }),
    when: ({ state, part }) => part.figures > roomIn(state, part.building),
  },
  {
    rule: 'BA-6.1.1-06',
    message: 'ba.refuse.partOfFigures',
    values: context => ({ ...unitName(context), least: leastFigures }),
    when: context => !isShareLawful(writer(context), context.part.figures),
  },
]

const refusals = refusalsWith(occupyHindrances)

function isAtIt(context: Occupying): boolean {
  const unit = writer(context)
  const building = terrainOf(context.state, context.part.building)
  return unit.building === null && touchesBuilding(unit, building)
}

/** [BA-6.1.1-06] [BA-5.5.2-04] All figures, or a part that leaves two units fit to stand. */
export function isShareLawful(unit: Unit, figures: number): boolean {
  if (figures === unit.figures) return true
  return figures >= leastFigures && unit.figures - figures >= leastFigures
}

/** [BA-6.1.1-03] Infantry in contact goes in, as a whole or in part. */
export const occupy: BaOrderRules<'occupy'> = {
  shape: {
    unit: { type: 'text' },
    building: { type: 'text' },
    figures: { type: 'integer', from: 1 },
  },
  judge: (state, seat, order) =>
    judgeBy(refusals, { state, seat, unit: order.unit, part: partOf(order) }),
  execute: (table, seat, order) => writePart(table, seat, order.unit, partOf(order)),
  legalOrders: (state, seat) =>
    unitsToWriteFor(state, seat, 'occupy').flatMap(unit =>
      occupationsFor(state, unit)
        .filter(part => isAllowed(refusals, { state, seat, unit: unit.id, part }))
        .map(part => ({ ...part, unit: unit.id })),
    ),
  again: true,
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
