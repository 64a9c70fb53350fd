import type { Message } from '@grognard/umpire'
import { useEffect } from 'react'
import { DiceDialog } from './dice/dice-dialog.tsx'
import { errorText } from './common/error-text.ts'
import type { GuidePlace } from './guide/guide-open.ts'
import { Home } from './home/home.tsx'
import { LaidOut, NotLaidOut, Nowhere } from './common/laid-out.tsx'
import { useObserved } from './common/observed.ts'
import { useHeadingFocus } from './heading-focus.ts'
import { hashOf, route } from './route.ts'
import type { Route } from './route.ts'
import { RuleDialog } from './common/rule-dialog.tsx'
import { SkipLink } from './common/skip-link.tsx'
import { settings } from './common/settings.ts'
import { useFetched } from './common/use-fetched.ts'

export function App() {
  const at = useObserved(route, value => value)
  const { language, light } = useObserved(settings, value => value)
  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dataset['light'] = light
  }, [language, light])
  useHeadingFocus(pageOf(at))
  return (
    <>
      {at.at !== 'battle' && <SkipLink at={at} />}
      {at.at === 'home' && <Home />}
      {at.at === 'setup' && (
        <SetupPage key={hashOf(at)} ruleset={at.ruleset} scenario={at.scenario} />
      )}
      {at.at === 'battle' && <BattlePage key={at.id} id={at.id} />}
      {at.at === 'rules' && <RulesPage key={at.ruleset} ruleset={at.ruleset} place={at.place} />}
      {at.at === 'nowhere' && <Nowhere />}
      <DiceDialog />
      <RuleDialog />
    </>
  )
}

const fetchSetup = async () => (await import('./setup/setup.tsx')).Setup
const fetchRules = async () => (await import('./guide/guide-page.tsx')).GuidePage
const fetchBattle = async () => (await import('./battle/battle-gate.tsx')).BattleGate

/** The chart and all that works on it are fetched when a battle is set up, not for the shelf. */
function SetupPage(chosen: { ruleset: string; scenario: string }) {
  const page = useFetched(fetchSetup)
  if (page.at === 'failed') return <NotLaidOut fault={unfetched(page.error)} />
  return page.at === 'loading' ? <LaidOut /> : <page.value {...chosen} />
}

function BattlePage({ id }: { id: string }) {
  const page = useFetched(fetchBattle)
  if (page.at === 'failed') return <NotLaidOut fault={unfetched(page.error)} />
  return page.at === 'loading' ? <LaidOut /> : <page.value id={id} />
}

function RulesPage(chosen: { ruleset: string; place: GuidePlace }) {
  const page = useFetched(fetchRules)
  if (page.at === 'failed') return <NotLaidOut fault={unfetched(page.error)} />
  return page.at === 'loading' ? <LaidOut /> : <page.value {...chosen} />
}

function unfetched(error: unknown): Message {
  return { key: 'web.load.fault', values: { fault: errorText(error) } }
}

/** A handbook is one page, whatever part of it is open. */
function pageOf(at: Route): string {
  return at.at === 'rules' ? `rules ${at.ruleset}` : hashOf(at)
}
