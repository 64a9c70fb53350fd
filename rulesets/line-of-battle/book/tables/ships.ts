import { degrees, inches } from '@grognard/geometry/measured/units.ts'

export const classIds = [
  'schooner',
  'cutter',
  'brig',
  'corvette',
  'frigate6',
  'frigate5',
  'line4',
  'line3',
  'line2',
  'line1',
  'merchant',
] as const
type ClassId = (typeof classIds)[number]
/** [LOB-014] The classes of warship. */
export type RateId = Exclude<ClassId, 'merchant'>
export type SizeId = 'small' | 'medium' | 'large'

/** A ship card: of a class of the book, of a famous ship, or of a player's own design. Flat. */
export interface Card {
  id: string
  /** Its own name; empty for the classes of the book, which the catalogue names `lob.class.ID`. */
  name: string
  points: number
  actionPoints: number
  /** Base move, 1/1000 in. */
  move: number
  /** Turning for each inch travelled, 1/100 degree. */
  turning: number
  draught: number
  morale: number
  /** For each side. */
  firepower: number
  size: SizeId
  /** Boxes. */
  hull: number
  sails: number
  crew: number
  isShipOfTheLine: boolean
  /** May cross bow or stern: class 6 and larger. */
  canCross: boolean
  /** Outline, 1/1000 in. */
  length: number
  beam: number
}

export interface ClassCard<Id extends ClassId = ClassId> extends Card {
  id: Id
}

type Handling = Pick<Card, 'actionPoints' | 'turning' | 'draught' | 'morale' | 'size'> &
  Pick<Card, 'isShipOfTheLine' | 'canCross'>

const small: Handling = {
  actionPoints: 1,
  turning: degrees(90),
  draught: 1,
  morale: 3,
  size: 'small',
  isShipOfTheLine: false,
  canCross: false,
}
const corvette: Handling = {
  actionPoints: 2,
  turning: degrees(45),
  draught: 2,
  morale: 4,
  size: 'medium',
  isShipOfTheLine: false,
  canCross: false,
}
const frigate: Handling = { ...corvette, canCross: true }
const line: Handling = {
  actionPoints: 3,
  turning: degrees(30),
  draught: 3,
  morale: 5,
  size: 'large',
  isShipOfTheLine: true,
  canCross: true,
}

/** Values of a class in the order: points, move and outline in inches, guns, boxes. */
function card<Id extends ClassId>(
  id: Id,
  handling: Handling,
  [points, move, firepower]: [points: number, move: number, firepower: number],
  [hull, sails, crew]: [hull: number, sails: number, crew: number],
  [length, beam]: [length: number, beam: number],
): ClassCard<Id> {
  return {
    id,
    name: '',
    ...handling,
    points,
    move: inches(move),
    firepower,
    hull,
    sails,
    crew,
    length: inches(length),
    beam: inches(beam),
  }
}

/** [LOB-014] The ten classes of warship; [LOB-015] outlines are reconstructed from typical models. */
export const warships: readonly ClassCard<RateId>[] = [
  card('schooner', small, [30, 5, 1], [4, 5, 2], [0.9, 0.3]),
  card('cutter', small, [50, 5, 2], [6, 5, 3], [0.9, 0.3]),
  card('brig', small, [80, 4, 2], [6, 7, 3], [1.1, 0.35]),
  card('corvette', corvette, [100, 4, 3], [8, 7, 4], [1.3, 0.4]),
  card('frigate6', frigate, [200, 4, 3], [8, 8, 6], [1.5, 0.45]),
  card('frigate5', frigate, [250, 4, 4], [10, 8, 8], [1.7, 0.5]),
  card('line4', line, [300, 3, 4], [12, 10, 10], [1.8, 0.5]),
  card('line3', line, [500, 3, 5], [14, 10, 12], [2, 0.55]),
  card('line2', line, [750, 3, 5], [18, 10, 14], [2.1, 0.6]),
  card('line1', line, [1000, 3, 6], [20, 10, 20], [2.3, 0.6]),
]

/** [LOB-S-2] The book gives a merchantman move 4 and no points; all else is reconstructed. */
export const merchantman: ClassCard = {
  ...card('merchant', corvette, [0, 4, 1], [8, 7, 2], [1.5, 0.45]),
  actionPoints: 0,
  morale: 3,
}

/** Every card of the book. */
export const cards: readonly ClassCard[] = [...warships, merchantman]

const byId = new Map<string, ClassCard>(cards.map(row => [row.id, row]))

/** The class asked for last: search asks for one many times in a row. */
let last: ClassCard | undefined

/** The card of a class of the book, if there is one of that id. */
export function findClass(id: string): ClassCard | undefined {
  if (last === undefined || last.id !== id) last = byId.get(id)
  return last
}

/** The card of a class of the book; throws for an unknown id. */
export function classOf(id: string): ClassCard {
  const found = byId.get(id)
  if (!found) throw new RangeError(`There is no class "${id}".`)
  return found
}
