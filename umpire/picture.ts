import type { Kind, Of, Seat } from './kind.ts'
import type { Message, Value } from './message.ts'

interface Measure {
  size: number
  key: string
}

/** What to draw, not how. Ground units: x east, y north; headings in hundredths of a degree. */
export interface Picture {
  /** The battle's own name where it is not its scenario's, such as of a file that players bring. */
  title?: Message
  theme: 'sea-chart' | 'campaign-map' | 'plotting-board' | 'board'
  /** Ground units in one step of the ruler, and the key of its name; orders may be told in a finer one. */
  measure: Measure & { told?: Measure }
  bounds: { x: number; y: number; width: number; height: number }
  /** The whole sheet, where the bounds are a part of it: squares keep the names that they have there. */
  partOf?: Picture['bounds']
  /** Drawn in this order, so from below upwards. */
  ground: GroundShape[]
  /** Roads, streams, walls and the like, drawn over the ground in this order. */
  lines?: GroundLine[]
  pieces: Piece[]
  /** By their ids: those that are not on the table and not lost: they left it, or have landed. */
  away?: readonly string[]
  markers: Marker[]
  /** What drifts over the sea and hides ships; nothing where absent. */
  clouds?: Cloud[]
  arcs: Arc[]
  paths: DrawnPath[]
  /** Minutes since midnight, where the battle has a clock. */
  timeOfDay?: number
  /** The heading the wind comes from, or null. */
  windFrom: number | null
  /** How hard it blows, on Beaufort's scale of 0 to 12: for the eye alone, nothing is decided by it. */
  windForce?: number
  /** Half the angle to either side of the wind that cannot be sailed, 1/100 degree. */
  noSail?: number
  /** Cards of the players, to be turned over. */
  cards?: PlayCard[]
  /** Where compasses lie, behind the pieces; a single one near the corner where absent. */
  roses?: Rose[]
  /** Points that pieces stand on, drawn instead of rhumb lines. */
  dots?: DotGrid
  /** Hexes that pieces stand on, drawn instead of rhumb lines. */
  hexes?: HexGrid
  /** Why nothing may be measured now; the ruler lies on the table where absent. */
  isMeasuringBarred?: Message
  /** How the battle is won and how far each side is, in words. */
  goals?: Message[]
  /** Head strip: turn, clock, weather, wind … in words. */
  headline: Message[]
}

export interface Rose {
  x: number
  y: number
  /** What it tells of the wind, in words. */
  label?: Message
}

/** Columns to the east and rows to the north from a corner, a step apart. */
export interface DotGrid {
  x: number
  y: number
  step: number
  columns: number
  rows: number
}

/** Flat-top hexes in columns to the east and rows to the south. */
export interface HexGrid {
  /** The middle of the topmost hex of the first column. */
  x: number
  y: number
  /** From hex to hex down a column, and from column to column. */
  height: number
  columnWidth: number
  /** The first column stands half a hex lower than the second, not higher. */
  isFirstLower: boolean
  /** What columns and rows are called, from the west and from the north. */
  columns: string[]
  rows: string[]
}

export interface PlayCard {
  id: string
  seat: Seat
  title: Message
  text: Message
  /** Lies face up and may still be played; a used or hidden card lies face down. */
  side: 'open' | 'used' | 'hidden'
}

/** A flat polygon x0,y0,x1,y1 … */
export interface GroundShape {
  /** Of a place that orders may name. */
  id?: string
  kind:
    | 'land'
    | 'shoal'
    | 'harbour'
    | 'zone'
    | 'cell'
    | 'hill'
    | 'wood'
    | 'field'
    | 'orchard'
    | 'scrub'
    | 'building'
  polygon: number[]
  /** Of a hill: levels above the plain. */
  level?: number
  /** Of a building: how many figures it holds, and what it is built of. */
  capacity?: number
  material?: 'stone' | 'wooden'
  label?: Message
}

/** A line x0,y0,x1,y1 … with its breadth on the ground. */
export interface GroundLine {
  id?: string
  kind:
    | 'road'
    | 'stream'
    | 'bridge'
    | 'ford'
    | 'wall'
    | 'hedge'
    | 'dyke'
    | 'ditch'
    | 'slope'
    | 'abatis'
    | 'barricade'
    | 'epaulement'
  points: number[]
  width: number
  label?: Message
}

export interface Piece {
  id: string
  /** What it is seen from above. */
  shape: 'ship' | 'mark' | 'block' | 'rider'
  /** The pattern of the piece, e.g. how many masts and decks. */
  build: { masts: number; decks: number }
  /** Of steel ships and of aircraft: the class whose outline from above is drawn. */
  silhouette?: Silhouette
  x: number
  y: number
  heading: number
  /** Where it counts as standing, where it is drawn beside that or turned for the eye alone: it moves where this changes. */
  stands?: { x: number; y: number }
  length: number
  beam: number
  seat: Seat | null
  /** 0 for the first side, 1 for the second: tells the sides apart by hue and by shape. */
  side: number
  nation: string
  name: string
  /** What it is called on the chart, where its name is too long for that. */
  short?: Value
  label: Message
  /** Rows of boxes: what is left of how many. */
  rows: { key: string; left: number; of: number }[]
  /** Sails on each mast from the bow; null where the mast is gone. Without it the row of sails tells. */
  masts?: (number | null)[]
  /** Working guns from bow to stern on each side. */
  guns?: { port: boolean[]; starboard: boolean[] }
  /** Of the guns on each side, the share that has fired and whose smoke still lies there: 0 to 1. */
  fired?: { port: number; starboard: number }
  /** The figures of a block, seen from above. */
  block?: Block
  /** The piece it is a part of and counted with; itself where absent, null for one not counted at all. */
  countedWith?: string | null
  badges: Badge[]
  /** Lines for the piece's card. */
  card: Message[]
  /** Figures for the piece's card that are read across and down. */
  table?: CardTable
}

/** What heads the columns, and rows of figures; an empty one is told as none. */
export interface CardTable {
  head: Message
  columns: string[]
  rows: { label: Message; cells: string[] }[]
}

/** Classes of 1939 to 1945, as recognition books tell them apart from above. */
export type Silhouette =
  | 'battleship'
  | 'carrier'
  | 'cruiser'
  | 'destroyer'
  | 'auxiliary'
  | 'torpedoBoat'
  | 'submarine'
  | 'fighter'
  | 'diveBomber'
  | 'torpedoBomber'
  | 'patrolBomber'

/** Fog, smoke or a squall: a disc that hides what is in it. */
export interface Cloud {
  kind: 'fog' | 'smoke' | 'squall'
  x: number
  y: number
  radius: number
  label: Message
}

/** Figures, guns or wagons that stand together; one far off is drawn as a bar. */
export interface Block {
  arm: 'foot' | 'horse' | 'gun' | 'limber' | 'wagon'
  /** Each base from the piece's centre, ground units, with its own turn from the piece's heading. */
  places: { aside: number; ahead: number; turned: number }[]
  /** Breadth and depth of one base, ground units. */
  base: { width: number; depth: number }
  /** 0 in good order to 3 in rout: how ragged it looks. */
  disorder: 0 | 1 | 2 | 3
  /** How many figures the block had when the battle began. */
  of: number
  /** What its men are besides, to be seen in their dress and arms. */
  mark?: 'light' | 'heavy' | 'lance'
}

export interface Badge {
  kind:
    | 'disorder'
    | 'charging'
    | 'working'
    | 'resting'
    | 'garrison'
    | 'shortOfSupply'
    | 'attacking'
    | 'orderFailed'
    | 'chief'
    | 'orderly'
    | 'pioneers'
    | 'abandoned'
    | 'flagship'
    | 'anchored'
    | 'aground'
    | 'struck'
    | 'grappled'
    | 'rudderLost'
    | 'mainmastLost'
    | 'fleeing'
    | 'unmanned'
    | 'prize'
    | 'adrift'
    | 'wreck'
    | 'fouled'
    | 'surrendered'
    | 'onFire'
    | 'sinking'
    | 'exploding'
    | 'fullSail'
    | 'boardersReady'
    | 'towed'
  label: Message
}

export interface Marker {
  id?: string
  kind:
    | 'objective'
    | 'landing'
    | 'pickUp'
    | 'exit'
    | 'firedFrom'
    | 'melee'
    | 'turningPoint'
    | 'lost'
  x: number
  y: number
  label: Message
  /** What is written in the sign, a letter or two. */
  letter?: string
}

/** A field of fire or reach of a piece, outlined as polygons from near to far; `short` is its label where there is little room. */
export interface Arc {
  piece: string
  key: string
  bands: { polygon: number[]; label: Message; short?: Message }[]
}

/** Whose sight is asked for: a piece's, or that of an eye at any place, in ground units. */
export type Eye = string | { x: number; y: number }

/** What is seen of the ground from there; each part holds those before it. */
export interface SightField {
  from: Eye
  parts: SightPart[]
}

export interface SightPart {
  /** Closed outlines x0,y0,x1,y1 …; what lies within an odd number of them is seen. */
  outlines: number[][]
  /** What is seen there, and the rule that says so. */
  label: Message
  rule: string
}

/**
 * A line of a piece: where it came from, what it aims at, where it will march, what it attacks or
 * means to, whom it stands with.
 */
export interface DrawnPath {
  piece: string
  points: number[]
  kind: 'wake' | 'aim' | 'march' | 'attack' | 'meansToAttack' | 'contact' | 'track'
  /** Where it is not that of the piece as it stands in the picture: it is gone, or in other hands. */
  side?: number
  /** What stands at each point, such as the number of the turn; nothing where absent. */
  notes?: string[]
  /** Where and how large the piece will stand at the end; without it nothing is drawn there. */
  ghost?: { x: number; y: number; heading: number; length: number; beam: number }
}

/** Who fires at whom, and whether it strikes: for eye and ear alone, nothing is decided by it. */
export interface ShotSeen {
  from: string
  to: string
  isHit: boolean
}

/** What can be seen to be fired in events of each kind. */
export type ShotsByKind<Event extends Kind> = {
  [K in Event['kind']]?: (event: Of<Event, K>) => ShotSeen[]
}

/** None in events of which the ruleset says nothing. */
export function shotsOf<Event extends Kind>(
  { shots }: { shots?: ShotsByKind<Event> },
  event: Event,
): ShotSeen[] {
  const kind: Event['kind'] = event.kind
  return shots?.[kind]?.(event as Of<Event, typeof kind>) ?? []
}
