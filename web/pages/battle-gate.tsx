import { Fragment, useEffect, useState } from 'react'
import { BattleFileError } from '@grognard/umpire'
import type { Message } from '@grognard/umpire'
import { openLocalBattle } from '../battle/source/local-battle.ts'
import type { LocalBattle } from '../battle/source/local-battle.ts'
import { createSaver } from '../battle/source/save.ts'
import { openBattle } from '../battle/state/battle-store.ts'
import type { BattleStore } from '../battle/state/battle-store.ts'
import { keyed } from '../shared/keyed.ts'
import { battleIn, faultOfOpening } from '../shared/open-game.ts'
import { PageLoading, PageFailed } from '../shared/page-loading.tsx'
import { useWords } from '../shared/sentences.ts'
import { Sheet } from '../shared/sheet.tsx'
import { claimBattle } from '../storage/battle-claim.ts'
import { allWritten, readAt, revisionHere, takeBegun } from '../storage/keep-battle.ts'
import type { Kept } from '../storage/keep-battle.ts'
import { savedBattle, savedRevision, Unreadable } from '../storage/saved-battle.ts'
import { UnreadableBattle } from '../storage/unreadable.tsx'
import '../style/table.css'
import { startComputer } from '../workers/players.ts'
import { BattlePage } from './battle-page.tsx'

/** A battle of another edition, or of another version of the umpire, is not played on before that has been read. */
export function OriginNotice({ store }: { store: BattleStore }) {
  const words = useWords(store.getState().game)
  const [notices, setNotices] = useState(store.source.notices)
  if (notices.length === 0) return null
  const close = () => setNotices([])
  return (
    <Sheet title={words.say({ key: 'web.origin' })} close={close}>
      {keyed(notices).map(([key, notice]) => (
        <p key={key}>{words.say(notice)}</p>
      ))}
      <button type="button" className="main" onClick={close}>
        {words.say({ key: 'web.open.goOn' })}
      </button>
    </Sheet>
  )
}

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
      return <PageLoading />
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
        <PageFailed fault={words.say(stage.fault)} />
      )
  }
}

/** Opens the battle, and anew whenever it changes hands; returns what leaves it. */
function attend(id: string, setStage: (stage: Stage) => void): () => void {
  let opened: { store: BattleStore; source: LocalBattle } | null = null
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
    opened?.store.stop()
    inTurn('open', async () => {
      const takeOver = isMine ? null : () => claim.take()
      const found = await fetched(isNewest)
      if (!found) return
      opened?.store.stop()
      opened = openHere(id, note ? { ...found, note } : found, takeOver)
      setStage({ at: 'open', store: opened.store })
    })
  }
  /** A window that plays reads only what another has kept after it, waking late. */
  const follow = async (): Promise<void> => {
    if (isMine) {
      if ((await savedRevision(id)) > revisionHere(id)) open(true)
      return
    }
    const found = await fetched(true)
    if (found) opened?.source.follow(found.battle, found.players)
  }
  const claim = claimBattle(id, {
    held(mine) {
      isMine = mine
      open(opened !== null)
    },
    kept: () => inTurn('follow', follow),
    async letGo() {
      opened?.store.stop()
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
    opened?.store.stop()
  }
}

/** The battle is played on this page, and kept in this browser. */
function openHere(id: string, kept: Kept, takeOver: (() => void) | null) {
  const isNew = takeBegun(id) !== undefined
  const source = openLocalBattle({
    kept,
    isNew,
    takeOver,
    save: createSaver(id),
    computer: startComputer(),
  })
  return { source, store: openBattle(id, source) }
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
