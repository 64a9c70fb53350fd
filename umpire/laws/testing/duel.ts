import { copyOutcome, copyPlace, never, sequenceWords, judgeBy } from '../../index.ts'
import type {
  Catalogue,
  Modifier,
  OrderRules,
  Playable,
  Refusal,
  Rulebook,
  RuleRow,
  Ruleset,
  Seat,
  Table,
} from '../../index.ts'

/**
 * A small game for tests that has what tic-tac-toe has not: both sides choose in secret, dice fall
 * with modifiers, a hit opens a chapter of its own, an order may be followed by another.
 */
export type Stance = 'high' | 'low'

export interface Fencer {
  seat: Seat
  hits: number
  stance: Stance | 'unknown' | null
  taunts: number
}

export interface State extends Playable {
  bout: number
  revealed: boolean
  fencers: Fencer[]
  struck: Seat | null
}

export type Order = { kind: 'choose'; stance: Stance } | { kind: 'taunt' } | { kind: 'done' }

export type Event =
  | { kind: 'chosen'; seat: Seat; stance: Stance | 'unknown' }
  | { kind: 'revealed'; stances: Stance[] }
  | { kind: 'hit'; seat: Seat }
  | { kind: 'missed'; seat: Seat }
  | { kind: 'taunted'; seat: Seat }
  | { kind: 'boutEnded' }
  | { kind: 'won'; seat: Seat }

export type RuleId = 'DUEL-1' | 'DUEL-2' | 'DUEL-3' | 'DUEL-4' | 'DUEL-5'

const LIVES = 2
const TO_HIT = 4
const MOST_TAUNTS = 2

function fencerOf(state: State, seat: Seat): Fencer {
  const fencer = state.fencers.find(one => one.seat === seat)
  if (!fencer) throw new Error(`There is no fencer "${seat}".`)
  return fencer
}

function otherThan(state: State, seat: Seat): Fencer {
  const other = state.fencers.find(one => one.seat !== seat)
  if (!other) throw new Error(`Nobody stands against "${seat}".`)
  return other
}

type Rules<Kind extends Order['kind']> = OrderRules<
  State,
  Event,
  Extract<Order, { kind: Kind }>,
  RuleId
>

const stances: readonly Stance[] = ['high', 'low']

const choose: Rules<'choose'> = {
  shape: { stance: { type: 'text', values: stances } },
  judge: () => ({ allowed: true, because: [] }),
  carryOut: (table, seat, { stance }) => table.happen({ kind: 'chosen', seat, stance }),
  offers: () => stances.map(stance => ({ kind: 'choose', stance })),
  tell: (_state, { stance }) => ({ key: 'tell.choose', values: { stance } }),
}

const tooLoud: readonly Refusal<Fencer, RuleId>[] = [
  {
    rule: 'DUEL-4',
    message: 'taunt.enough',
    values: ({ taunts }) => ({ taunts }),
    when: ({ taunts }) => taunts >= MOST_TAUNTS,
  },
]

const taunt: Rules<'taunt'> = {
  shape: {},
  judge: (state, seat) => judgeBy(tooLoud, fencerOf(state, seat)),
  carryOut: (table, seat) => table.happen({ kind: 'taunted', seat }),
  offers: (state, seat) => (fencerOf(state, seat).taunts < MOST_TAUNTS ? [{ kind: 'taunt' }] : []),
  again: true,
  tell: () => ({ key: 'tell.taunt' }),
}

const done: Rules<'done'> = {
  shape: {},
  judge: () => ({ allowed: true, because: [] }),
  carryOut: () => undefined,
  offers: () => [{ kind: 'done' }],
  tell: () => ({ key: 'tell.done' }),
}

export const modifiers: readonly Modifier<{ attacker: Fencer; target: Fencer }, RuleId>[] = [
  {
    rule: 'DUEL-3',
    message: 'strike.open',
    value: 2,
    when: ({ attacker, target }) => attacker.stance !== target.stance,
  },
  {
    rule: 'DUEL-4',
    message: 'strike.taunted',
    values: ({ attacker }) => ({ taunts: attacker.taunts }),
    value: ({ attacker }) => -attacker.taunts,
    when: ({ attacker }) => attacker.taunts > 0,
  },
]

function reveal(table: Table<State, Event, RuleId>): void {
  table.happen({ kind: 'revealed', stances: table.state.fencers.map(stanceOf) })
}

function stanceOf({ stance }: Fencer): Stance {
  if (stance === 'high' || stance === 'low') return stance
  throw new Error('A fencer has not chosen.')
}

function strike(table: Table<State, Event, RuleId>, attacker: Fencer): void {
  const target = otherThan(table.state, attacker.seat)
  const sum = table.tally(modifiers, { attacker, target })
  const isHit = table.roll(6, 'DUEL-3') + sum >= TO_HIT
  table.happen({ kind: isHit ? 'hit' : 'missed', seat: target.seat })
  if (isHit) table.interrupt('riposte')
}

function endIfWon(table: Table<State, Event, RuleId>): void {
  const loser = table.state.fencers.find(one => one.hits >= LIVES)
  if (loser) table.happen({ kind: 'won', seat: otherThan(table.state, loser.seat).seat })
  else table.happen({ kind: 'boutEnded' })
}

const { ask, each, repeat, umpire, phase } = sequenceWords<State, Order, Event, RuleId>()

export const sequence: Ruleset<State, Order, Event, RuleId>['sequence'] = {
  turn: [
    repeat(
      never,
      phase(
        'secret',
        ask('stance', 'DUEL-1', state => state.fencers.map(one => one.seat), 'choose'),
        umpire('reveal', 'DUEL-2', reveal),
      ),
      phase(
        'blows',
        each(fencers, umpire('strike', 'DUEL-3', strike)),
        umpire('end', 'DUEL-5', endIfWon),
      ),
    ),
  ],
  riposte: [
    ask(
      'answer',
      'DUEL-4',
      state => (state.struck === null ? [] : [state.struck]),
      'taunt',
      'done',
    ),
  ],
}

function fencers(state: State): readonly Fencer[] {
  return state.fencers
}

function copyFencer({ seat, hits, stance, taunts }: Fencer): Fencer {
  return { seat, hits, stance, taunts }
}

export function copy(state: State): State {
  return {
    place: copyPlace(state.place),
    outcome: copyOutcome(state.outcome),
    bout: state.bout,
    revealed: state.revealed,
    fencers: state.fencers.map(copyFencer),
    struck: state.struck,
  }
}

function row(gist: string): RuleRow {
  return { section: '1', gist: { en: gist, de: gist, da: gist }, status: 'enforced' }
}

export const rulebook: Rulebook<RuleId> = {
  title: { en: 'Duel', de: 'Duell', da: 'Duel' },
  edition: 'for tests',
  authors: 'this project',
  language: 'en',
  rows: {
    'DUEL-1': row('Both choose a stance in secret.'),
    'DUEL-2': row('Both stances are revealed together.'),
    'DUEL-3': row('A blow hits on 4 or more of a d6, 2 added where the stances differ.'),
    'DUEL-4': row('Who is hit may taunt, twice at most; each taunt takes one off their own blows.'),
    'DUEL-5': row('Two hits lose.'),
  },
}

export const messages: Catalogue = {
  'scenario.hall': 'Hall',
  'scenario.hall.about': 'Two fencers meet in a hall.',
  'seat.red': 'Red',
  'seat.blue': 'Blue',
  'step.stance': 'stance',
  'step.answer': 'answer',
  'phase.secret': 'Choice',
  'phase.blows': 'Blows',
  'order.choose': 'choose',
  'order.taunt': 'taunt',
  'order.done': 'done',
  'taunt.enough': 'That is enough: {taunts, plural, one {# taunt} other {# taunts}}.',
  'strike.open': 'the stances differ',
  'strike.taunted': '{taunts, plural, one {# taunt} other {# taunts}}',
  'tell.choose': 'Stance: {stance}',
  'tell.taunt': 'Taunt',
  'tell.done': 'Say nothing',
  'event.told': '{what}: {who}',
  'situation.fencer': '{who} has {hits, plural, one {# hit} other {# hits}}.',
  'outcome.won': '{who} wins.',
}

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
  sequence,
  orders: { choose, taunt, done },
  evolve: {
    chosen: (state, { seat, stance }) => void (fencerOf(state, seat).stance = stance),
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
  seats: state => state.fencers.map(one => one.seat),
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
  imagine(view, _seat, dice) {
    const whole = copy(view)
    for (const one of whole.fencers)
      if (one.stance === 'unknown') one.stance = stances[dice.roll(2) - 1] ?? 'high'
    return whole
  },
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
  narrate: event => ({
    key: 'event.told',
    values: { what: event.kind, who: 'seat' in event ? { key: `seat.${event.seat}` } : '' },
  }),
  situation: view =>
    view.fencers.map(({ seat, hits }) => ({
      key: 'situation.fencer',
      values: { who: { key: `seat.${seat}` }, hits },
    })),
  messages: { en: messages, de: messages, da: messages },
  doctrine: {
    choose: (view, _seat, dice) =>
      view.place.at(-1)?.at === 'stance'
        ? { kind: 'choose', stance: stances[dice.roll(2) - 1] ?? 'high' }
        : { kind: 'done' },
    evaluate: (view, seat) => otherThan(view, seat).hits - fencerOf(view, seat).hits,
  },
}
