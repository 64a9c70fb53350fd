import type { Words } from '@grognard/board/words/index.ts'
import { blankOrder, isOptional, nameFields, nameOptions } from '@grognard/umpire'
import type { Chooser, Game, Kind } from '@grognard/umpire'
import type { TurnView } from '../state/turn-view.ts'

/** What the viewer has before him while he chooses. */
export function chooserIn(game: Game, turnView: TurnView): Chooser {
  const { view, viewer: seat, picture, legalOrders, ask } = turnView
  return { game, view, seat, picture, legalOrders, asks: ask?.asks ?? [] }
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
    const own = ofKind.find(order => tool.piece?.(order, view) === piece)
    return own ?? barelyChosen(chooserIn(game, turnView), kind, piece)
  }
  const order = begun(turnView, kind, piece)
  if (order && !game.errorInOrder(order)) return order
  return ofKind[0] ?? barelyChosen(chooserIn(game, turnView), kind, piece)
}

/** Blank but for the piece in hand, if it can act so, and for what is the only thing to name. */
function barelyChosen(chooser: Chooser, kind: string, piece: string | null): Kind {
  const { game } = chooser
  const chosen = nameFields(game.shape(kind)).flatMap(field => {
    const names = nameOptions(chooser, kind, field).map(({ id }) => id)
    const acting = names.find(name => field.role === 'piece' && name === piece)
    const lone = names.length === 1 && !isOptional(field) ? names[0] : undefined
    return [[field.field, acting ?? lone ?? field.usual ?? ''] as const]
  })
  return { ...blankOrder(game, kind), ...Object.fromEntries(chosen) }
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
