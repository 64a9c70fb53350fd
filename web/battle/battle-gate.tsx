import type { Message } from '@grognard/umpire'
import { useEffect, useState } from 'react'
import { claimBattle } from '../kept/battle-claim.ts'
import { BattlePage } from './battle-page.tsx'
import { openBattle } from './battle-store.ts'
import type { BattleStore } from './battle-store.ts'
import { battleIn, faultOfOpening } from '../common/games.ts'
import { takeBegun } from '../kept/keep-battle.ts'
import type { Kept } from '../kept/keep-battle.ts'
import { LaidOut, NotLaidOut } from '../common/laid-out.tsx'
import { savedCard, savedFile } from '../kept/saved-battles.ts'

/** Fetches a kept battle and opens it; where another window plays it, this one looks on. */
export function BattleGate({ id }: { id: string }) {
  const [store, setStore] = useState<BattleStore | null>(null)
  const [fault, setFault] = useState<Message | null>(null)
  useEffect(() => {
    let opened: BattleStore | null = null
    let isGone = false
    /** Of several fetched at once only the last counts. */
    let asked = 0
    const fetched = async (isNewest: boolean): Promise<Kept | undefined> => {
      asked += 1
      const own = asked
      const kept = isNewest ? undefined : takeBegun(id)
      const found = kept ?? (await fetchBattle(id)) ?? takeBegun(id)
      return isGone || own !== asked ? undefined : (found ?? missing())
    }
    const missing = (): undefined => {
      setFault({ key: 'web.fault.gone' })
      return undefined
    }
    const failed = (error: unknown): void => setFault(faultOfOpening(error))
    const open = async (isMine: boolean): Promise<void> => {
      const looksOn = isMine ? null : { take: () => claim.take() }
      const hasBeenOpen = opened !== null
      opened?.stop()
      const found = await fetched(hasBeenOpen)
      if (!found) return
      opened = openBattle(id, found, looksOn)
      setStore(opened)
    }
    const follow = async (): Promise<void> => {
      const found = await fetched(true)
      if (found) opened?.follow(found)
    }
    const claim = claimBattle(id, {
      held: isMine => void open(isMine).catch(failed),
      kept: () => void follow().catch(failed),
    })
    return () => {
      isGone = true
      claim.stop()
      opened?.stop()
    }
  }, [id])
  if (store) return <BattlePage key={store.number} store={store} />
  return fault ? <NotLaidOut fault={fault} /> : <LaidOut />
}

async function fetchBattle(id: string): Promise<Kept | undefined> {
  const [card, file] = await Promise.all([savedCard(id), savedFile(id)])
  if (!card || file === undefined) return undefined
  const { players, sealed = null, branchedAt, thrown = [] } = card
  return { battle: await battleIn(file), players, sealed, branchedAt, thrown }
}
