import { never, sequenceWords } from '../../index.ts'
import type { Modifier, Ruleset, Table } from '../../index.ts'
import { otherThan } from './duel-state.ts'
import type { Event, Fencer, Order, RuleId, Stance, State } from './duel-state.ts'

const LIVES = 2
const TO_HIT = 4

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
  table.emit({ kind: 'revealed', stances: table.state.fencers.map(stanceOf) })
}

function stanceOf({ stance }: Fencer): Stance {
  if (stance === 'high' || stance === 'low') return stance
  throw new Error('A fencer has not chosen.')
}

function strike(table: Table<State, Event, RuleId>, attacker: Fencer): void {
  const target = otherThan(table.state, attacker.seat)
  const sum = table.tally(modifiers, { attacker, target })
  const isHit = table.roll(6, 'DUEL-3') + sum >= TO_HIT
  table.emit({ kind: isHit ? 'hit' : 'missed', seat: target.seat })
  if (isHit) table.interrupt('riposte')
}

function endIfWon(table: Table<State, Event, RuleId>): void {
  const loser = table.state.fencers.find(one => one.hits >= LIVES)
  if (loser) table.emit({ kind: 'won', seat: otherThan(table.state, loser.seat).seat })
  else table.emit({ kind: 'boutEnded' })
}

const { ask, again, each, repeat, umpire, phase } = sequenceWords<State, Order, Event, RuleId>()

export const sequence: Ruleset<State, Order, Event, RuleId>['rules']['sequence'] = {
  turn: [
    repeat(
      never,
      phase(
        'secret',
        ask('stance', 'DUEL-1', state => state.fencers.map(one => one.seat), 'choose', 'rethink'),
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
      again('taunt'),
      'done',
    ),
  ],
}

function fencers(state: State): readonly Fencer[] {
  return state.fencers
}
