import { isOptional, nameFields, nameIn, nameOptions } from './order-names.ts'
import type { Chooser } from './order-names.ts'
import type { Kind } from './kind.ts'
import { blankOrder, withEachValue } from './order-blank.ts'
import type { Piece } from './picture.ts'
import type { Reason, Ruling } from './ruling.ts'

/** A kind that is asked for and not open, with an order of it and why the umpire refuses it. */
export interface ShutKind {
  kind: string
  order: Kind
  because: readonly Reason[]
}

/** What is asked for and not open to the piece; of no piece, what is open to none of the seat's. */
export function shutKinds(chooser: Chooser, piece: string | null): ShutKind[] {
  return chooser.asks
    .filter(kind => isShut(chooser, kind, piece))
    .flatMap(kind => whyShut(chooser, kind, piece) ?? [])
}

/** Whether any kind is shut; said before it is found out why. */
export function hasShut(chooser: Chooser, piece: string | null): boolean {
  return chooser.asks.some(kind => isShut(chooser, kind, piece))
}

/** A form is always open, and what is gone on with says itself why it is not. */
function isShut(chooser: Chooser, kind: string, piece: string | null): boolean {
  const tool = chooser.game.tool(kind)
  if (tool.tool === 'form' || (tool.tool === 'list' && tool.isPrimary)) return false
  const actors = openTo(chooser, kind)
  if (piece === null) return actors.length === 0
  return actorsOf(chooser, kind).includes(piece) && !actors.includes(piece)
}

/** The pieces that the kind is open to; '' where it is open and concerns no piece. */
function openTo({ game, view, seat, legalOrders }: Chooser, kind: string): string[] {
  const tool = game.tool(kind)
  if (tool.tool === 'path' || tool.tool === 'place') return [...tool.pieces(view, seat)]
  const piece = tool.tool === 'list' ? tool.piece : undefined
  return legalOrders.filter(order => order.kind === kind).map(order => piece?.(order, view) ?? '')
}

/** The pieces that such an order can be meant for: those its field may name, else the one whose turn it is. */
function actorsOf(chooser: Chooser, kind: string): string[] {
  const { game, view } = chooser
  const field = nameFields(game.shape(kind)).find(({ role }) => role === 'piece')
  if (field) return nameOptions(chooser, kind, field).map(({ id }) => id)
  const tool = game.tool(kind)
  const actor = tool.tool === 'list' && tool.piece?.(blankOrder(game, kind), view)
  return [actor || '']
}

/**
 * The ruling on an order that is being filled in. Where a name is still to be chosen, the law has
 * nothing to judge: why the kind is not open is told, else what is to be chosen.
 */
export function judgeUnfinished(chooser: Chooser, order: Kind): Ruling {
  const { game, view, seat, asks } = chooser
  const fields = nameFields(game.shape(order.kind))
  const missing = fields.filter(field => !isOptional(field) && nameIn(order, field.field) === '')
  if (missing.length === 0) return game.judgeInFull(view, seat, order)
  if (!asks.includes(order.kind)) return game.judge(view, seat, order)
  const acting = fields.find(({ role }) => role === 'piece')
  const piece = acting ? nameIn(order, acting.field) : ''
  const [shut] = shutKinds({ ...chooser, asks: [order.kind] }, piece === '' ? null : piece)
  const because = missing.map(({ role }) => ({ rule: '', message: `umpire.choose.${role}` }))
  return { allowed: false, because: shut ? [...shut.because] : because }
}

/**
 * Why a kind is open to none, each reason with its rule: what stands against all that could be
 * chosen is told. Where each choice has reasons of its own, it is told that none will do, so that
 * no piece is named that nobody chose. Null where it is open after all.
 */
function whyShut(chooser: Chooser, kind: string, piece: string | null): ShutKind | null {
  const field = nameFields(chooser.game.shape(kind)).find(({ role }) => role === 'piece')
  const actors = piece === null ? actorsOf(chooser, kind) : [piece]
  const found: ShutKind[] = []
  for (const actor of actors) {
    const shut = whyShutTo(chooser, kind, actor)
    if (!shut) return null
    found.push(shut)
    if (found.length > 1 && commonTo(found).length === 0) break
  }
  const named = namesOf(chooser, actors)
  return among(found, `umpire.noneCan.${field?.sort ?? 'piece'}`, named)
}

/** A blank order is none that could be meant where its fields do not take what is blank. */
const MALFORMED = 'umpire.malformed'

/** Of one piece: what stands against all that it could be ordered to do. */
function whyShutTo(chooser: Chooser, kind: string, actor: string): ShutKind | null {
  const { game, view, seat } = chooser
  const fields = nameFields(game.shape(kind)).filter(({ role }) => role !== 'piece')
  const byNames = Map.groupBy(ordersLike(chooser, kind, actor), order =>
    fields.map(({ field }) => nameIn(order, field)).join(),
  )
  const found: ShutKind[] = []
  for (const orders of byNames.values()) {
    const rulings = orders.map(order => ({ kind, order, ...game.judge(view, seat, order) }))
    if (rulings.some(({ allowed }) => allowed)) return null
    const [best] = rulings
      .filter(({ because }) => because.every(({ message }) => message !== MALFORMED))
      .toSorted((one, other) => one.because.length - other.because.length)
    if (best) found.push({ kind, order: best.order, because: best.because })
  }
  const varied = fields.find(field => !isOptional(field)) ?? fields[0]
  if (byNames.size === 0) return nothingToName(chooser, kind, actor)
  const aimed = found.flatMap(({ order }) => fields.map(({ field }) => nameIn(order, field)))
  return among(found, `umpire.none.${varied?.sort ?? 'place'}`, namesOf(chooser, aimed))
}

/** There is nothing on the table that such an order could name. */
function nothingToName(
  { game, view, seat }: Chooser,
  kind: string,
  actor: string,
): ShutKind | null {
  const fields = nameFields(game.shape(kind))
  const [missing] = fields.filter(field => field.role !== 'piece' && !isOptional(field))
  const order = blankOrder(game, kind, actor)
  const [reason] = game.judge(view, seat, order).because
  if (!reason) return null
  const message = `umpire.none.${missing?.sort ?? fields[0]?.sort ?? 'place'}`
  return { kind, order, because: [{ rule: reason.rule, message }] }
}

/** What is told of all and names none of them, or that none will do, with the rule that most of them meet. */
function among(
  found: readonly ShutKind[],
  none: string,
  named: ReadonlySet<string>,
): ShutKind | null {
  const [first, ...others] = found
  if (!first || others.length === 0) return first ?? null
  const because = commonTo(found).filter(({ values }) => !isNamedIn(values, named))
  if (because.length > 0) return { ...first, because }
  return { ...first, because: [{ rule: commonest(found), message: none }] }
}

/** Reasons that all have, in the same words. */
function commonTo([first, ...others]: readonly ShutKind[]): Reason[] {
  return (first?.because ?? []).filter(reason =>
    others.every(({ because }) => because.some(one => isAlike(one, reason))),
  )
}

function isAlike(one: Reason, other: Reason): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** What the pieces are called. */
function namesOf({ picture }: Chooser, ids: readonly string[]): Set<string> {
  const known = picture.pieces.filter(({ id }) => ids.includes(id))
  return new Set(known.map(({ name }) => name))
}

function isNamedIn(value: unknown, names: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return names.has(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(part => isNamedIn(part, names))
}

function commonest(found: readonly ShutKind[]): string {
  const byRule = Map.groupBy(found, ({ because }) => because[0]?.rule ?? '')
  const [most] = [...byRule].toSorted(([, one], [, other]) => other.length - one.length)
  return most?.[0] ?? ''
}

const MOST_TARGETS = 6

/** Orders of the kind as the piece could be meant to have them, aimed at what is nearest. */
function ordersLike(chooser: Chooser, kind: string, actor: string): Kind[] {
  const { game, view, seat, picture } = chooser
  const tool = game.tool(kind)
  if (tool.tool === 'list' && tool.like && actor !== '') return tool.like(view, seat, actor)
  if (tool.tool === 'path') return [tool.start(view, seat, actor)]
  const from = picture.pieces.find(({ id }) => id === actor)
  const blank = blankOrder(game, kind, actor)
  const named = nameFields(game.shape(kind))
    .filter(field => field.role !== 'piece' && !isOptional(field))
    .reduce<Kind[]>(
      (orders, field) => {
        const names = nameOptions(chooser, kind, field)
          .map(({ id }) => id)
          .filter(id => id !== actor)
        const near = from ? nearest(names, picture.pieces, from) : names
        return near
          .slice(0, MOST_TARGETS)
          .flatMap(id => orders.map(order => ({ ...order, [field.field]: id })))
      },
      [blank],
    )
  return named.flatMap(order => withEachValue(game, order))
}

/** What is no piece comes last, as it stands. */
function nearest(names: readonly string[], pieces: readonly Piece[], from: Piece): string[] {
  const byId = new Map(pieces.map(piece => [piece.id, piece]))
  const away = (id: string): number => {
    const piece = byId.get(id)
    if (!piece) return Number.MAX_VALUE
    const [x, y] = [piece.x - from.x, piece.y - from.y]
    return x * x + y * y
  }
  return names.toSorted((one, other) => away(one) - away(other))
}
