import type { Seat } from '@grognard/umpire'
import type { Enlisted } from '../orders.ts'
import type { Ship } from '../state.ts'

export type SetupEvent =
  /** Clock in minutes after midnight. */
  | { kind: 'conditionsChosen'; seat: Seat; clock: number; weather: number }
  | { kind: 'firstWeatherRolled'; weather: number }
  | { kind: 'firstHourRolled'; clock: number }
  /** The heading the wind comes from. */
  | { kind: 'firstWindFound'; windFrom: number }
  /** Built in secret: `hidden` is all that the other seats are told. */
  | { kind: 'fleetBuilt'; seat: Seat; ships: Enlisted[] | 'hidden' }
  | { kind: 'fleetMustered'; seat: Seat; ships: Ship[]; isDrawn: boolean }
  /** Seats from the highest die to the lowest. */
  | { kind: 'quartersRolled'; order: Seat[] }
  | { kind: 'quarterChosen'; seat: Seat; quarter: number }
  | { kind: 'edgeChosen'; seat: Seat; edge: number }
  | { kind: 'shipPlaced'; seat: Seat; ship: string; x: number; y: number; heading: number }
