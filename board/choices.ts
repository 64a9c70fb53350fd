import type { Kind, Message } from '@grognard/umpire'
import type { Desk } from './draft.ts'

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
  desk: Desk,
  asks: readonly string[],
  legalOrders: readonly Kind[],
): Choices {
  const choices: Choices = { primary: [], listed: new Map(), drawn: new Map(), forms: [], shut: [] }
  for (const kind of asks)
    sortKind(
      desk,
      kind,
      legalOrders.filter(order => order.kind === kind),
      choices,
    )
  return choices
}

function sortKind(desk: Desk, kind: string, legalOrders: readonly Kind[], choices: Choices): void {
  const tool = desk.tool(kind)
  if (tool.tool === 'form') {
    choices.forms.push(kind)
    return
  }
  if (tool.tool !== 'list') {
    for (const piece of tool.pieces(desk.view, desk.seat)) add(choices.drawn, piece, kind)
    return
  }
  if (tool.isPrimary) {
    choices.primary.push(...legalOrders)
    if (legalOrders.length === 0) choices.shut.push(kind)
    return
  }
  for (const order of legalOrders) add(choices.listed, tool.piece?.(order, desk.view) ?? '', order)
}

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  map.set(key, [...(map.get(key) ?? []), value])
}

/** Pieces that something can be done with. */
export function readyPieces(choices: Choices): string[] {
  return [...new Set([...choices.listed.keys(), ...choices.drawn.keys()])].filter(id => id !== '')
}

/** What a piece is called that is not on the sheet; null where the ruleset does not say. */
export function labelOf(desk: Desk, choices: Choices, piece: string): Message | null {
  const listed = choices.listed.get(piece) ?? []
  const kinds = [...(choices.drawn.get(piece) ?? []), ...listed.map(({ kind }) => kind)]
  for (const kind of new Set(kinds)) {
    const tool = desk.tool(kind)
    if (tool.tool !== 'form' && tool.label) return tool.label(desk.view, piece)
  }
  return null
}

/** Orders open for the piece in hand, then those that concern no piece. */
export function listedFor(choices: Choices, piece: string | null): Kind[] {
  const own = piece === null ? [] : (choices.listed.get(piece) ?? [])
  return [...own, ...(choices.listed.get('') ?? [])]
}

/** Seldom wanted, and kept out of the way. */
export function isRare(desk: Desk, order: Kind): boolean {
  const tool = desk.tool(order.kind)
  return tool.tool === 'list' && tool.isRare?.(order, desk.view) === true
}

export function targetOf(desk: Desk, order: Kind): string | null {
  const tool = desk.tool(order.kind)
  return tool.tool === 'list' ? (tool.target?.(order, desk.view) ?? null) : null
}

/** An offered order aimed at something else instead, to ask why that is not open. */
export function aimedAt(desk: Desk, order: Kind, target: string): Kind | null {
  const before = targetOf(desk, order)
  if (before === null) return null
  const fields = Object.entries(order).map(([name, value]) => [
    name,
    value === before ? target : value,
  ])
  if (!Object.values(order).includes(before)) return null
  const aimed: Kind = { ...order, ...Object.fromEntries(fields) }
  return aimed
}
