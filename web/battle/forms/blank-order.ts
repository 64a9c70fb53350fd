import type { Words } from '@grognard/board/words/index.ts'
import type { Game, Kind, Shape } from '@grognard/umpire'
import type { TurnView } from '../state/turn-view.ts'

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
  turnView: TurnView,
  kind: string,
  piece: string | null,
): Kind {
  const { legalOrders, orderContext, view } = turnView
  const tool = orderContext.tool(kind)
  const ofKind = legalOrders.filter(order => order.kind === kind)
  if (tool.tool === 'list') {
    const own = ofKind.find(order => tool.piece?.(order, view) === piece) ?? ofKind[0]
    return own ?? blankOrder(game, kind, piece)
  }
  const order = begun(turnView, kind, piece)
  if (order && !game.errorInOrder(order)) return order
  return ofKind[0] ?? blankOrder(game, kind, piece)
}

/** Every name is the piece's, until others are chosen. */
export function blankOrder(game: Game, kind: string, piece: string | null): Kind {
  const fields = game.shape(kind)
  const named = nameFields(fields).map(name => [name, piece ?? ''] as const)
  return { ...blankFields(fields), ...Object.fromEntries(named), kind }
}

/** A tool begins for pieces that can act; for others it may have no beginning. */
function begun({ orderContext, view, viewer, picture }: TurnView, kind: string, id: string | null) {
  const tool = orderContext.tool(kind)
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

/** What a field of an order is called; `isNamed` where its values have names and no unit is needed. */
export function fieldName(words: Words, name: string, isNamed = false): string {
  const key = `web.field.${name}`
  if (isNamed && words.has(`${key}.named`)) return words.say({ key: `${key}.named` })
  return words.has(key) ? words.say({ key }) : words.name('field', name)
}
