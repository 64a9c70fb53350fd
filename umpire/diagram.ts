import type { Message } from './message.ts'
import type { Arc, DrawnPath, Marker, Picture } from './picture.ts'

/**
 * A drawing of the handbook: a position set up to show something, as the ruleset's own picture has it,
 * so that no arc and no reach is told twice. Its caption is the sentence `diagram.NAME`.
 */
export type Diagram = () => Picture

/** By name. */
export type Diagrams = Readonly<Record<string, Diagram>>

/** What is drawn besides the pieces; nothing of what is left out. */
interface Shown {
  arcs?: Arc[]
  paths?: DrawnPath[]
  markers?: Marker[]
}

/** A picture cut to a part of the sheet, and to what is to be looked at there. */
export function cutTo(
  picture: Picture,
  bounds: Picture['bounds'],
  { arcs = [], paths = [], markers = [] }: Shown = {},
): Picture {
  return { ...picture, bounds, ground: [], arcs, paths, markers, goals: [], headline: [] }
}

/** A letter on the drawing; its sentence stands in the legend below. */
export function letterAt(
  letter: string,
  { x, y }: { x: number; y: number },
  label: Message,
): Marker {
  return { kind: 'turningPoint', letter, x, y, label }
}

/** The letters of a drawing with what they stand for. */
export function legendOf({ markers }: Picture): { letter: string; label: Message }[] {
  return markers.flatMap(({ letter, label }) => (letter === undefined ? [] : [{ letter, label }]))
}
