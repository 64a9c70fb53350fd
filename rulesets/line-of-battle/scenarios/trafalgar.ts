import type { StationedShip } from './build.ts'
import { stationedScenario } from './stationed.ts'

const weatherColumn: StationedShip[] = [
  {
    name: 'HMS Victory',
    card: 'line1',
    nation: 'england',
    x: 22,
    y: 30.5,
    heading: 90,
    officer: 'viceAdmiral',
  },
  { name: 'HMS Temeraire', card: 'line2', nation: 'england', x: 18, y: 30.5, heading: 90 },
  { name: 'HMS Neptune', card: 'line2', nation: 'england', x: 14.2, y: 30.5, heading: 90 },
  { name: 'HMS Leviathan', card: 'line3', nation: 'england', x: 10.5, y: 30.5, heading: 90 },
  {
    name: 'HMS Britannia',
    card: 'line1',
    nation: 'england',
    x: 6.5,
    y: 30.5,
    heading: 90,
    officer: 'commodore',
  },
  { name: 'HMS Conqueror', card: 'line3', nation: 'england', x: 2.5, y: 30.5, heading: 90 },
]

const combinedFleet: StationedShip[] = [
  { name: 'Héros', card: 'line3', nation: 'france', x: 34, y: 40, heading: 0 },
  {
    name: 'Santísima Trinidad',
    card: 'line1',
    nation: 'spain',
    x: 34,
    y: 36.2,
    heading: 0,
    officer: 'commodore',
  },
  {
    name: 'Bucentaure',
    card: 'line3',
    nation: 'france',
    x: 34,
    y: 32.4,
    heading: 0,
    officer: 'viceAdmiral',
  },
  { name: 'Redoutable', card: 'line3', nation: 'france', x: 34, y: 28.8, heading: 0 },
  { name: 'Neptune', card: 'line3', nation: 'france', x: 37, y: 31, heading: 0 },
  { name: 'San Leandro', card: 'line3', nation: 'spain', x: 37, y: 27, heading: 0 },
  { name: 'San Justo', card: 'line3', nation: 'spain', x: 36.5, y: 23.5, heading: 0 },
  { name: 'Indomptable', card: 'line3', nation: 'france', x: 34, y: 21, heading: 0 },
]

/** [LOB-S-5] The head of the weather column runs down on the Combined Fleet, 21 October 1805. */
export const trafalgar = stationedScenario({
  title: 'lob.scenario.trafalgar',
  id: 'trafalgar',
  turnLimit: 12,
  width: 60,
  height: 48,
  clock: 12 * 60 + 30,
  weather: 2,
  windFrom: 270,
  nations: ['england', 'france'],
  fleets: [weatherColumn, combinedFleet],
})
