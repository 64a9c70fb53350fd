import { useCallback, useEffect, useState } from 'react'
import type { Connection, TableCard, TableClient } from '@grognard/remote/index.ts'
import { nobody } from '@grognard/umpire'
import type { SeatRecord } from '@grognard/umpire'
import { AgreementStrip } from '../agreements/agreement-strip.tsx'
import { Rematch } from '../agreements/rematch.tsx'
import { StepTime } from '../agreements/step-time.tsx'
import { TableClocks } from '../agreements/table-clocks.tsx'
import { TableDeeds } from '../agreements/table-deeds.tsx'
import { openRemoteBattle } from '../battle/source/remote-battle.ts'
import type { Hand } from '../battle/source/remote-battle.ts'
import { openBattle } from '../battle/state/battle-store.ts'
import type { BattleStore } from '../battle/state/battle-store.ts'
import { noteSeen } from '../battle/state/note-seen.ts'
import { showMoment } from '../battle/state/show-moment.ts'
import { gameInLibrary } from '../shared/open-game.ts'
import { PageFailed, PageLoading, useFetched } from '../shared/page-loading.tsx'
import { useWords } from '../shared/sentences.ts'
import { changeSeat, forgetSeat, handsOf, keptSeat } from '../storage/table-seats.ts'
import type { KeptSeat } from '../storage/table-seats.ts'
import { noteSeat } from '../remote/account-here.ts'
import '../style/table.css'
import {
  adoptSeat,
  fileAt,
  giveHash,
  isFull,
  isHashAwaited,
  showShare,
  sitAt,
  watchLink,
} from '../remote/server-here.ts'
import { CopyLink } from '../table-room/copy-link.tsx'
import { renameAddress } from '../shared/routes.ts'
import { Company } from '../table-room/company.tsx'
import { Spectators } from '../table-room/spectators.tsx'
import { TableRoom } from '../table-room/table-room.tsx'
import { TalkBeside } from '../talk/talk-beside.tsx'
import { BattlePage } from './battle-page.tsx'
import type { FarParts } from './battle-page.tsx'
import { useTurnSigns } from './turn-signs.ts'

/** One seat or several that are played here, or one to look on. */
type Hands = readonly [Hand, ...Hand[]]

interface Known {
  client: TableClient
  card: TableCard | null
  line: Connection
  fault: string | null
  store: BattleStore | null
  /** The seats that are played here. */
  hands: Hands
  isMyTurn: boolean
}

interface TableProps {
  id: string
  invite: string
  /** Where a link leads into the battle. */
  moment?: number
}

/** A table far away: its room until everybody sits, then the battle on the page that every battle has. */
export function TableGate({ id, invite, moment }: TableProps) {
  const [kept, setKept] = useState(() => keptSeat(id))
  const taken = useCallback(() => setKept(keptSeat(id)), [id])
  useEffect(() => {
    if (kept) noteSeat(kept).catch(() => undefined)
  }, [kept])
  // Whoever copies the address to a friend must not give the own seat away.
  useEffect(() => {
    if (kept && invite === kept.token) {
      renameAddress({ at: 'table', id, invite: '', ...(moment !== undefined && { moment }) })
    }
  }, [kept, invite, id, moment])
  return <AtTable {...{ id, kept, invite, moment, taken }} />
}

/** The same for who looks on, whether or not he has a seat there. */
export function WatchGate({ id, token, moment }: { id: string; token: string; moment?: number }) {
  const [hasTaken, setTaken] = useState(false)
  const taken = useCallback(() => setTaken(true), [])
  if (hasTaken) return <TableGate id={id} invite="" />
  return <AtTable {...{ id, moment, taken }} invite={token} kept={null} />
}

interface AtTableProps extends Coming {
  moment: number | undefined
}

function AtTable({ id, kept, invite, moment, taken }: AtTableProps) {
  const known = useTable({ id, kept, invite, taken })
  const words = useWords()
  useTurnSigns(known?.isMyTurn ?? false, id)
  const store = known?.store ?? null
  useEffect(() => {
    if (store && moment !== undefined) return showMoment(store, moment)
    return undefined
  }, [store, moment])
  if (known?.fault) {
    const key = `web.far.fault.${known.fault}`
    return <PageFailed fault={words.say({ key })} />
  }
  if (!known?.card) return <PageLoading />
  const { client, card, hands } = known
  if (!store) return <Room {...{ client, card, kept, invite, taken }} line={known.line} />
  const parts = { client, card, store }
  return (
    <BattlePage
      key={store.number}
      store={store}
      far={kept ? partsOfSeat({ ...parts, hands, kept }) : partsOfSpectator(parts)}
    />
  )
}

interface Parts {
  client: TableClient
  card: TableCard
  store: BattleStore
}

interface PartsOfSeat extends Parts {
  hands: Hands
  kept: KeptSeat
}

function partsOfSeat({ client, card, store, hands, kept }: PartsOfSeat): FarParts {
  const { game } = store.getState()
  const isOpen = card.isPublic || card.stage === 'ended'
  const watchToken = isOpen ? '' : (kept.watch ?? null)
  return {
    beside: (
      <>
        <Company {...{ client, card, game }} own={hands.map(({ seat }) => seat)} />
        <Spectators card={card} />
        <TalkBeside {...{ client, kept, game, card }} battle={store.getState().id} />
      </>
    ),
    clocks: (
      <>
        <TableClocks {...{ client, game }} />
        {hands.map(hand => (
          <StepTime key={hand.seat} hand={hand} />
        ))}
      </>
    ),
    strip: <AgreementStrip {...{ hands, kept, game }} />,
    deeds: close => (
      <>
        <TableDeeds {...{ client, kept, store, close }} />
        {watchToken !== null && (
          <p>
            <CopyLink link={watchLink(kept.table, watchToken)} name="web.far.watch.copy" />
          </p>
        )}
      </>
    ),
    again: <Rematch {...{ client, kept }} />,
  }
}

/** Whoever looks on agrees to nothing and talks to nobody. */
function partsOfSpectator({ client, card, store }: Parts): FarParts {
  const { game } = store.getState()
  return {
    beside: (
      <>
        <Company {...{ client, card, game, own: [] }} />
        <Spectators card={card} />
      </>
    ),
    clocks: <TableClocks {...{ client, game }} />,
    strip: null,
    deeds: () => null,
    again: null,
  }
}

interface RoomProps {
  client: TableClient
  card: TableCard
  kept: KeptSeat | null
  invite: string
  line: Known['line']
  taken(): void
}

function Room(props: RoomProps) {
  const { ruleset } = props.card
  const fetched = useFetched(useCallback(() => gameInLibrary(ruleset), [ruleset]))
  const words = useWords()
  if (fetched.at === 'loading') return <PageLoading />
  if (fetched.at === 'failed')
    return <PageFailed fault={words.say({ key: 'web.far.fault.unavailable' })} />
  return <TableRoom {...props} game={fetched.value} />
}

interface Coming {
  id: string
  kept: KeptSeat | null
  invite: string
  /** Another seat is kept here now. */
  taken(): void
}

/** Comes to the table with the seat that is kept here, or to look on, and opens the battle once it has begun. */
function useTable({ id, kept, invite, taken }: Coming): Known | null {
  const [known, setKnown] = useState<Known | null>(null)
  useEffect(() => {
    const token = kept?.token ?? invite
    const client = sitAt(id, token)
    const [, ...others] = kept ? handsOf(kept) : []
    const hands: Hands = [
      { client, seat: kept?.seat ?? nobody },
      ...others.map(one => ({ client: sitAt(id, one.token), seat: one.seat })),
    ]
    let store: BattleStore | null = null
    let shownFor = ''
    let isHashed = false
    const look = (): void => {
      const { card, connection, record, fault, holder } = client.now()
      if (!kept && card && holder && 'seat' in holder) {
        adoptSeat(card, holder.seat, invite)
        return taken()
      }
      // The link that was kept opens nothing any more; the one in the address may.
      if (kept && fault?.fault === 'noSeat' && invite !== '' && invite !== kept.token) {
        forgetSeat(id)
        return taken()
      }
      const unhashed = kept && card ? handsOf(kept).filter(one => isHashAwaited(card, one)) : []
      if (unhashed.length > 0 && !isHashed) {
        isHashed = true
        Promise.all(unhashed.map(giveHash)).catch(() => {
          isHashed = false
        })
      }
      // Where somebody comes with another share, all are shown anew.
      const hashes = card?.seats.map(({ hash }) => hash).join() ?? ''
      if (kept && card?.stage === 'waiting' && isFull(card) && shownFor !== hashes) {
        shownFor = hashes
        // Where it is lost, the next sign from the table has it shown again.
        Promise.all(handsOf(kept).map(showShare)).catch(() => {
          shownFor = ''
        })
      }
      const areBegun = hands.every(hand => hand.client.now().record !== null)
      if (areBegun && !store) store = openFar(hands, { id, kept, token })
      setKnown({
        client,
        card,
        line: connection,
        fault: fault?.fault ?? null,
        store,
        hands,
        isMyTurn: isAsked(record, kept),
      })
    }
    const leave = hands.map(hand => hand.client.subscribe(look))
    return () => {
      for (const one of leave) one()
      store?.stop()
      for (const hand of hands) hand.client.close()
    }
  }, [id, kept, invite, taken])
  return known
}

function isAsked(record: SeatRecord | null, kept: KeptSeat | null): boolean {
  if (!record || !kept || record.view.outcome) return false
  return record.game
    .asks(record.view)
    .some(ask => handsOf(kept).some(({ seat }) => seat === ask.seat))
}

interface Comer {
  id: string
  kept: KeptSeat | null
  token: string
}

function openFar(hands: Hands, { id, kept, token }: Comer): BattleStore {
  const fetchFile = () => fileAt({ table: id, token })
  const store = openBattle(id, openRemoteBattle({ hands, seen: kept?.seen, fetchFile }))
  if (kept) noteSeen(store, seen => changeSeat(id, { seen }))
  return store
}
