import { field } from '@grognard/umpire'
import type { EventsOf } from '@grognard/umpire'
import { seat, ship, squares } from '../../model/fields.ts'
import { tellsOfLoss } from '../../model/command.ts'
import { joined, leaderNamed, shipName } from '../../model/names.ts'
import { fleetOf, playerOf } from '../../model/ships.ts'
import { signal } from '../../model/state-shape.ts'
import type { Command, Signal, State } from '../../model/state.ts'
import { event } from '../../words.ts'

const text = field.text(120)
const ships = field.list(ship)
const seats = field.list(seat)
export const signalsEvents = {
  /** [WS-047] Known to its sender, and to frigates that may send it on. */
  signalMade: event(
    {
      seat,
      from: ship,
      to: ship,
      text,
      path: ships,
      readers: ships,
      seen: seats,
      isRead: field.yesNo,
    },
    {
      rule: 'WS-047',
      apply(state, { seat: sender, from, to, text: said, path, readers, seen, isRead }) {
        state.signals.push({
          seat: sender,
          from,
          to,
          text: said,
          sentIn: state.turn,
          passedIn: state.turn,
          path: path.slice(),
          readers: readers.slice(),
          seen: seen.slice(),
          isRead,
          hasArrived: false,
        })
      },
      describe: (e, before) => ({
        key: madeKey(e),
        values: {
          from: shipName(before, e.from),
          to: shipName(before, e.to),
          text: e.text,
          path: joined(e.path.slice(1).map(id => shipName(before, id))),
          repeaters: e.path.length - 1,
        },
      }),
      redact: (e, viewer) => (e.seen.includes(viewer) ? e : undefined),
    },
  ),

  signalPassedOn: event(
    { by: ship, from: ship, to: ship, seen: seats, via: field.mayLack(ship) },
    {
      rule: 'WS-050',
      apply(state, e) {
        const passed = state.signals.find(one => one.from === e.from && !one.isRead)
        if (!passed) return
        passed.path.push(e.by)
        if (e.via !== undefined) passed.path.push(e.via)
        passed.passedIn = state.turn
        passed.isRead = true
      },
      describe: (e, before) => ({
        key: 'ws.event.signalPassedOn',
        values: {
          by: shipName(before, e.by),
          from: shipName(before, e.from),
          to: shipName(before, e.to),
        },
      }),
      redact: (e, viewer) => (e.seen.includes(viewer) ? e : undefined),
    },
  ),

  /** [WS-051] Its receiver learns of it only now, so the event says all. */
  signalArrived: event(
    { seat, receiver: seat, signal },
    {
      rule: 'WS-051',
      apply(state, e) {
        withdraw(state, e.signal)
        const seen = [...new Set([...e.signal.seen, e.receiver])]
        const { path, readers } = e.signal
        state.signals.push({
          ...e.signal,
          path: path.slice(),
          readers: readers.slice(),
          seen,
          hasArrived: true,
        })
      },
      describe: ({ signal: { from, to, text: said } }, before) => ({
        key: tellsOfLoss(said) ? 'ws.event.lossArrived' : 'ws.event.signalArrived',
        values: { from: shipName(before, from), to: shipName(before, to), text: said },
      }),
      redact: (e, viewer) =>
        e.signal.seen.includes(viewer) || e.receiver === viewer ? e : undefined,
    },
  ),

  /** [WS-191] Killed or taken; who commanded the fleet has it to hand over. */
  leaderMissed: event(
    { seat, ship, leader: squares, isOwed: field.yesNo },
    {
      rule: 'WS-191',
      apply(state, e) {
        playerOf(state, e.seat).isLeaderless = true
        if (e.isOwed)
          giveCommand(state, { fleet: fleetOf(state, e.seat), seat: e.seat, isOwed: true })
      },
      describe: (e, before) => ({
        key: e.isOwed ? 'ws.event.admiralMissed' : 'ws.event.leaderMissed',
        values: { ship: shipName(before, e.ship), leader: leaderNamed(before, e.ship, e.leader) },
      }),
    },
  ),

  leaderTaken: event(
    { seat, ship, leader: squares },
    {
      rule: 'WS-191',
      apply(state, e) {
        const player = playerOf(state, e.seat)
        player.flagship = e.ship
        player.leader = e.leader
        player.isLeaderless = false
      },
      describe: (e, before) => ({
        key: 'ws.event.leaderTaken',
        values: { ship: shipName(before, e.ship), leader: leaderNamed(before, e.ship, e.leader) },
      }),
    },
  ),

  /** [WS-191] From here on the fleet is his. */
  commandPassed: event(
    { fleet: field.integer(0, 1), seat, ship },
    {
      rule: 'WS-191',
      apply: (state, e) => giveCommand(state, { fleet: e.fleet, seat: e.seat, isOwed: false }),
      describe: (e, before) => ({
        key: 'ws.event.commandPassed',
        values: { ship: shipName(before, e.ship) },
      }),
    },
  ),
}

export type SignalsEvent = EventsOf<typeof signalsEvents>

function withdraw(state: State, { from, sentIn }: Signal): void {
  state.signals = state.signals.filter(one => one.from !== from || one.sentIn !== sentIn)
}

function madeKey({ isRead, text: said }: Pick<Signal, 'isRead' | 'text'>) {
  if (tellsOfLoss(said)) return isRead ? 'ws.event.lossMade' : 'ws.event.lossInTransit'
  return isRead ? 'ws.event.signalMade' : 'ws.event.signalInTransit'
}

function giveCommand(state: State, command: Command): void {
  state.commands = [...state.commands.filter(({ fleet }) => fleet !== command.fleet), command]
}
