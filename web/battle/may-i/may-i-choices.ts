import { labelOf } from '@grognard/board'
import { isOptional, nameFields, nameOptions } from '@grognard/umpire'
import type { Choice, Game, Message, Shape } from '@grognard/umpire'
import { chooserIn } from '../forms/first-order.ts'
import { numbered } from '../forms/typed-units.ts'
import { recordsOf } from '../forms/variants.ts'
import type { TurnView } from '../state/turn-view.ts'

/**
 * What may be chosen in the fields: the tool's own choices, and for names what the shape says they name.
 * `hasWord` tells whether a key has a sentence; values without one stand as they are.
 */
export function choicesFor(
  game: Game,
  turnView: TurnView,
  kind: string,
  hasWord: (key: string) => boolean,
): Record<string, Choice[]> {
  const { orderContext, view, viewer, choices } = turnView
  const fields = game.shape(kind)
  const tool = orderContext.tool(kind)
  const own = tool.tool === 'form' ? tool.choices(view, viewer) : {}
  const wordOf = wordsOfGame(game, hasWord)
  const chooser = chooserIn(game, turnView)
  const named = nameFields(fields).map((field): [string, Choice[]] => {
    const known = nameOptions(chooser, kind, field).map(({ id, label }) => ({
      value: id,
      label: label ?? labelOfName(field.field, id),
    }))
    const none = isOptional(field) ? 'value.none' : 'web.may.choose'
    return [field.field, [{ value: '', label: { key: none } }, ...numbered(known)]]
  })
  return { ...Object.fromEntries(named), ...valueChoices(fields, wordOf), ...own }

  /** Of a name that no piece on the sheet bears; one that no game has a word for stands as it is. */
  function labelOfName(name: string, value: string): Message {
    const row = game.orderSheets(view, viewer).find(({ piece }) => piece === value)
    const key = wordOf(name, value) ?? value
    const offBoard = tool.tool === 'list' ? tool.label?.(orderContext.view, value) : undefined
    return row?.name ?? labelOf(orderContext, choices, value) ?? offBoard ?? { key }
  }
}

/** The key of a value's word; undefined for a value without one. */
type WordOf = (name: string, value: string) => string | undefined

/** A game names the values of a field under the field's own name, such as `GAME.mast.fore`. */
function wordsOfGame({ messages }: Game, hasWord: (key: string) => boolean): WordOf {
  const keys = Object.keys(messages.en)
  const ending = (end: string) =>
    keys.find(key => key.endsWith(end) && key.indexOf('.') === key.length - end.length)
  return (name, value) =>
    ending(`.${name}.${value}`) ??
    ending(`.${name}.${value}.name`) ??
    [`value.${value}`, `order.${value}`].find(hasWord)
}

/** Fields of a few values, by the name of the field, wherever they stand. */
function valueChoices(fields: Record<string, Shape>, wordOf: WordOf): Record<string, Choice[]> {
  const found = Object.entries(fields).flatMap(([name, shape]): [string, Choice[]][] => {
    const values = valuesOf(shape, name, wordOf)
    const labelled = (value: Value): Choice => {
      const word = value === null ? 'none' : String(value)
      return { value, label: { key: wordOf(name, word) ?? word } }
    }
    if (values.length > 0) return [[name, values.map(labelled)]]
    const inside = shape.type === 'list' ? shape.of : shape
    if (inside.type === 'record') return Object.entries(valueChoices(inside.fields, wordOf))
    const parts = recordsOf(inside) ?? []
    return parts.reduce<[string, Choice[]][]>(
      (all, part) => merged(all, Object.entries(valueChoices(part.fields, wordOf))),
      [],
    )
  })
  return Object.fromEntries(found)
}

function merged(all: [string, Choice[]][], more: [string, Choice[]][]): [string, Choice[]][] {
  const rows = new Map(all)
  for (const [name, choices] of more) rows.set(name, [...(rows.get(name) ?? []), ...choices])
  return [...rows]
}

type Value = string | number | null

/** None of a field that takes any text or number. */
function valuesOf(shape: Shape, name: string, wordOf: WordOf): Value[] {
  if (shape.type === 'text') return [...(shape.values ?? [])]
  if (shape.type === 'nothing') return [null]
  if (shape.type === 'integer') return namedNumbers(shape, name, wordOf)
  if (shape.type !== 'oneOf') return []
  const parts = shape.of.map(part => valuesOf(part, name, wordOf))
  return parts.every(part => part.length > 0) ? parts.flat() : []
}

/** Numbers that stand for something have words, such as the eight headings. */
function namedNumbers(
  { from, to, unit }: Extract<Shape, { type: 'integer' }>,
  name: string,
  wordOf: WordOf,
): number[] {
  if (unit) return []
  const numbers =
    from === undefined || to === undefined || to - from > MOST_NAMED
      ? quarters
      : Array.from({ length: to - from + 1 }, (_, i) => from + i)
  return numbers.every(number => wordOf(name, String(number)) !== undefined) ? numbers : []
}

const MOST_NAMED = 15

/** The quarters of the compass, 1/100 degree. */
const quarters = [0, 9000, 18_000, 27_000]
