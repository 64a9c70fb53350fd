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
import { refuse, stop } from '../../words.ts'
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
  stop('BA-1.1.9-01', 'ba.refuse.notToDeploy', ({ seat, unit }) => !isToDeploy(unit, seat)),
  stop(
    'BA-6.1.1-01',
    'ba.refuse.noBuildingToPlaceIn',
    ({ state, building }) => !findBuilding(state, building),
    c => ({ others: buildingsTold(c) }),
  ),
  stop(
    'BA-6.1.1-02',
    'ba.refuse.onlyInfantryInside',
    ({ unit }) => unit === undefined || !isInfantry(unit),
    names,
  ),
  refuse(
    'BA-1.1.9-01',
    'ba.refuse.buildingOutsideZone',
    ({ state, seat, building }) => {
      const piece = findBuilding(state, building)
      return piece !== undefined && !isInZone(state, seat, boxOf(piece))
    },
    names,
  ),
  refuse(
    'BA-6.1.2-04',
    'ba.refuse.enemyInside',
    ({ state, seat, building }) => garrisonOf(state, building).some(one => one.seat !== seat),
    names,
  ),
  stop(
    'BA-6.1.1-03',
    'ba.refuse.insideAlready',
    ({ unit, building }) => unit?.building === building,
    names,
  ),
  refuse(
    'BA-6.1.1-01',
    'ba.refuse.tooManyToPlaceIn',
    ({ state, unit, building }) => (unit?.figures ?? 0) > roomIn(state, building),
    c => ({
      ...names(c),
      figures: c.unit?.figures ?? 0,
      room: roomIn(c.state, c.building),
    }),
  ),
]

export const garrisonShape = { unit: field.piece('block'), building: field.place('building') }

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
