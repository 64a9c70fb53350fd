import { freshSeed, newBattle } from '@grognard/umpire'
import type { Battle, BattlePlan, NewBattleDice } from '@grognard/umpire'
import { askingFor, withDice } from '../battle/dice/dice-request.ts'
import type { Occasion } from '../battle/dice/dice-request.ts'
import { beginBattle } from '../storage/keep-battle.ts'
import { keepOptions } from '../storage/last-options.ts'
import type { Agreed } from './agreed.ts'

/**
 * Begins a battle as it is agreed and returns its id; null where the dice of its opening were laid down.
 * Throws what the game has against it.
 */
export async function beginAgreed(agreed: Agreed): Promise<string | null> {
  const battle = await openedWithDice(agreed)
  if (!battle) return null
  keepOptions(battle)
  const { seats, players } = agreed
  const kept = Object.fromEntries(seats.map(seat => [seat, players[seat] ?? 'captain']))
  return beginBattle({ battle, players: kept, sealed: null })
}

async function openedWithDice(agreed: Agreed): Promise<Battle | null> {
  const plan = planOf(agreed)
  return withDice(
    typed => newBattle(agreed.game, plan, typed),
    askingFor(() => openingOf(agreed, plan)),
    begun => begun.file.entries[0]?.events ?? [],
  )
}

/** Papers of nobody at the table are left out. */
function planOf({ scenario, options, papers, shapes, dice }: Agreed): BattlePlan {
  const own = Object.entries(papers).filter(([name]) => name in shapes)
  const source: NewBattleDice =
    dice === 'typed' ? { kind: dice } : { kind: 'hmac-sha256', seed: freshSeed() }
  return { scenario, options, papers: Object.fromEntries(own), dice: source }
}

function openingOf({ game, seats, players }: Agreed, plan: BattlePlan): Occasion {
  const before = game.prepare(plan.scenario, plan.options, plan.papers)
  const mine = seats.find(seat => players[seat] === 'me') ?? null
  return { game, before, viewer: mine, seat: null, action: null }
}
