import { catalogue } from '@grognard/rulesets'
import { importBattle } from '@grognard/umpire'
import type { Message } from '@grognard/umpire'
import { useEffect, useState } from 'react'
import { BattlePage } from './battle-page.tsx'
import { openBattle } from './battle-store.ts'
import type { BattleStore } from './battle-store.ts'
import { takeBegun } from './keep-battle.ts'
import type { Kept } from './keep-battle.ts'
import { hashOf } from './route.ts'
import { savedCard, savedFile } from './saved-battles.ts'
import { useWords } from './sentences.ts'

/** Fetches a kept battle and opens it. */
export function BattleGate({ id }: { id: string }) {
  const words = useWords()
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
      const reason = error instanceof Error ? error.message : String(error)
      setFault({ key: 'web.fault.setup', values: { fault: reason } })
    })
    return () => {
      isGone = true
      opened?.stop()
    }
  }, [id])
  if (store) return <BattlePage store={store} />
  return (
    <main className="setup">
      {fault && <p role="alert">{words.say(fault)}</p>}
      {fault && <a href={hashOf({ at: 'home' })}>{words.say({ key: 'web.home' })}</a>}
    </main>
  )
}

async function fetchBattle(id: string): Promise<Kept | undefined> {
  const [card, file] = await Promise.all([savedCard(id), savedFile(id)])
  if (!card || file === undefined) return undefined
  const { players, sealed = null } = card
  return { battle: importBattle(file, catalogue), players, sealed }
}
