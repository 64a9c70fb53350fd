import { inches } from '@grognard/geometry/measured/units.ts'
import type { Area } from '../model/state.ts'
import { pointsOption } from './choices.ts'
import {
  areaFor,
  land,
  musteredScenario,
  objective,
  shallows,
  stationedScenario,
} from './stationed.ts'
import type { StationedShip } from './stationed.ts'

/** The harbour mouth on the east edge, between two headlands. */
const entrance = { edge: 9000, from: inches(20), to: inches(28) }
const southHead = land('southHead', [44, 0], [48, 0], [48, 20], [45.5, 20], [45, 12])
const northHead = land('northHead', [45.5, 28], [48, 28], [48, 48], [44, 48], [45, 36])

/** [LOB-S-4] Fleet A must reach the harbour through the fleet that blockades it. */
export const blockadeRunners = musteredScenario({
  title: 'lob.scenario.blockadeRunners',
  id: 'blockade-runners',
  turnLimit: 26,
  clock: 12 * 60,
  points: { pointsA: pointsOption(3500), pointsB: pointsOption(2500) },
  nations: ['france', 'england'],
  terrain: [southHead, northHead],
  rules: {
    deployment: 'blockade',
    victory: 'blockade',
    areas: [areaFor(0, [0, 0], [16, 48]), areaFor(1, [16, 0], [32, 48])],
    entrance,
    hasRandomWeather: true,
    hasRandomHour: true,
    canRecentre: false,
  },
})

/** A square around the middle of the board; its size is a reconstruction. */
const middle = (isForMerchantmen: boolean, size: number): Area => ({
  side: 0,
  isForMerchantmen,
  x: inches(24 - size / 2),
  y: inches(24 - size / 2),
  width: inches(size),
  height: inches(size),
})

/** [LOB-S-2] Five merchantmen and their escort against a fleet that comes in over one edge. */
export const convoy = musteredScenario({
  title: 'lob.scenario.convoy',
  id: 'convoy',
  turnLimit: 16,
  clock: 12 * 60,
  points: { pointsA: pointsOption(2500), pointsB: pointsOption(2500) },
  nations: ['england', 'france'],
  rules: {
    deployment: 'convoy',
    victory: 'convoy',
    areas: [middle(true, 12), middle(false, 28)],
    hasCommonHeading: [true, false],
    exitEdges: [0, 9000, 18000, 27000],
    hasRandomWeather: true,
    hasRandomHour: true,
    canRecentre: false,
  },
  hasConvoy: true,
})

const EAST = 9000

/** More would not find room in the basin; our own limit. */
const mostInHarbour = 6000

/** The west coast: a harbour basin behind moles, a quay along the edge, one channel out. */
const coast = land(
  'coast',
  [0, 0],
  [14, 0],
  [14, 22],
  [10, 22],
  [10, 18],
  [0.5, 18],
  [0.5, 30],
  [10, 30],
  [10, 26],
  [14, 26],
  [14, 48],
  [0, 48],
)
const channel = shallows('channel', 3, [10, 22], [14, 22], [14, 26], [10, 26])

/** [LOB-S-3] Fleet A lies in harbour behind a narrow channel and chooses its hour. */
export const puttingToSea = musteredScenario({
  title: 'lob.scenario.puttingToSea',
  id: 'putting-to-sea',
  turnLimit: 24,
  clock: 8 * 60,
  points: { pointsA: pointsOption(4000, mostInHarbour), pointsB: pointsOption(2500) },
  nations: ['france', 'england'],
  terrain: [coast, channel],
  rules: {
    deployment: 'puttingToSea',
    victory: 'puttingToSea',
    areas: [areaFor(0, [0.5, 18], [10, 30]), areaFor(1, [34, 4], [46, 44])],
    hasCommonHeading: [false, true],
    exitEdges: [EAST],
    chooser: 'a',
    canRecentre: false,
  },
})

const SOUTH = 18_000

const island = land('island', [16, 24], [32, 24], [34, 32], [28, 36], [18, 35], [14, 30])
const shoals = shallows('shoals', 2, [13, 21], [35, 21], [37, 33], [29, 39], [16, 38], [11, 30])

const landingForce: StationedShip[] = [
  { name: 'HMS Amphion', card: 'frigate5', nation: 'england', x: 24, y: 4, heading: 0 },
  { name: 'HMS Weazle', card: 'brig', nation: 'england', x: 20, y: 4, heading: 0 },
]

const coastGuard: StationedShip[] = [
  { name: 'Corvette 1', card: 'corvette', nation: 'france', x: 44, y: 40, heading: 225 },
  { name: 'Brig 2', card: 'brig', nation: 'france', x: 4, y: 40, heading: 135 },
  { name: 'Schooner 3', card: 'schooner', nation: 'france', x: 44, y: 20, heading: 270 },
]

/** [LOB-S-8] A party is landed for a spy and taken off again. */
export const spy = stationedScenario({
  title: 'lob.scenario.spy',
  id: 'spy',
  turnLimit: 20,
  clock: 5 * 60,
  weather: 2,
  windFrom: 0,
  nations: ['england', 'france'],
  fleets: [landingForce, coastGuard],
  terrain: [island, shoals],
  objectives: [objective('spy', 'spy', 24, 31, 1)],
  rules: { victory: 'spy', exitEdges: [SOUTH], canRecentre: false, missionPoints: 15 },
})

/** [LOB-S-1] Two fleets of equal points in opposite quarters of the open sea. */
export const openBattle = musteredScenario({
  title: 'lob.scenario.openBattle',
  id: 'open-battle',
  turnLimit: 20,
  clock: 12 * 60,
  points: { points: pointsOption(5000) },
  nations: ['england', 'france'],
  rules: {
    deployment: 'quarters',
    hasCommonHeading: [true, true],
    hasRandomWeather: true,
    hasRandomHour: true,
  },
})
