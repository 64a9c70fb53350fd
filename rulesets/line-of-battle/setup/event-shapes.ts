import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import { either, yesNo, number, listed } from '@grognard/umpire/shape-words.ts'
import { seat, ship, along, heading, quarterHeading } from '../setting-shape.ts'
import { enlisted, shipRow } from '../state-shape.ts'
import type { SetupEvent } from './events.ts'

export const setupEventShapes: EventShapes<SetupEvent> = {
  conditionsChosen: { seat: seat, clock: number, weather: number },
  firstWeatherRolled: { weather: number },
  firstHourRolled: { clock: number },
  firstWindFound: { windFrom: quarterHeading },
  fleetBuilt: { seat: seat, ships: either({ type: 'text', values: ['hidden'] }, listed(enlisted)) },
  fleetMustered: { seat: seat, ships: listed(shipRow), isDrawn: yesNo },
  quartersRolled: { order: listed(seat) },
  quarterChosen: { seat: seat, quarter: number },
  edgeChosen: { seat: seat, edge: quarterHeading },
  shipPlaced: { seat: seat, ship: ship, x: along, y: along, heading: heading },
}
