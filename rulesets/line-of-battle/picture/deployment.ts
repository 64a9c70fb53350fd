import type { GroundShape, Seat } from '@grognard/umpire'
import { playerOf } from '../players.ts'
import { areasFor } from '../setup/placement.ts'
import { freeQuarters, quarterArea } from '../setup/quarters.ts'
import type { Area } from '../setting.ts'
import type { Ship, State } from '../state.ts'

/** The steps at which ships are put on the board. */
const placingSteps = ['place', 'vanguard', 'reinforcement']

/** [LOB-040] [LOB-042] While a seat is asked to place its ships, the ground it may place them on. */
export function deploymentZones(state: State): GroundShape[] {
  const top = state.place[state.place.length - 1]
  if (top?.at === 'quarter') return top.waiting.flatMap(seat => quarterZones(state, seat))
  if (!top || !placingSteps.includes(top.at)) return []
  const isAsked = (ship: Ship) => ship.status === 'waiting' && top.waiting.includes(ship.seat)
  const zones = state.ships.filter(isAsked).flatMap(ship => zonesOf(state, ship))
  const drawn = new Map(zones.map(zone => [JSON.stringify(zone), zone]))
  return [...drawn.values()]
}

/** [LOB-040] The quarters that a seat may choose from. */
function quarterZones(state: State, seat: Seat): GroundShape[] {
  const player = playerOf(state, seat)
  return freeQuarters(state, seat).map(quarter => ({
    kind: 'zone',
    polygon: cornersOf(quarterArea(state, { ...player, quarter })),
    label: {
      key: 'lob.zone.quarter',
      values: { seat: { key: `seat.${seat}` }, quarter: { key: `lob.quarter.${quarter}` } },
    },
  }))
}

function zonesOf(state: State, ship: Ship): GroundShape[] {
  const seat = { key: `seat.${ship.seat}` }
  return areasFor(state, ship).map(area => ({
    kind: 'zone',
    polygon: cornersOf(area),
    label: {
      key: area.isForMerchantmen ? 'lob.zone.merchantmen' : 'lob.zone.fleet',
      values: { seat },
    },
  }))
}

function cornersOf({ x, y, width, height }: Area): number[] {
  return [x, y, x + width, y, x + width, y + height, x, y + height]
}
