import { BattleFileError } from '@grognard/umpire'
import type { Message } from '@grognard/umpire'
import { Fragment, useEffect, useState } from 'react'
import { claimBattle } from '../kept/battle-claim.ts'
import { BattlePage } from './battle-page.tsx'
import { OriginNotice } from './origin-notice.tsx'
import { openBattle } from './battle-store.ts'
import type { BattleStore } from './battle-store.ts'
import { battleIn, faultOfOpening } from '../common/games.ts'
import { allWritten, readAt, revisionHere, takeBegun } from '../kept/keep-battle.ts'
import type { Kept } from '../kept/keep-battle.ts'
import { LaidOut, NotLaidOut } from '../common/laid-out.tsx'
import { savedBattle, savedRevision, Unreadable } from '../kept/saved-battles.ts'
import { UnreadableBattle } from '../kept/unreadable.tsx'
import { useWords } from '../common/sentences.ts'
import '../style/table.css'

type Stage =
  | { at: 'waiting' }
  | { at: 'open'; store: BattleStore }
  | { at: 'fault'; fault: Message; isKept: boolean }

/** Fetches a kept battle and opens it; where another window plays it, this one looks on. */
export function BattleGate({ id }: { id: string }) {
  const words = useWords()
  const [stage, setStage] = useState<Stage>({ at: 'waiting' })
  useEffect(() => attend(id, setStage), [id])
  switch (stage.at) {
    case 'waiting':
      return <LaidOut />
    case 'open':
      return (
        <Fragment key={stage.store.number}>
          <BattlePage store={stage.store} />
          <OriginNotice store={stage.store} />
        </Fragment>
      )
    case 'fault':
      return stage.isKept ? (
        <UnreadableBattle id={id} fault={stage.fault} />
      ) : (
        <NotLaidOut fault={words.say(stage.fault)} />
      )
  }
}

/** Opens the battle, and anew whenever it changes hands; returns what leaves it. */
function attend(id: string, setStage: (stage: Stage) => void): () => void {
  let opened: BattleStore | null = null
  let isMine = false
  let isGone = false
  const fetched = async (isNewest: boolean): Promise<Kept | undefined> => {
    await allWritten()
    const kept = isNewest ? undefined : takeBegun(id)
    const found = kept ?? (await fetchBattle(id)) ?? takeBegun(id)
    if (isGone) return undefined
    if (!found) setStage({ at: 'fault', fault: { key: 'web.fault.gone' }, isKept: false })
    return found
  }
  const failed = (error: unknown): void => {
    if (isGone) return
    const fault = error instanceof Unreadable ? error.reason : faultOfOpening(error)
    const isKept = error instanceof Unreadable || error instanceof BattleFileError
    setStage({ at: 'fault', fault, isKept })
  }
  const inTurn = oneByOne(failed)
  const open = (isNewest: boolean, note?: Message): void => {
    opened?.stop()
    inTurn('open', async () => {
      const looksOn = isMine ? null : { take: () => claim.take() }
      const found = await fetched(isNewest)
      if (!found) return
      opened?.stop()
      opened = openBattle(id, note ? { ...found, note } : found, looksOn)
      setStage({ at: 'open', store: opened })
    })
  }
  /** A window that plays reads only what another has kept after it, waking late. */
  const follow = async (): Promise<void> => {
    if (isMine) {
      if ((await savedRevision(id)) > revisionHere(id)) open(true)
      return
    }
    const found = await fetched(true)
    if (found) opened?.follow(found)
  }
  const claim = claimBattle(id, {
    held(mine) {
      isMine = mine
      open(opened !== null)
    },
    kept: () => inTurn('follow', follow),
    async letGo() {
      opened?.stop()
      await allWritten()
      if (takeBegun(id) === undefined) return true
      open(false)
      return false
    },
    stays: () => open(true, { key: 'web.windows.stays' }),
  })
  return () => {
    isGone = true
    claim.stop()
    opened?.stop()
  }
}

/** Work that is done one after the other; of several of a name that wait, only the last. */
function oneByOne(failed: (error: unknown) => void) {
  let queue: Promise<void> = Promise.resolve()
  const newest = new Map<string, number>()
  return (name: string, work: () => Promise<void>): void => {
    const number = (newest.get(name) ?? 0) + 1
    newest.set(name, number)
    const inItsTurn = async (): Promise<void> => {
      if (newest.get(name) === number) await work()
    }
    queue = queue.then(inItsTurn).catch(failed)
  }
}

async function fetchBattle(id: string): Promise<Kept | undefined> {
  const saved = await savedBattle(id)
  if (!saved) return undefined
  const { players, sealed = null, branchedAt, thrown = [], revision = 0 } = saved.card
  const battle = await battleIn(saved.file)
  readAt(id, revision)
  return { battle, players, sealed, branchedAt, thrown }
}
