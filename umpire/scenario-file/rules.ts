import type { Json } from '../kind.ts'
import type { Message } from '../message.ts'

/** What an author has to know of a book's scenario files; the rest stands in the shape of the file. */
export interface ScenarioFileCard {
  /** The scenario that takes such a file, and as which attachment. */
  scenario: string
  attachment: string
  /** A small file that is in order, to begin with. */
  blank: Json
  /** What a form shows beside what lies on the chart, by its path in the file. */
  fields: readonly string[]
  /** The values of these fields have their names in the catalogue, under `GROUP.VALUE`. */
  names: Readonly<Record<string, string>>
  /** Fields by which a thing is named, with those that name it elsewhere in the file. */
  references: Readonly<Record<string, readonly string[]>>
  /** Texts that a player would not read as they stand in the file; null where any text will do. */
  valuesAt?(file: Json, path: string): readonly FileValue[] | null
  /** Fields that are filled in when a thing is laid and tell a player nothing. */
  hidden?: readonly string[]
  places: FilePlaces
  /** What lies on the chart, a list of the file for each; what can be laid there may depend on the file. */
  lists(file: Json): PlacedList[]
  /** Outlines that the file has once, such as where a side deploys. */
  outlines(file: Json): FileOutline[]
}

/** What a text may be, with its own name or that of the thing of the file which it stands for. */
export type FileValue = { value: string } & ({ name: Message } | { at: string })

/** A book's scenario files, and the battle that one would begin. */
export interface ScenarioFileRules<State> extends ScenarioFileCard {
  /** The battle as the file has it, lawful or not; null where it cannot be read. */
  draft(file: Json): State | null
}

export interface FilePoint {
  x: number
  y: number
}

/** How places of the file lie on the chart. */
export interface FilePlaces {
  toGround(point: FilePoint): FilePoint
  /** The nearest place that the file can name. */
  toFile(ground: FilePoint): FilePoint
  /** Degrees by which a piece is turned at a time. */
  turn: number
  /** Degrees at which a piece of heading 0 lies on the chart, clockwise from north. */
  north?: number
}

export interface PlacedList {
  title: Message
  /** Where it stands in the file, as `sides[0].units`. */
  path: string
  /** So near in ground units a piece is pointed at. */
  reach: number
  kinds: readonly PlacedKind[]
}

/** What can be laid: the item without its place and without what is left out. */
export interface PlacedKind {
  name: Message
  /** Under what it stands in a long list. */
  group?: Message
  lies: Lie
  item: Readonly<Record<string, Json>>
  /** The name of what is laid in the author’s own language, where it is not the item’s. */
  called?: Message
}

/** A piece has a place and mostly a heading, what lies as a line or an area has points. */
type Lie = 'piece' | 'line' | 'area'

export interface FileOutline {
  title: Message
  path: string
}

/** Places measured from the south-west corner, so many ground units to one of the file. */
export function measuredPlaces(unit: number, turn: number): FilePlaces {
  const tenth = (value: number): number => Math.round((value * 10) / unit) / 10
  return {
    toGround: ({ x, y }) => ({ x: x * unit, y: y * unit }),
    toFile: ({ x, y }) => ({ x: tenth(x), y: tenth(y) }),
    turn,
  }
}
