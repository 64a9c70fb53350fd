import type { Choice, Game, Kind, Piece, Shape } from '@grognard/umpire'
import type { Standing } from '../battle/standing.ts'

/** A value that the shape takes, as plain as it can be. */
export function blankOf(shape: Shape): unknown {
  switch (shape.type) {
    case 'text':
      return shape.values?.[0] ?? ''
    case 'integer':
    case 'number':
      return Math.max(shape.from ?? 0, Math.min(0, shape.to ?? 0))
    case 'yesNo':
      return false
    case 'list':
      return Array.from({ length: shape.fewest ?? 0 }, () => blankOf(shape.of))
    case 'record':
      return blankFields(shape.fields)
    case 'oneOf':
      return shape.of[0] ? blankOf(shape.of[0]) : null
    case 'table':
      return {}
    case 'nothing':
    case 'anything':
      return null
  }
}

function blankFields(fields: Record<string, Shape>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, part]) => [name, blankOf(part)]))
}

/** Where the name of a piece or a place is written: a text that is no choice of a few. */
export function nameFields(fields: Record<string, Shape>): string[] {
  return Object.keys(fields).filter(name => {
    const shape = fields[name]
    return shape?.type === 'text' && shape.values === undefined
  })
}

/** An order of the kind to begin with: an offered one of the piece, or as its tool begins, or blank. */
export function firstOrder(
  game: Game,
  standing: Standing,
  kind: string,
  piece: string | null,
): Kind {
  const { offers, desk, view } = standing
  const tool = desk.tool(kind)
  const ofKind = offers.filter(order => order.kind === kind)
  if (tool.tool === 'list') {
    const own = ofKind.find(order => tool.piece?.(order, view) === piece) ?? ofKind[0]
    return own ?? blankOrder(game, kind, piece)
  }
  const order = begun(standing, kind, piece)
  if (order && !game.faultInOrder(order)) return order
  return ofKind[0] ?? blankOrder(game, kind, piece)
}

/** Every name is the piece's, until others are chosen. */
export function blankOrder(game: Game, kind: string, piece: string | null): Kind {
  const fields = game.shape(kind)
  const named = nameFields(fields).map(name => [name, piece ?? ''] as const)
  return { ...blankFields(fields), ...Object.fromEntries(named), kind }
}

/** A tool begins for pieces that can act; for others it may have no beginning. */
function begun({ desk, view, viewer, picture }: Standing, kind: string, id: string | null) {
  const tool = desk.tool(kind)
  const piece = picture.pieces.find(one => one.id === id)
  try {
    if (tool.tool === 'form') return tool.start(view, viewer)
    if (!piece) return null
    if (tool.tool === 'path') return tool.start(view, viewer, piece.id)
    if (tool.tool === 'place')
      return tool.at(view, viewer, piece.id, piece.x, piece.y, piece.heading)
    return null
  } catch {
    return null
  }
}

/**
 * What may be chosen in the fields: the tool's own choices, pieces for names, and what is offered.
 * `hasWord` tells whether a key has a sentence; values without one stand as they are.
 */
export function choicesFor(
  game: Game,
  standing: Standing,
  kind: string,
  hasWord: (key: string) => boolean,
): Record<string, Choice[]> {
  const { desk, view, viewer, picture, offers } = standing
  const fields = game.shape(kind)
  const tool = desk.tool(kind)
  const own = tool.tool === 'form' ? tool.choices(view, viewer) : {}
  const keys = Object.keys(game.messages.en)
  const wordOf = (name: string, value: string): string =>
    keyEnding(keys, `.${name}.${value}`) ?? (hasWord(`value.${value}`) ? `value.${value}` : value)
  const named = nameFields(fields).map((name): [string, Choice[]] => {
    const known = picture.pieces.map(choiceOf)
    const values = offers.filter(order => order.kind === kind).map(order => plain(order)[name])
    const others = [...new Set(values)].flatMap(value =>
      typeof value === 'string' && known.every(one => one.value !== value)
        ? [{ value, label: { key: value } }]
        : [],
    )
    return [name, [...known, ...others]]
  })
  return { ...Object.fromEntries(named), ...valueChoices(fields, wordOf), ...own }
}

/** A game names the values of a field under the field's own name, such as `GAME.mast.fore`. */
function keyEnding(keys: readonly string[], end: string): string | undefined {
  return keys.find(key => key.endsWith(end) && key.indexOf('.') === key.length - end.length)
}

function choiceOf({ id, label }: Piece): Choice {
  return { value: id, label }
}

function plain(order: Kind): Record<string, unknown> {
  return { ...order }
}

/** Fields of a few values, by the name of the field, wherever they stand. */
function valueChoices(
  fields: Record<string, Shape>,
  wordOf: (name: string, value: string) => string,
): Record<string, Choice[]> {
  const found = Object.entries(fields).flatMap(([name, shape]): [string, Choice[]][] => {
    const values = valuesOf(shape)
    const labelled = (value: string | null): Choice => ({
      value,
      label: { key: wordOf(name, value ?? 'none') },
    })
    if (values.length > 0) return [[name, values.map(labelled)]]
    const inside = shape.type === 'list' ? shape.of : shape
    return inside.type === 'record' ? Object.entries(valueChoices(inside.fields, wordOf)) : []
  })
  return Object.fromEntries(found)
}

function valuesOf(shape: Shape): (string | null)[] {
  if (shape.type === 'text') return [...(shape.values ?? [])]
  if (shape.type === 'nothing') return [null]
  if (shape.type !== 'oneOf') return []
  const parts = shape.of.map(valuesOf)
  return parts.every(part => part.length > 0) ? parts.flat() : []
}
