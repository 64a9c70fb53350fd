import { useCallback, useEffect, useState } from 'react'
import type { Account, AccountTable, Offers } from '@grognard/remote/index.ts'
import { accountHere, fetchSeats, offersHere } from '../remote/account-here.ts'
import { focusPlace } from '../shared/focus-register.ts'
import { PageLoading } from '../shared/page-loading.tsx'
import { hashOf } from '../shared/routes.ts'
import { useWords } from '../shared/sentences.ts'
import { foughtHere } from '../storage/fought-here.ts'
import type { FoughtHere } from '../storage/fought-here.ts'
import '../style/account.css'
import { AccountPart } from './account-part.tsx'
import { Battles } from './battles.tsx'
import { TablesUnderWay } from './tables-under-way.tsx'
import { TellMe } from './tell-me.tsx'

/** What the server says of oneself; `offers` is null where there is no server. */
interface Known {
  offers: Offers | null
  account: Account | null
  tables: AccountTable[]
  here: readonly FoughtHere[]
}

const nobody: Known = { offers: null, account: null, tables: [], here: [] }

/** Oneself: account, how one is told of one’s turns, tables under way and battles fought. */
export function YouPage() {
  const words = useWords()
  const [known, setKnown] = useState<Known | null>(null)
  const look = useCallback(() => {
    lookUp()
      .catch(() => nobody)
      .then(setKnown)
      .catch(() => undefined)
  }, [])
  useEffect(look, [look])
  if (!known) return <PageLoading />
  const { offers, account, tables, here } = known
  return (
    <main ref={focusPlace('content')} className="you">
      <header>
        <a className="up" href={hashOf({ at: 'home' })}>
          {words.say({ key: 'web.home' })}
        </a>
        <h1 ref={focusPlace('heading')}>{words.say({ key: 'web.you' })}</h1>
      </header>
      {offers === null ? (
        <>
          <p>{words.say({ key: 'web.you.none' })}</p>
          <Battles {...{ tables, here }} isGuest={false} />
        </>
      ) : (
        <>
          <AccountPart {...{ offers, account }} changed={look} />
          <TellMe {...{ offers, account }} changed={look} />
          <TablesUnderWay tables={tables} isGuest={account === null} />
          <Battles {...{ tables, here }} isGuest={account === null} />
        </>
      )}
    </main>
  )
}

async function lookUp(): Promise<Known> {
  const here = await foughtHere().catch(() => [])
  try {
    const [offers, account] = await Promise.all([offersHere(), accountHere()])
    return { offers, account, here, tables: account ? await fetchSeats() : [] }
  } catch {
    return { ...nobody, here }
  }
}
