import type { Json } from './kind.ts'
import type { Piece } from './picture.ts'
import type { Role, Shape, Sort } from './shape.ts'
import type { Unit } from './kind.ts'

declare const told: unique symbol

/** A shape that lets in this type and no other. The mark stands in types only. */
export type ShapeOf<Value> = Shape & { readonly [told]?: (value: Value) => Value }

/** The type that a shape lets in; unknown where the shape does not say. */
type Told<S> = S extends { readonly [told]?: (value: never) => infer Value } ? Value : unknown

/** A shape for each field. */
export type FieldShapes = Readonly<Record<string, Shape>>

/** A shape for each field of a record; one that is forgotten or of another type does not compile. */
export type ShapesOf<Row> = {
  [Field in keyof Row]-?: ShapeOf<Exclude<Row[Field], undefined>>
}

/** The record that its fields' shapes let in. */
export type FieldsOf<Fields> = Flat<
  { -readonly [Name in keyof Fields as Needed<Fields, Name>]: Told<Fields[Name]> } & {
    -readonly [Name in keyof Fields as Lacking<Fields, Name>]?: Told<Fields[Name]>
  }
>

/** An order by its kind and the shapes of its fields. */
export type OrderOf<Kind extends string, Fields = object> = Flat<{ kind: Kind } & FieldsOf<Fields>>

export type Flat<Row> = { [Name in keyof Row]: Row[Name] }

type Needed<Fields, Name extends keyof Fields> = Fields[Name] extends { mayLack: true }
  ? never
  : Name

type Lacking<Fields, Name extends keyof Fields> = Fields[Name] extends { mayLack: true }
  ? Name
  : never

/** How many things a list may hold, and whether one may stand in it twice. */
interface ListBounds {
  fewest?: number
  most?: number
  isDistinct?: true
  isEven?: true
}

const yesNo: ShapeOf<boolean> = { type: 'yesNo' }
const nothing: ShapeOf<null> = { type: 'nothing' }
const number: ShapeOf<number> = { type: 'number' }
const anything: ShapeOf<Json> = { type: 'anything' }

function named(role: Role, sort?: Sort): ShapeOf<string> {
  return { type: 'text', role, ...(sort && { sort }) }
}

function text(longest?: number): ShapeOf<string> {
  return { type: 'text', ...(longest !== undefined && { longest }) }
}

function one<const Word extends string>(words: readonly Word[]): ShapeOf<Word> {
  return { type: 'text', values: words }
}

function nameOf(sort: string): ShapeOf<string>
function nameOf<const Word extends string>(sort: string, words: readonly Word[]): ShapeOf<Word>
function nameOf(sort: string, values?: readonly string[]): ShapeOf<string> {
  return { type: 'text', longest: 120, names: sort, ...(values && { values }) }
}

function refersTo(sort: string, ...orElse: string[]): ShapeOf<string> {
  return { type: 'text', refersTo: sort, ...(orElse.length > 0 && { orElse }) }
}

function whole(from?: number, to?: number, unit?: Unit): ShapeOf<number> {
  const bounds = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
  return { type: 'integer', ...bounds, ...(unit && { unit }) }
}

function record<Fields extends FieldShapes>(fields: Fields): ShapeOf<FieldsOf<Fields>> {
  return { type: 'record', fields }
}

function list<Item>(of: ShapeOf<Item>, bounds: ListBounds = {}): ShapeOf<Item[]> {
  return { type: 'list', of, ...bounds }
}

function table<Value>(of: ShapeOf<Value>): ShapeOf<Record<string, Value>> {
  return { type: 'table', of }
}

function orNothing<Value>(of: ShapeOf<Value>): ShapeOf<Value | null> {
  return { type: 'oneOf', of: [nothing, of] }
}

function either<const Shapes extends readonly Shape[]>(
  ...of: Shapes
): ShapeOf<Told<Shapes[number]>> {
  return { type: 'oneOf', of }
}

function usually<Value>(usual: NoInfer<Value> & Json, of: ShapeOf<Value>): ShapeOf<Value> {
  return { ...of, usual }
}

function mayLack<Value>(of: ShapeOf<Value>): ShapeOf<Value> & { mayLack: true } {
  return { ...of, mayLack: true }
}

/**
 * What the fields of an order, an event or a state may hold. The type of an order or an event comes
 * from these; a shape that does not fit a declared type does not compile.
 */
export const field = {
  yesNo,
  nothing,
  anything,
  /** A number that is told, not set: without bounds. */
  number,
  /**
   * Of an order: the id of the piece that acts, of another that it is aimed at, of one of its own
   * side, of a place on the ground; and as what such things are drawn.
   */
  piece: (sort: Piece['shape']) => named('piece', sort),
  target: (sort: Piece['shape']) => named('target', sort),
  friend: (sort: Piece['shape']) => named('friend', sort),
  /** Of any sort where none is said. */
  place: (sort?: Sort) => named('place', sort),
  seat: refersTo('seat'),
  text,
  /** One of these words. */
  one,
  /** Where a thing of the sort is named for all others, by one of the words if there are any; where it is spoken of. */
  nameOf,
  refersTo,
  integer: (from?: number, to?: number) => whole(from, to),
  /** Ground units. */
  length: (from?: number, to?: number) => whole(from, to, 'length'),
  /** Hundredths of a degree. */
  angle: (from?: number, to?: number) => whole(from, to, 'angle'),
  record,
  list,
  /** Any names, each with a value of the shape. */
  table,
  orNothing,
  either,
  /** With what stands for it where it is left out. */
  usually,
  /** Left out of events of older files. */
  mayLack,
}
