import { field } from '../../index.ts'
import type { Ruleset } from '../../index.ts'
import { rulebook } from './duel-book.ts'
import { messages } from './duel-messages.ts'
import { choose, done, rethink, taunt } from './duel-orders.ts'
import { sequence } from './duel-sequence.ts'
import { copy, fencerOf, otherThan, stances } from './duel-state.ts'
import type { Event, Order, RuleId, State } from './duel-state.ts'

const seat = field.refersTo('seat')
const count = field.usually(0, field.integer(0, 1_000_000))
const known = field.one([...stances, 'unknown'])
const ofBoth = { fewest: 2, most: 2 }

/**
 * A small game for tests that has what tic-tac-toe has not: both sides choose in secret and may
 * think again, dice fall with modifiers, a hit opens a sequence of its own, an order may be followed by another.
 */
export const duel: Ruleset<State, Order, Event, RuleId> = {
  id: 'duel',
  rulebook,
  options: {},
  scenarios: {
    hall: {
      title: 'scenario.hall',
      options: {},
      seats: () => ['red', 'blue'],
      begin: () => ({
        place: [],
        outcome: null,
        bout: 1,
        revealed: false,
        fencers: ['red', 'blue'].map(seat => ({ seat, hits: 0, stance: null, taunts: 0 })),
        struck: null,
      }),
    },
  },
  messages: { en: messages, de: messages, da: messages },
  rules: {
    sequence,
    orders: { choose, rethink, taunt, done },
    apply: {
      chosen: (state, { seat, stance }) => void (fencerOf(state, seat).stance = stance),
      rethought: (state, { seat }) => void (fencerOf(state, seat).stance = null),
      revealed(state, event) {
        state.revealed = true
        state.fencers.forEach((one, i) => (one.stance = event.stances[i] ?? null))
      },
      hit(state, { seat }) {
        fencerOf(state, seat).hits += 1
        state.struck = seat
      },
      missed: state => void (state.struck = null),
      taunted: (state, { seat }) => void (fencerOf(state, seat).taunts += 1),
      boutEnded(state) {
        state.bout += 1
        state.revealed = false
        for (const one of state.fencers) one.stance = null
      },
      won(state, { seat }) {
        const who = { key: `seat.${seat}` }
        state.outcome = { winners: [seat], message: { key: 'outcome.won', values: { who } } }
      },
    },
    copy,
    stateShape: {
      bout: field.usually(1, field.integer(1, 1000)),
      revealed: field.usually(false, field.yesNo),
      fencers: field.list(
        field.record({
          seat: field.nameOf('seat'),
          hits: count,
          stance: field.usually(null, field.orNothing(known)),
          taunts: count,
        }),
        ofBoth,
      ),
      struck: field.usually(null, field.orNothing(seat)),
    },
    eventShapes: {
      chosen: { seat, stance: known },
      rethought: { seat },
      revealed: { stances: field.list(field.one(stances), ofBoth) },
      hit: { seat },
      missed: { seat },
      taunted: { seat },
      boutEnded: {},
      won: { seat },
    },
    seats: state => state.fencers.map(one => one.seat),
  },
  secrecy: {
    view(state, seat) {
      const view = copy(state)
      for (const one of view.fencers)
        if (!view.revealed && one.seat !== seat && one.stance !== null) one.stance = 'unknown'
      return view
    },
    redact: (event, seat) =>
      event.kind === 'chosen' && event.seat !== seat
        ? { kind: 'chosen', seat: event.seat, stance: 'unknown' }
        : event,
    determinize(view, _seat, dice) {
      const whole = copy(view)
      for (const one of whole.fencers)
        if (one.stance === 'unknown') one.stance = stances[dice.roll(2) - 1] ?? 'high'
      return whole
    },
  },
  display: {
    picture: () => ({
      theme: 'board',
      measure: { size: 1, key: 'seat.red' },
      bounds: { x: 0, y: 0, width: 1, height: 1 },
      ground: [],
      pieces: [],
      markers: [],
      arcs: [],
      paths: [],
      windFrom: null,
      headline: [],
    }),
    describe: event => ({
      key: 'event.told',
      values: { what: event.kind, who: 'seat' in event ? { key: `seat.${event.seat}` } : '' },
    }),
    status: view =>
      view.fencers.map(({ seat, hits }) => ({
        key: 'situation.fencer',
        values: { who: { key: `seat.${seat}` }, hits },
      })),
  },
  players: {
    doctrine: {
      choose: (view, _seat, dice) =>
        view.place.at(-1)?.at === 'stance'
          ? { kind: 'choose', stance: stances[dice.roll(2) - 1] ?? 'high' }
          : { kind: 'done' },
      evaluate: (view, seat) => otherThan(view, seat).hits - fencerOf(view, seat).hits,
    },
  },
}
