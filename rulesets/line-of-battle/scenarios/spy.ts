import { stationedScenario } from './stationed.ts'
import type { StationedShip } from './stations.ts'
import { land, objective, shallows } from './terrain.ts'

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
