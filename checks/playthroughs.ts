import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { lawfulChoice } from '../players/search.ts'
import { gameById } from '../rulesets/index.ts'
import { exportBattle, give, newBattle, seededDice } from '../umpire/index.ts'
import type { Battle, BattlePlan, Game, Kind, Seat } from '../umpire/index.ts'
import { root } from './root.ts'

// Plays the golden battles of a ruleset anew, when its rules or its doctrine have changed:
//   node boot.mjs checks/playthroughs.ts RULESET [NAME …]

/** A battle to be kept. Chance gives orders that no sensible captain would. */
export interface PlaythroughPlan extends BattlePlan {
  by: 'computer' | 'chance'
  /** Lets whoever plays think otherwise. */
  thoughts?: string
}

/** A battle kept as a file must stay small. */
const MOST_ORDERS = 2000

/** Every seat is played to the end; the same plan gives the same battle. Throws where it does not end. */
export function playedOut(game: Game, plan: PlaythroughPlan): Battle {
  const { by, thoughts = '', ...setting } = plan
  let battle = newBattle(game, setting)
  while (battle.file.entries.length <= MOST_ORDERS) {
    const awaited = game.awaiting(battle.state)
    if (!Array.isArray(awaited)) return battle
    const seat = awaited[0]?.seat ?? ''
    const order = orderFor(battle, seat, by, thoughts)
    const given = give(battle, seat, order)
    if (!given.ruling.allowed) throw new Error(`${JSON.stringify(order)} was refused.`)
    battle = given.battle
  }
  throw new Error(`The battle goes on after ${MOST_ORDERS} orders.`)
}

function orderFor(
  { game, state, file }: Battle,
  seat: Seat,
  by: PlaythroughPlan['by'],
  thoughts: string,
): Kind {
  const dice = seededDice(`${thoughts}${by} ${seat}`, file.entries.length)
  const view = game.view(state, seat)
  if (by === 'computer') return lawfulChoice(game, view, seat, dice)
  const order = game.sample(view, seat, dice)
  if (!order) throw new Error(`${seat} has no order to give.`)
  return order
}

/** The end of a battle in a line, to be kept beside the file. */
export function endingOf({ file, state }: Battle): string {
  const { winners, message } = state.outcome ?? { winners: [], message: { key: 'undecided' } }
  const values = Object.entries(message.values ?? {}).map(
    ([name, value]) => `${name} ${typeof value === 'object' ? value.key : value}`,
  )
  const orders = `${file.entries.length - 1} orders`
  return [orders, message.key, ...values, `won by ${winners.join(' ') || 'nobody'}`].join(', ')
}

async function plansOf(folder: string): Promise<Record<string, PlaythroughPlan>> {
  const path = join(folder, 'plans.ts')
  if (!existsSync(path)) throw new Error(`There are no plans at ${path}.`)
  const { plans }: { plans: Record<string, PlaythroughPlan> } = await import(
    pathToFileURL(path).href
  )
  return plans
}

async function main([ruleset = 'line-of-battle', ...names]: readonly string[]): Promise<void> {
  const game = gameById(ruleset)
  const folder = join(root, 'rulesets', ruleset, 'playthroughs')
  for (const [name, plan] of Object.entries(await plansOf(folder))) {
    if (names.length > 0 && !names.includes(name)) continue
    const battle = playedOut(game, plan)
    const text = exportBattle(battle)
    writeFileSync(join(folder, `${name}.json`), text)
    process.stdout.write(`  '${name}': '${endingOf(battle)}',\n`)
  }
}

if (import.meta.main) await main(process.argv.slice(2))
