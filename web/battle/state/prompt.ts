import { isRare, readyPieces, targetOf } from '@grognard/board'
import type { Draft } from '@grognard/board'
import type { Kind, Message, OpenGroupOrder, Piece } from '@grognard/umpire'
import { isComputer } from '../../shared/player-kind.ts'
import { countOf } from '../../shared/sentences.ts'
import type { BattleState, GroupInHand } from './battle-state.ts'
import { openFor, sharedNow } from './group.ts'
import { draftNow, isDrawn } from './main-order.ts'
import { pieceName } from './turn-view.ts'
import type { TurnView } from './turn-view.ts'

/** The name of a seat or a step in the player's language. */
type NameOf = (group: string, id: string) => string

/** Who must do what now, in one or two lines; none while nobody may look. */
export function promptOf(state: BattleState, name: NameOf): Message[] {
  const { turnView, pending, game } = state
  const draft = draftNow(state)
  if (!turnView) return []
  if (state.sealed) return state.far ? [state.sealed] : [{ key: 'web.sealed' }, state.sealed]
  if (turnView.outcome) return [turnView.outcome.message]
  const { ask } = turnView
  if (!ask) return whileNotAsked(state, turnView, name)
  const who = { seat: name('seat', ask.seat), step: name('step', ask.step) }
  if (state.group) return [firstLine(who, ''), groupLine(state, state.group)]
  const chosen = draft?.piece ?? state.selected
  const first = firstLine(who, chosen === null ? '' : pieceName(turnView, chosen))
  if (state.hasRuler) return [first, { key: 'web.ruler.how' }]
  if (pending) return [first, game.describeOrder(turnView.view, pending)]
  const piece = draft ? pieceName(turnView, draft.piece) : ''
  if (draft?.tool === 'path') return [first, { key: drawKey(state, draft), values: { piece } }]
  if (draft?.tool === 'place') {
    const key = draft.at && draft.isTurning ? 'web.order.turn' : 'web.order.place'
    return [first, { key, values: { piece } }]
  }
  return [first, ...toChoose(state, turnView)]
}

/** What the group is ordered, and how many of it can; or what there is to point to. */
function groupLine(state: BattleState, group: GroupInHand): Message {
  const name = group.name ?? countOf(group.pieces.length)
  const shared = sharedNow(state)
  const order = { key: `group.${shared?.id ?? group.order?.id ?? ''}` }
  if (shared) {
    const told = shared.members.filter(({ orders }) => orders.length > 0)
    const given = told.filter(({ ruling }) => ruling.allowed).length
    return { key: 'web.group.told', values: { name, order, given, refused: told.length - given } }
  }
  if (group.order) return { key: `web.group.aim.${group.order.aim}`, values: { name, order } }
  const open = openFor(state, group)
  return { key: pointKey(open), values: { name } }
}

/** A place is asked for only where an order leads to one. */
function pointKey(open: readonly OpenGroupOrder[]): string {
  if (open.length === 0) return 'web.group.idle'
  if (open.some(({ aim }) => aim === 'place')) return 'web.group.point'
  const isAimed = open.some(({ aim }) => aim === 'piece')
  return isAimed ? 'web.group.pointTarget' : 'web.group.choose'
}

/** A side of one ship bears her name, which the next line says as well. */
function firstLine(who: { seat: string; step: string }, piece: string | Message): Message {
  if (who.seat === piece) return { key: 'web.order.yourStep', values: who }
  return { key: 'web.order.yours', values: who }
}

/** What there is to draw on with; of a way that is all before it is drawn there is no length to tell. */
function drawKey(state: BattleState, draft: Draft): string {
  if (isWritten(state, draft.piece)) return 'web.order.written'
  return isDrawn(state) ? 'web.order.draw' : 'web.order.drawFrom'
}

/** An order is written for the piece, and nothing has been drawn anew. */
function isWritten(state: BattleState, id: string): boolean {
  const { turnView, game } = state
  if (!turnView || isDrawn(state)) return false
  const rows = game.orderSheets(turnView.view, turnView.viewer)
  return rows.some(({ piece, orders }) => piece === id && orders.length > 0)
}

/** Whose turn it is otherwise: dice are rolled, the computer thinks, or it has stopped. */
function whileNotAsked(state: BattleState, { asks }: TurnView, name: NameOf): Message[] {
  const busy = state.thinking ?? asks[0]?.seat
  if (busy === undefined) return [{ key: 'web.order.dice' }]
  const waits = state.fault ? 'web.order.stopped' : 'web.order.waits'
  const isAway = state.players[busy] === 'away'
  const isResumed = isWaitingToResume(state)
  if (isAway && !isResumed)
    return [{ key: 'web.far.waits', values: { seat: { key: `seat.${busy}` } } }]
  const key = isResumed ? waits : 'web.order.computer'
  return [{ key, values: { seat: name('seat', busy) } }]
}

/** The computer is asked and has stopped: its dice were laid down, or it could not answer. */
export function isWaitingToResume(state: BattleState): boolean {
  const { turnView, isHalted, players, playback, sealed } = state
  if (!turnView || turnView.ask || !isHalted || playback || sealed) return false
  return turnView.asks.some(({ seat }) => isComputer(players[seat]))
}

/** Nothing more can be ordered: the battle has its outcome. */
export function isOver({ turnView }: BattleState): boolean {
  return Boolean(turnView?.outcome)
}

/** That a piece must be chosen first, or that the chosen one waits while others can act. */
function toChoose({ selected, game }: BattleState, turnView: TurnView): Message[] {
  const ready = readyPieces(turnView.choices)
  if (ready.length === 0) return ofNoPiece(turnView)
  if (selected === null) return [{ key: 'web.order.choose' }]
  const piece = turnView.picture.pieces.find(({ id }) => id === selected)
  if (ready.includes(selected)) {
    const chosen = chosenFor(turnView, selected)
    if (chosen) {
      const order = game.describeOrder(turnView.view, chosen)
      return [{ key: 'web.order.chosen', values: { order } }]
    }
    const values = { piece: pieceName(turnView, selected) }
    return [{ key: chooseKey(turnView, selected), values }]
  }
  if (!piece) return []
  if (isOf(turnView, piece)) return [{ key: 'web.order.nothing', values: { piece: piece.label } }]
  const isAim = isTarget(turnView, piece.id)
  return [
    { key: isAim ? 'web.order.chooseOwn' : 'web.order.choose', values: { piece: piece.label } },
  ]
}

/** One of the pieces that can act may aim at it, once that piece is in hand. */
function isTarget({ choices, orderContext }: TurnView, id: string): boolean {
  const listed = readyPieces(choices).flatMap(piece => choices.listed.get(piece) ?? [])
  return listed.some(order => targetOf(orderContext, order) === id)
}

/** The order that stands for the piece and may be changed. */
function chosenFor({ choices, orderContext, view }: TurnView, selected: string): Kind | undefined {
  return choices.listed.get(selected)?.find(order => {
    const tool = orderContext.tool(order.kind)
    return tool.tool === 'list' && tool.isChosen?.(order, view)
  })
}

/** What the orders of the piece ask for: a target among the others' pieces, an order, or either. */
function chooseKey({ choices, orderContext, picture, viewer }: TurnView, selected: string): string {
  const usual = (choices.listed.get(selected) ?? []).filter(order => !isRare(orderContext, order))
  const own = picture.pieces.filter(({ seat }) => seat === viewer).map(({ id }) => id)
  const targets = usual.map(order => targetOf(orderContext, order))
  const aimed = targets.filter(target => target !== null && !own.includes(target))
  if (aimed.length === 0) return 'web.order.chooseFor'
  return aimed.length === usual.length ? 'web.order.chooseTarget' : 'web.order.chooseTargetOr'
}

/** Orders that concern no piece lie on the slip; where there is none either, one goes on. */
function ofNoPiece({ choices }: TurnView): Message[] {
  if (choices.listed.has('')) return [{ key: 'web.order.chooseOrder' }]
  return choices.forms.length === 0 ? [{ key: 'web.order.onlyOn' }] : []
}

function isOf({ viewer }: TurnView, { seat }: Piece): boolean {
  return seat === viewer
}
