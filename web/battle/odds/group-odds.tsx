import { useMemo } from 'react'
import { ordersToGive } from '@grognard/umpire'
import type { Forecast } from '@grognard/umpire'
import { useStore } from 'zustand'
import { useWords } from '../../shared/sentences.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { sharedNow } from '../state/group.ts'
import { Odds } from './odds-slip.tsx'
import { useOddsTogether } from './use-odds.ts'

/** What may come of all that the group would be ordered, as one; null while it is worked out, or without dice. */
export function useGroupOdds(store: BattleStore): Forecast | null {
  const shared = useStore(store, sharedNow)
  const { game, turnView } = store.getState()
  const written = shared ? JSON.stringify(ordersToGive(shared)) : null
  // Shared out anew with each movement of the pointer, it mostly comes to the same.
  const orders = useMemo(() => shared && ordersToGive(shared), [written])
  return useOddsTogether(game.id, turnView, orders)
}

/** On the group's card, before the orders are given. */
export function GroupOdds({ store }: { store: BattleStore }) {
  const { game } = store.getState()
  const words = useWords(game)
  const odds = useGroupOdds(store)
  if (!odds) return null
  return (
    <div className="group-odds" role="status">
      <h3>{words.say({ key: 'web.group.odds' })}</h3>
      <Odds game={game} forecast={odds} dice="folded" />
    </div>
  )
}
