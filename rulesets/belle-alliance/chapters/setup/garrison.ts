import { isAllowed, judgeBy, field } from '@grognard/umpire'
import type { Seat, Value } from '@grognard/umpire'
import { boxOf, findBuilding, garrisonOf, roomIn } from '../../model/buildings.ts'
import { piecesOf } from '../../model/ground/land.ts'
import { listed, nameOf, nameOfGround, nameOfUnit } from '../../model/names.ts'
import { placeName } from '../../model/places.ts'
import { followUnits, staffPlaces } from '../../model/staff.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { findUnit, isInfantry } from '../../model/units.ts'
import type { BaOrderRules, BaRefusal } from '../../rules.ts'
import { isInZone, isToDeploy, unitsToDeploy } from './deploy.ts'

interface Garrisoning {
  state: State
  seat: Seat
  unit: Unit | undefined
  building: string
}

const names = ({ state, unit, building }: Garrisoning) => ({
  unit: unit ? nameOf(unit) : '',
  building: placeName(state, building),
})

/** The buildings of the seat's zone by name, with the figures that each has room for and their id. */
function buildingsTold({ state, seat }: Garrisoning): Value {
  const told = piecesOf(state, 'building')
    .filter(piece => isInZone(state, seat, boxOf(piece)))
    .map(({ id }) => ({
      key: 'ba.building.room',
      values: { id, building: placeName(state, id), room: roomIn(state, id) },
    }))
  return told.length === 0 ? { key: 'ba.building.none' } : listed(told)
}

const garrisonRefusals: readonly BaRefusal<Garrisoning>[] = [
  {
    rule: 'BA-1.1.9-01',
    message: 'ba.refuse.notToDeploy',
    when: ({ seat, unit }) => !isToDeploy(unit, seat),
    stop: true,
  },
  {
    rule: 'BA-6.1.1-01',
    message: 'ba.refuse.noBuildingToPlaceIn',
    values: context => ({ building: context.building, others: buildingsTold(context) }),
    when: ({ state, building }) => !findBuilding(state, building),
    stop: true,
  },
  {
    rule: 'BA-6.1.1-02',
    message: 'ba.refuse.onlyInfantryInside',
    values: names,
    when: ({ unit }) => unit === undefined || !isInfantry(unit),
    stop: true,
  },
  {
    rule: 'BA-1.1.9-01',
    message: 'ba.refuse.buildingOutsideZone',
    values: names,
    when: ({ state, seat, building }) => {
      const piece = findBuilding(state, building)
      return piece !== undefined && !isInZone(state, seat, boxOf(piece))
    },
  },
  {
    rule: 'BA-6.1.2-04',
    message: 'ba.refuse.enemyInside',
    values: names,
    when: ({ state, seat, building }) => garrisonOf(state, building).some(one => one.seat !== seat),
  },
  {
    rule: 'BA-6.1.1-03',
    message: 'ba.refuse.insideAlready',
    values: names,
    when: ({ unit, building }) => unit?.building === building,
    stop: true,
  },
  {
    rule: 'BA-6.1.1-01',
    message: 'ba.refuse.tooManyToPlaceIn',
    values: context => ({
      ...names(context),
      figures: context.unit?.figures ?? 0,
      room: roomIn(context.state, context.building),
    }),
    when: ({ state, unit, building }) => (unit?.figures ?? 0) > roomIn(state, building),
  },
]

export const garrisonShape = { unit: field.piece, building: field.place }

/** [BA-1.1.9-01] [BA-6.1.1-01] Before the battle infantry is placed in a building with room for it. */
export const garrison: BaOrderRules<'garrison'> = {
  shape: garrisonShape,
  judge: (state, seat, { unit, building }) =>
    judgeBy(garrisonRefusals, { state, seat, unit: findUnit(state, unit), building }),
  execute(table, seat, { unit, building }) {
    const places = staffPlaces(table.state)
    table.emit({ kind: 'unitGarrisoned', seat, unit, building })
    followUnits(table, places)
  },
  legalOrders: (state, seat) =>
    unitsToDeploy(state, seat)
      .filter(isInfantry)
      .flatMap(unit => piecesOf(state, 'building').map(({ id: building }) => ({ unit, building })))
      .filter(pair => isAllowed(garrisonRefusals, { state, seat, ...pair }))
      .map(({ unit, building }) => ({ kind: 'garrison', unit: unit.id, building })),
  excludeFromSearch: true,
  tool: { tool: 'list', piece: ({ unit }) => unit, target: ({ building }) => building },
  describe: (state, { unit, building }) => ({
    key: 'ba.order.garrison',
    values: { unit: nameOfUnit(state, unit), building: nameOfGround(state, building) },
  }),
}
