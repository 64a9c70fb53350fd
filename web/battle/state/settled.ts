import { isRare, readyPieces } from '@grognard/board'
import { forfeitsOf } from '@grognard/umpire'
import type { BattleState } from './battle-state.ts'
import type { TurnView } from './turn-view.ts'

type Table = Pick<BattleState, 'game' | 'turnView'>

const known = new WeakMap<TurnView, ReadonlySet<string>>()

/** Pieces whose order stands and may be changed, and that lose nothing by going on: they wait for nobody's hand. */
export function settledPieces({ game, turnView }: Table): ReadonlySet<string> {
  if (!turnView?.ask) return nobody
  const found = known.get(turnView) ?? settledIn(game, turnView)
  known.set(turnView, found)
  return found
}

/** Pieces that have still to be ordered something. */
export function unsettledPieces(table: Table): string[] {
  const { turnView } = table
  if (!turnView) return []
  const settled = settledPieces(table)
  return readyPieces(turnView.choices).filter(id => !settled.has(id))
}

function settledIn(game: BattleState['game'], turnView: TurnView): ReadonlySet<string> {
  const { view, viewer, choices } = turnView
  const written = game.orderSheets(view, viewer).filter(({ orders }) => orders.length > 0)
  const chosen = [...choices.listed.keys()].filter(id => hasChosen(turnView, id))
  const ordered = new Set([...written.map(({ piece }) => piece), ...chosen])
  if (ordered.size > 0) for (const id of stillToLose(turnView)) ordered.delete(id)
  return ordered
}

function hasChosen({ choices, orderContext, view }: TurnView, id: string): boolean {
  const orders = choices.listed.get(id) ?? []
  return orders.some(order => {
    const tool = orderContext.tool(order.kind)
    const isChosen = tool.tool === 'list' && tool.isChosen?.(order, view) === true
    return isChosen && !isRare(orderContext, order)
  })
}

/** Those that could do more, which going on would throw away. */
function stillToLose({ ask, orderContext, view, viewer }: TurnView): string[] {
  const tools = ask?.asks.map(kind => orderContext.tool(kind)) ?? []
  return tools.flatMap(tool => forfeitsOf(tool, view, viewer).map(({ piece }) => piece))
}

const nobody: ReadonlySet<string> = new Set()
