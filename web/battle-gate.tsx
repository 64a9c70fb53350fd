import type { Message } from '@grognard/umpire'
import { useEffect, useState } from 'react'
import { BattlePage } from './battle-page.tsx'
import { openBattle } from './battle-store.ts'
import type { BattleStore } from './battle-store.ts'
import { battleIn, faultOfOpening } from './games.ts'
import { takeBegun } from './keep-battle.ts'
import type { Kept } from './keep-battle.ts'
import { LaidOut, NotLaidOut } from './laid-out.tsx'
import { savedCard, savedFile } from './saved-battles.ts'

/** Fetches a kept battle and opens it. */
export function BattleGate({ id }: { id: string }) {
  const [store, setStore] = useState<BattleStore | null>(null)
  const [fault, setFault] = useState<Message | null>(null)
  useEffect(() => {
    let opened: BattleStore | null = null
    let isGone = false
    const open = async () => {
      const found = takeBegun(id) ?? (await fetchBattle(id))
      if (isGone) return
      if (!found) return setFault({ key: 'web.fault.gone' })
      opened = openBattle(id, found)
      setStore(opened)
    }
    open().catch((error: unknown) => {
      setFault(faultOfOpening(error))
    })
    return () => {
      isGone = true
      opened?.stop()
    }
  }, [id])
  if (store) return <BattlePage store={store} />
  return fault ? <NotLaidOut fault={fault} /> : <LaidOut />
}

async function fetchBattle(id: string): Promise<Kept | undefined> {
  const [card, file] = await Promise.all([savedCard(id), savedFile(id)])
  if (!card || file === undefined) return undefined
  const { players, sealed = null, branchedAt } = card
  return { battle: await battleIn(file), players, sealed, branchedAt }
}
