import { gameById } from '@grognard/rulesets'
import { give, newBattle, recordOf, seededDice } from '@grognard/umpire'
import type { Ask, Battle } from '@grognard/umpire'
import type { LogLine } from '../battle/record/log-rows.ts'
import { standingOf, tableOf } from '../battle/source/local-standing.ts'
import { firstState } from '../battle/state/battle-state.ts'
import type { BattleState } from '../battle/state/battle-state.ts'
import { turnViewOf } from '../battle/state/turn-view.ts'

/** The smallest game at its beginning: crosses are asked, nothing is secret. */
export function smallBattle(): Battle {
  const dice = { kind: 'seeded' as const, seed: 'web' }
  return newBattle(gameById('tic-tac-toe'), { scenario: 'standard', dice })
}

/** The duel of two frigates: both seats are asked at once, in secret. */
export function duel(): Battle {
  const dice = { kind: 'seeded' as const, seed: 'web' }
  return newBattle(gameById('line-of-battle'), { scenario: 'constitution', dice })
}

/** The training battle of the land: both sides write their orders in secret. */
export function landBattle(): Battle {
  const dice = { kind: 'seeded' as const, seed: 'web' }
  return newBattle(gameById('belle-alliance'), { scenario: 'crossroads-farm', dice })
}

/** Three ships a side, played on until one of them has her turn. */
export function aShipsTurn(): Battle {
  const dice = { kind: 'seeded' as const, seed: 'web' }
  let battle = newBattle(gameById('ship-of-the-line'), { scenario: 'standard', dice })
  const { game } = battle
  for (let step = 0; step < 50; step++) {
    const [ask] = game.asks(battle.state)
    if (!ask) break
    if (game.legalOrders(battle.state, ask.seat).some(({ kind }) => kind === 'move')) return battle
    const view = game.view(battle.state, ask.seat)
    const order = game.choose(view, ask.seat, seededDice(`step ${step}`))
    battle = give(battle, ask.seat, order).battle
  }
  throw new Error('No ship had her turn.')
}

/** A line of the log about nobody. */
export function lineOf(key: string): LogLine {
  const cause = { step: '', rule: '', action: null }
  return { id: `0-${key}`, seq: 0, text: { key }, rolls: [], inPhase: '', words: [], cause }
}

/** The page as it stands when a seat looks at the battle, with a piece in hand or none. */
export function stateOf(
  battle: Battle,
  viewer: string,
  selected: string | null = null,
): BattleState {
  const kept = { battle, players: {}, sealed: null }
  const standing = standingOf({ ...tableOf(kept, false), viewer, saving: 'saved' })
  const first = firstState('test', standing)
  return { ...first, turnView: turnViewOf(recordOf(battle, viewer), viewer), selected }
}

/** The first are those in which much is asked; to be put in another order where the doctrine plays otherwise. */
const seedsOfMuch = ['8', '9', '1', '2', '3', '4', '5', '6', '7']

/** The training battle, played on until the seat is asked the step before the other. Throws when none comes to it. */
export function landBattleAt(step: string, seat: string): Battle {
  for (const seed of seedsOfMuch) {
    const dice = { kind: 'seeded' as const, seed }
    const start = newBattle(gameById('belle-alliance'), { scenario: 'crossroads-farm', dice })
    const battle = playedTo(start, ask => ask.step === step && ask.seat === seat, seed)
    if (battle) return battle
  }
  throw new Error(`No battle comes to the step ${step}.`)
}

/** Three ships a side, when the seat is to choose its officers. */
export function officersAsked(seat: string): Battle {
  const dice = { kind: 'seeded' as const, seed: 'web' }
  const start = newBattle(gameById('ship-of-the-line'), { scenario: 'standard', dice })
  const isMeant = (ask: Ask) => ask.seat === seat && ask.asks.includes('chooseOfficers')
  const battle = playedTo(start, isMeant, 'officers')
  if (!battle) throw new Error('No officers are to be chosen.')
  return battle
}

function playedTo(start: Battle, isMeant: (ask: Ask) => boolean, seed: string): Battle | null {
  let battle = start
  const dice = seededDice(seed)
  for (let orders = 0; orders < 300; orders++) {
    const [ask] = battle.game.asks(battle.state)
    if (!ask || isMeant(ask)) return ask ? battle : null
    const view = battle.game.view(battle.state, ask.seat)
    battle = give(battle, ask.seat, battle.game.choose(view, ask.seat, dice)).battle
  }
  return null
}
