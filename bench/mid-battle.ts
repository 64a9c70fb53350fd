import { readFileSync } from 'node:fs'
import { catalogue, gameById } from '@grognard/rulesets'
import { exportBattle, give, newBattle, readBattle, seededDice } from '@grognard/umpire'
import type { Ask, Battle } from '@grognard/umpire'

const hougoumont = new URL(
  '../rulesets/belle-alliance/playthroughs/hougoumont.json',
  import.meta.url,
)

/** Up to this order the kept battle has been fought for some eight of its turns. */
const FOUGHT = 270

/** Hougoumont as computers fought it, when the first seat writes its orders in the middle: a battle file. */
export function inHougoumont(): string {
  const kept: { entries: unknown[] } = JSON.parse(readFileSync(hougoumont, 'utf8'))
  for (let fought = FOUGHT; fought < kept.entries.length; fought++) {
    const battle = readBattle({ ...kept, entries: kept.entries.slice(0, fought) }, catalogue)
    if (isAsked(battle, ({ step }) => step === 'orders')) return exportBattle(battle)
  }
  throw new Error('Nobody writes orders in the middle of Hougoumont.')
}

/** Points that buy sixteen ships a side. */
const POINTS = 14_000
const MOVES_BEFORE = 60

/** Sixteen ships a side among each other, when the first seat is to sail: a battle file. */
export function amongThirtyTwoShips(): string {
  const dice = { kind: 'seeded' as const, seed: '32' }
  const options = { points: POINTS, fleets: 'drawn' }
  const game = gameById('line-of-battle')
  let battle = newBattle(game, { scenario: 'open-battle', options, dice })
  const thoughts = seededDice('among 32 ships')
  for (let sailed = 0; sailed < MOVES_BEFORE || !isAsked(battle, toSail);) {
    const [ask] = game.asks(battle.state)
    if (!ask) throw new Error('The battle of 32 ships is over too soon.')
    const order = game.choose(game.view(battle.state, ask.seat), ask.seat, thoughts)
    if (order.kind === 'sail') sailed += 1
    battle = give(battle, ask.seat, order).battle
  }
  return exportBattle(battle)
}

const toSail = ({ asks }: Ask): boolean => asks.includes('sail')

/** The first seat, which a battle from a file gives to whoever opens it. */
function isAsked({ game, state }: Battle, isMeant: (ask: Ask) => boolean): boolean {
  const [first] = game.seats(state)
  return game.asks(state).some(ask => ask.seat === first && isMeant(ask))
}
