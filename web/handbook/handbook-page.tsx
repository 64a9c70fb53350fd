import { useCallback } from 'react'
import { faultOfOpening, gameOnShelf } from '../shared/open-game.ts'
import type { GuidePlace } from '../shared/open-handbook.ts'
import { LaidOut, NotLaidOut } from '../shared/page-loading.tsx'
import { goTo, hashOf } from '../shared/routes.ts'
import { useWords } from '../shared/sentences.ts'
import { useFetched } from '../shared/use-fetched.ts'
import '../style/table.css'
import { Guide } from './handbook.tsx'

/** The handbook of a game on a page of its own, that can be linked to. */
export function GuidePage({ ruleset, place }: { ruleset: string; place: GuidePlace }) {
  const fetched = useFetched(useCallback(async () => gameOnShelf(ruleset), [ruleset]))
  const words = useWords()
  if (fetched.at === 'loading') return <LaidOut />
  if (fetched.at === 'failed')
    return <NotLaidOut fault={words.say(faultOfOpening(fetched.error))} />
  const game = fetched.value
  return (
    <main className="setup guide-page">
      <a className="up" href={hashOf({ at: 'home' })}>
        {words.say({ key: 'web.home' })}
      </a>
      <h1>{game.title[words.language]}</h1>
      <Guide {...{ game, place }} go={next => goTo({ at: 'rules', ruleset, place: next })} />
    </main>
  )
}
