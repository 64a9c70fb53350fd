/** [BA-1.1.9-01] A piece of terrain; points as x, y, x, y … in 1/1000 cm. */
export interface Terrain {
  id: string
  kind: TerrainKind
  name: string
  /** A polygon of areas, a line of linear pieces, roads and streams. */
  points: number[]
  /** Levels of a hill above the plain; height of a wood or building in levels above its ground. */
  level: number
  /** What a linear piece or a building is made of, for the eye and for the name. */
  look: Look
  /** Breadth of a linear piece, 1/1000 cm; else 0. */
  width: number
  obstacle: Class | null
  cover: Class | null
  /** [BA-6.2.0-02] Depth of a wood's edge, 1/1000 cm, and its obstacle and cover. */
  edgeDepth: number
  edgeObstacle: Class | null
  edgeCover: Class | null
  isNonRicochet: boolean
  /** [BA-1.3.5-01] Of a road or bridge across water: what it is built of. */
  crossing: 'none' | 'woodenBridge' | 'stoneBridge' | 'ford'
  /** Figures a building holds; else 0. */
  capacity: number
  isStrengthened: boolean
  isDestroyed: boolean
  /** The unit whose work it is, or empty. */
  builtBy: string
}

/** Classes of obstacles and of cover as the book prints them. */
export type Class = 'I' | 'II' | 'III'

export type TerrainKind =
  | 'hill'
  | 'wood'
  | 'building'
  | 'linear'
  | 'road'
  | 'stream'
  | 'difficult'
  | 'slope'

export type Look =
  | 'plain'
  | 'hedge'
  | 'wall'
  | 'dyke'
  | 'ditch'
  | 'wooden'
  | 'stone'
  | 'field'
  | 'orchard'
  | 'marsh'
  | 'abatis'
  | 'chevaux'
  | 'barricade'
  | 'epaulement'
