import { field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Of, Seat } from '@grognard/umpire'
import { weighingTurns } from '../../book/tables/sailing.ts'
import { shipName } from '../../model/names.ts'
import { findShip, isFighting } from '../../model/ships.ts'
import { anchorNotes } from '../../model/state.ts'
import type { Ship, State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'
import type { WsOrderRules, WsRefusal, WsTable } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

type AnchorNote = Ship['anchorNote']

/** A note about a ship's anchor. */
interface Noting {
  state: State
  seat: Seat
  ship: Ship | undefined
  note: AnchorNote
}

const isDropping = ({ note }: Noting) => note === 'plain' || note === 'bow' || note === 'stern'
const isRaising = ({ note }: Noting) => note === 'weigh' || note === 'cut'
const lies = ({ ship }: Noting) => ship !== undefined && ship.anchor !== 'none'

const refusals: readonly WsRefusal<Noting>[] = [
  stop(
    'WS-110',
    'ws.refuse.notYourAnchor',
    ({ seat, ship }) => ship === undefined || ship.seat !== seat || !isFighting(ship),
  ),
  stop('WS-005', 'ws.refuse.noAnchorage', ({ state }) => !state.rules.hasAnchorage),
  refuse('WS-110', 'ws.refuse.notedAlready', ({ ship, note }) => ship?.anchorNote === note),
  refuse('WS-110', 'ws.refuse.anchoredAlready', one => isDropping(one) && lies(one)),
  refuse('WS-113', 'ws.refuse.noCable', one => isDropping(one) && (one.ship?.isCableCut ?? false)),
  refuse('WS-112', 'ws.refuse.notAtAnchor', one => isRaising(one) && !lies(one)),
  refuse(
    'WS-112',
    'ws.refuse.turnsAboutAnchor',
    ({ ship, note }) => note === 'weigh' && /[LR]/.test(ship?.plot ?? ''),
  ),
]

export const anchorShape = { ship: field.piece('ship'), note: field.one(anchorNotes) }

/** [WS-110] [WS-112] [WS-113] Noted in secret with the plots: an anchor at bow, stern or both, weighed or cut. */
export const anchor: WsOrderRules<'anchor'> = {
  shape: anchorShape,
  judge: (state, seat, order) =>
    judgeBy(refusals, { state, seat, ship: findShip(state, order.ship), note: order.note }),
  execute: (table, seat, order) =>
    table.emit({ kind: 'anchorNoted', seat, ship: order.ship, note: order.note }),
  legalOrders: (state, seat) => notesOpen(state, seat),
  samplesOpenly: true,
  tool: { tool: 'list', piece: ({ ship }) => ship },
  describe: (state, order) => ({
    key: `ws.order.anchor.${order.note}`,
    values: { ship: shipName(state, order.ship) },
  }),
}

function notesOpen(state: State, seat: Seat): Of<Order, 'anchor'>[] {
  if (!state.rules.hasAnchorage) return []
  return state.ships.flatMap(ship =>
    anchorNotes
      .filter(note => isAllowed(refusals, { state, seat, ship, note }))
      .map(note => ({ kind: 'anchor' as const, ship: ship.id, note })),
  )
}

/** At sea, as most battles are, nobody thinks of one. */
function isAnchorInUse({ ships }: State): boolean {
  for (const ship of ships) if (ship.anchor !== 'none' || ship.anchorNote !== 'none') return true
  return false
}

/** [WS-112] Plots are shown: crews at the capstan go on with it, others let it be. */
export function weighAnchors(table: WsTable): void {
  if (!isAnchorInUse(table.state)) return
  const ships = table.state.ships.flatMap(({ id, anchor: held, anchorNote, weighing }) => {
    if (held === 'none') return []
    const turns = anchorNote === 'weigh' ? weighing + 1 : 0
    return turns === weighing ? [] : [{ ship: id, weighing: turns }]
  })
  if (ships.length > 0) table.emit({ kind: 'anchorsWeighing', ships })
}

/** [WS-110] What was noted last turn takes effect; [WS-113] a cable that was cut or shot away lets her go. */
export function tendAnchors(table: WsTable): void {
  if (!isAnchorInUse(table.state)) return
  const ships = table.state.ships.flatMap(ship => {
    const held = anchorAfter(ship)
    const isCut = ship.isCableCut || ship.anchorNote === 'cut'
    const isNoted = ship.anchorNote !== 'none' && ship.anchorNote !== 'weigh'
    if (held === ship.anchor && !isNoted) return []
    return [{ ship: ship.id, anchor: held, isCableCut: isCut }]
  })
  if (ships.length > 0) table.emit({ kind: 'anchorsTended', ships })
}

/** How she lies in the new turn. */
function anchorAfter(ship: Ship): Ship['anchor'] {
  const { anchorNote: note, isCableCut, weighing } = ship
  if (isCableCut || note === 'cut' || weighing >= weighingTurns) return 'none'
  return note === 'none' || note === 'weigh' ? ship.anchor : note
}
