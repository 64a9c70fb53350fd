import type { Json, Seat } from '@grognard/umpire'

/** A flat polygon x0,y0,x1,y1 … */
export interface Terrain {
  kind: 'land' | 'depth'
  name: string
  polygon: number[]
  /** Draught that may enter: 0 for land. */
  depth: number
}

export interface Objective {
  id: string
  name: string
  x: number
  y: number
  priority: number
}

/** What the scenario rules itself. */
export interface ScenarioRules {
  turnLimit: number
  /** How each side deploys. */
  deployment: 'fixed' | 'quarters' | 'convoy' | 'puttingToSea' | 'blockade'
  victory: 'points' | 'convoy' | 'puttingToSea' | 'blockade' | 'spy' | 'duel'
  /** Most points of a fleet by side; 0 where the scenario gives the fleets. */
  points: number[]
  fleets: 'given' | 'built' | 'drawn'
  /** Whether the first broadsides are double-loaded, by side. */
  isDoubleLoaded: boolean[]
  /** Areas to deploy in; none where quarters or edges rule. */
  areas: Area[]
  /** Whether all ships of a side must have one heading, by side. */
  hasCommonHeading: boolean[]
  /** Headings of the edges over which leaving counts for the scenario's victory. */
  exitEdges: number[]
  /** The harbour entrance: a stretch of an edge by heading of the edge and from-to along it. */
  entrance: { edge: number; from: number; to: number } | null
  hasRandomWeather: boolean
  hasRandomHour: boolean
  hasRandomWind: boolean
  /** The seat that chooses hour and weather. */
  chooser: Seat | null
  /** Pure sea battles may be re-centred. */
  canRecentre: boolean
  missionPoints: number
  /** The least difference of points that is a victory. */
  leastLead: number
}

/** Ground to deploy on. */
export interface Area {
  side: number
  isForMerchantmen: boolean
  x: number
  y: number
  width: number
  height: number
}

/** What players bring to a battle, by name. */
export type Papers = Record<string, Json>
