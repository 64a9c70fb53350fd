import type { StationedShip } from './build.ts'
import { stationedScenario } from './stationed.ts'

const british: StationedShip[] = [
  {
    name: 'HMS Barfleur',
    card: 'line2',
    nation: 'england',
    x: 16,
    y: 12,
    heading: 0,
    officer: 'commodore',
  },
  { name: 'HMS Invincible', card: 'line3', nation: 'england', x: 20, y: 12, heading: 0 },
  { name: 'HMS Culloden', card: 'line3', nation: 'england', x: 24, y: 12, heading: 0 },
  { name: 'HMS Gibraltar', card: 'line3', nation: 'england', x: 28, y: 12, heading: 0 },
  {
    name: 'HMS Queen Charlotte',
    card: 'line1',
    nation: 'england',
    x: 32,
    y: 12,
    heading: 0,
    officer: 'admiral',
  },
  { name: 'HMS Brunswick', card: 'line3', nation: 'england', x: 36, y: 12, heading: 0 },
  { name: 'HMS Valiant', card: 'line3', nation: 'england', x: 40, y: 12, heading: 0 },
  { name: 'HMS Orion', card: 'line3', nation: 'england', x: 44, y: 12, heading: 0 },
]

const french: StationedShip[] = [
  { name: 'Tyrannicide', card: 'line3', nation: 'france', x: 14, y: 30, heading: 270 },
  { name: 'Juste', card: 'line3', nation: 'france', x: 17.8, y: 30, heading: 270 },
  {
    name: 'Montagne',
    card: 'line1',
    nation: 'france',
    x: 21.6,
    y: 30,
    heading: 270,
    officer: 'viceAdmiral',
  },
  { name: 'Jacobin', card: 'line3', nation: 'france', x: 25.4, y: 30, heading: 270 },
  { name: 'Achille', card: 'line3', nation: 'france', x: 29.2, y: 30, heading: 270 },
  { name: 'Vengeur du Peuple', card: 'line3', nation: 'france', x: 33, y: 30, heading: 270 },
  { name: 'Patriote', card: 'line3', nation: 'france', x: 36.8, y: 30, heading: 270 },
  { name: 'Northumberland', card: 'line3', nation: 'france', x: 40.6, y: 30, heading: 270 },
]

/** [LOB-S-6] The two centres off Ushant, 1 June 1794: line abreast against line ahead. */
export const firstOfJune = stationedScenario({
  title: 'lob.scenario.firstOfJune',
  id: 'first-of-june',
  turnLimit: 14,
  width: 60,
  height: 48,
  clock: 9 * 60 + 30,
  weather: 3,
  windFrom: 180,
  nations: ['england', 'france'],
  fleets: [british, french],
})
