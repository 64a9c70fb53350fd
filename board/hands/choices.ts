import type { Kind, Message } from '@grognard/umpire'
import type { OrderContext } from './draft.ts'

/** The offered orders of a seat, sorted by what can be done with them on the board. */
export interface Choices {
  /** Going on without more, shown as the main button. */
  primary: Kind[]
  /** Chosen from a list, by the piece that acts; under '' those that concern no piece. */
  listed: Map<string, Kind[]>
  /** Kinds drawn or placed by hand, by piece. */
  drawn: Map<string, string[]>
  /** Kinds filled in on a form. */
  forms: string[]
  /** Kinds of the main button that are not open now, to be asked why. */
  shut: string[]
}

/** `asks` are the kinds the seat is asked for, `offers` the lawful orders among them. */
export function choicesOf(
  orderContext: OrderContext,
  asks: readonly string[],
  legalOrders: readonly Kind[],
): Choices {
  const choices: Choices = { primary: [], listed: new Map(), drawn: new Map(), forms: [], shut: [] }
  for (const kind of asks)
    sortKind(
      orderContext,
      kind,
      legalOrders.filter(order => order.kind === kind),
      choices,
    )
  return choices
}

function sortKind(
  orderContext: OrderContext,
  kind: string,
  legalOrders: readonly Kind[],
  choices: Choices,
): void {
  const tool = orderContext.tool(kind)
  if (tool.tool === 'form') {
    choices.forms.push(kind)
    return
  }
  if (tool.tool !== 'list') {
    for (const piece of tool.pieces(orderContext.view, orderContext.seat))
      add(choices.drawn, piece, kind)
    return
  }
  if (tool.isPrimary) {
    choices.primary.push(...legalOrders)
    if (legalOrders.length === 0) choices.shut.push(kind)
    return
  }
  for (const order of legalOrders)
    add(choices.listed, tool.piece?.(order, orderContext.view) ?? '', order)
}

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  map.set(key, [...(map.get(key) ?? []), value])
}

/** Pieces that something can be done with. */
export function readyPieces(choices: Choices): string[] {
  return [...new Set([...choices.listed.keys(), ...choices.drawn.keys()])].filter(id => id !== '')
}

/** Of these the ones that are marked: where others have more to do, pieces with nothing but rare orders are not. */
export function markedPieces(orderContext: OrderContext, choices: Choices): string[] {
  const known = marked.get(choices) ?? markedIn(orderContext, choices)
  marked.set(choices, known)
  return known
}

/** Whether an order is rare may cost the ruleset some thought, and the chart asks at each movement of the hand. */
const marked = new WeakMap<Choices, string[]>()

function markedIn(orderContext: OrderContext, choices: Choices): string[] {
  const ready = readyPieces(choices)
  const isUsual = (order: Kind) => !isRare(orderContext, order)
  const busy = ready.filter(
    id => choices.drawn.has(id) || (choices.listed.get(id) ?? []).some(isUsual),
  )
  return busy.length > 0 ? busy : ready
}

/** What a piece is called that is not on the sheet; null where the ruleset does not say. */
export function labelOf(
  orderContext: OrderContext,
  choices: Choices,
  piece: string,
): Message | null {
  const listed = choices.listed.get(piece) ?? []
  const kinds = [...(choices.drawn.get(piece) ?? []), ...listed.map(({ kind }) => kind)]
  for (const kind of new Set(kinds)) {
    const tool = orderContext.tool(kind)
    if (tool.tool !== 'form' && tool.label) return tool.label(orderContext.view, piece)
  }
  return null
}

/** Orders open for the piece in hand, then those that concern no piece. */
export function listedFor(choices: Choices, piece: string | null): Kind[] {
  const own = piece === null ? [] : (choices.listed.get(piece) ?? [])
  return [...own, ...(choices.listed.get('') ?? [])]
}

/** Seldom wanted, and kept out of the way. */
export function isRare(orderContext: OrderContext, order: Kind): boolean {
  const tool = orderContext.tool(order.kind)
  return tool.tool === 'list' && tool.isRare?.(order, orderContext.view) === true
}

export function targetOf(orderContext: OrderContext, order: Kind): string | null {
  const tool = orderContext.tool(order.kind)
  return tool.tool === 'list' ? (tool.target?.(order, orderContext.view) ?? null) : null
}

/** An offered order aimed at something else instead, to ask why that is not open. */
export function aimedAt(orderContext: OrderContext, order: Kind, target: string): Kind | null {
  const before = targetOf(orderContext, order)
  if (before === null) return null
  const fields = Object.entries(order).map(([name, value]) => [
    name,
    value === before ? target : value,
  ])
  if (!Object.values(order).includes(before)) return null
  const aimed: Kind = { ...order, ...Object.fromEntries(fields) }
  return aimed
}
