import type { Figure, Message, Picture, SightField } from '@grognard/umpire'
import type { Point, Stance } from './place.ts'
import type { Way } from './ways.ts'

/** What the board shows: the picture, and what the player is about to do with it. */
export interface Scene {
  picture: Picture
  selected: string | null
  /** Pieces that can act now. */
  ready: readonly string[]
  /** Of these the ones whose order stands and may be changed: they are not marked. */
  settled?: ReadonlySet<string>
  /** Pieces and cells that an order can be aimed at now. */
  targets: readonly string[]
  /** What the order in hand is aimed at, where Enter gives it. */
  aimedAt?: string | null
  /** The pieces whose fields of fire are shown. */
  arcsOf: readonly string[]
  /** What one of the pieces sees; nothing is shaded without it. */
  sight?: SightField | null
  /** The pieces whose names stand on the chart; all of them where it is null. */
  named: readonly string[] | null
  /** Ships that are too small to be drawn as such are shown so many times as large as usual. */
  enlarged?: number
  /** Markers on the ground and badges on pieces are shown. */
  hasMarks: boolean
  sketch: Sketch | null
  /** Where another order leads that is only looked at, beside what is in hand and would be given. */
  looked?: Sketch | null
  /** The pieces that are ordered together; none where one alone is in hand. */
  group?: readonly string[]
  /** Where many will stand: of an order for the group, and of the staff's plan. */
  ghosts?: readonly Ghost[]
  /** What the player has drawn on the chart for himself. */
  notes?: readonly ChartNote[]
  /** A drag draws an arrow, a tap a circle; the right button does so always. */
  isNoting?: boolean
  /** A drag draws a box around pieces. */
  isBoxing?: boolean
  /** Where offered orders lead the piece in hand; chosen by pointing at their ends. */
  ways: readonly Way[]
  /** The hand draws: drags and the keyboard's cross-hair go to the order, not to the chart. */
  isDrawing: boolean
  /** The few pieces that something has just happened to. */
  stirred: readonly string[]
  /** What the chart goes near to, since it is told that something decisive befell it; none where absent. */
  closeUp?: readonly string[]
  /** Milliseconds until the next scene of a playback, in which pieces glide evenly; null otherwise. */
  glide: number | null
  /** What has happened is being told: what it is about is followed, and the chart comes back at the end. */
  isTelling?: boolean
}

/** An arrow from place to place, or a circle around one. */
export interface ChartNote {
  from: Point
  to: Point | null
  /** Shown by another of one's own side. */
  isOthers?: boolean
}

/** What lies under the pointer. */
export interface Pointed {
  place: Point
  piece: string | null
  cell: string | null
  /** With Shift held, or with Ctrl. */
  by?: 'adding' | 'toggling'
}

/** What the player does on the board, for whoever fills in orders. */
export interface Hands {
  pointed(at: Pointed): void
  hovered(at: Pointed | null): void
  /** A long press. */
  held(at: Pointed): void
  drawn(at: Point): void
  drawnTo(at: Point): void
  /** An arrow or a circle is drawn; it is the same as another where its ends are so near, in ground units. */
  noted(note: ChartNote, near: number): void
  /** A second press in the same place. */
  pointedTwice(at: Pointed): void
  /** Pieces that a box was drawn around; with those that were chosen before. */
  boxed(pieces: readonly string[], isAdding: boolean): void
}

export type Say = (message: Message) => string

/** The words the board needs for itself. */
export interface BoardWords {
  say: Say
  /** The letter of north on the rose. */
  north: string
  /** What the small vane tells. */
  wind: string
  /** What the small map of the whole sheet is for. */
  overview: string
  /** What the battle is called on its chart; no cartouche without it. */
  title?: (picture: Picture) => string
  /** A length in ground units in the picture's measure, such as “7.4 in”. */
  length(picture: Picture, units: number): string
}

/** One of many: where it will stand, or would and may not. */
export interface Ghost {
  piece: string
  /** From where it stands; empty where it stays. */
  poses: readonly Stance[]
  tone: 'ordered' | 'refused' | 'planned'
  /** Beside one that is refused: who, and why. */
  note?: { title: Message; text: Message }
}

/** An order being filled in by hand: where it leads, and whether it would be allowed. */
export interface Sketch {
  piece: string
  /** From where the piece stands to where it would stand; the last one is the ghost. */
  poses: readonly Stance[]
  /** Legs up to this pose are settled; those beyond follow the pointer. */
  settled: number
  contact: Point | null
  /** Where the path can still end, as outlines. */
  within?: readonly (readonly number[])[]
  tone: 'lawful' | 'refused' | 'unfinished'
  /** Of a piece that is not on the board yet. */
  figure?: Figure
  /** Others that go along, where they would end. */
  others?: readonly { piece: string; pose: Stance }[]
  /** The course of an offered order, which turns as the piece would. */
  isLed?: boolean
}
