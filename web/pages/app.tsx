import { useEffect, useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import { bookById } from '@grognard/rulesets/library.ts'
import { Home } from '../home/home.tsx'
import { useAge } from '../shared/age.ts'
import { errorText } from '../shared/error-text.ts'
import { useLibraryWords } from '../shared/library-sentences.ts'
import type { HandbookPlace } from '../shared/overlays.ts'
import { PageLoading, PageFailed, PageNotFound, useFetched } from '../shared/page-loading.tsx'
import { hashOf, route } from '../shared/routes.ts'
import type { Route } from '../shared/routes.ts'
import { settings } from '../shared/settings.ts'
import { dialogsAway, pages } from './fetch-pages.ts'
import { SkipLink, useHeadingFocus } from './page-focus.tsx'

export function App() {
  const at = useStore(route)
  const { language, light, colours } = useStore(settings)
  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dataset['light'] = light
    document.documentElement.dataset['colours'] = colours
  }, [language, light, colours])
  useLayoutEffect(() => {
    document.documentElement.dataset['page'] = at.at
  }, [at.at])
  useHeadingFocus(pageOf(at))
  return (
    <>
      {!isTable(at) && <SkipLink at={at} />}
      {at.at === 'home' && <Home />}
      {at.at === 'setup' && (
        <SetupPage key={hashOf(at)} ruleset={at.ruleset} scenario={at.scenario} />
      )}
      {at.at === 'edit' && <EditorPage key={hashOf(at)} ruleset={at.ruleset} packed={at.packed} />}
      {at.at === 'newCampaign' && <NewCampaignPage key={hashOf(at)} {...at} />}
      {at.at === 'campaign' && <CampaignPage key={at.id} id={at.id} />}
      {at.at === 'battle' && <BattlePage key={at.id} id={at.id} />}
      {at.at === 'table' && <TablePage key={hashOf(at)} {...at} />}
      {at.at === 'you' && <YouPage />}
      {at.at === 'signIn' && <SignInPage key={at.token} token={at.token} />}
      {at.at === 'stop' && <StopPage key={at.way} way={at.way} />}
      {at.at === 'watch' && <WatchPage key={hashOf(at)} {...at} />}
      {at.at === 'rules' && <RulesPage key={at.ruleset} ruleset={at.ruleset} place={at.place} />}
      {at.at === 'puzzles' && <PuzzlesPage key={at.ruleset} ruleset={at.ruleset} />}
      {at.at === 'puzzle' && <PuzzlePage key={hashOf(at)} ruleset={at.ruleset} id={at.id} />}
      {at.at === 'nowhere' && <PageNotFound />}
      <DialogsOverAll />
    </>
  )
}

/** The chart and all that works on it are fetched when a battle is set up, not for the shelf. */
const fetchSetup = async () => (await pages.setup()).SetupPage
const fetchEditor = async () => (await pages.edit()).EditorPage
const fetchNewCampaign = async () => (await pages.campaign()).NewCampaign
const fetchCampaign = async () => (await pages.campaign()).CampaignPage
const fetchRules = async () => (await pages.rules()).HandbookPage
const fetchBattle = async () => (await pages.battle()).BattleGate
const fetchTable = async () => (await pages.table()).TableGate
const fetchYou = async () => (await pages.you()).YouPage
const fetchSignIn = async () => (await pages.arrivals()).SignInPage
const fetchStop = async () => (await pages.arrivals()).StopPage
const fetchWatch = async () => (await pages.table()).WatchGate
const fetchPuzzles = async () => (await pages.puzzles()).PuzzlesPage
const fetchPuzzle = async () => (await pages.puzzles()).PuzzleGate
const fetchDialogs = async () => (await dialogsAway()).Dialogs

function SetupPage(chosen: { ruleset: string; scenario: string }) {
  useAge(chosen.ruleset)
  const page = useFetched(fetchSetup)
  useGameAhead(chosen.ruleset)
  if (page.at === 'failed') return <Unfetched error={page.error} />
  return page.at === 'loading' ? <PageLoading /> : <page.value {...chosen} />
}

function EditorPage(asked: { ruleset: string; packed: string }) {
  useAge(asked.ruleset)
  const page = useFetched(fetchEditor)
  useGameAhead(asked.ruleset)
  if (page.at === 'failed') return <Unfetched error={page.error} />
  return page.at === 'loading' ? <PageLoading /> : <page.value {...asked} />
}

function NewCampaignPage(chosen: { ruleset: string; campaign: string }) {
  const page = useFetched(fetchNewCampaign)
  useGameAhead(chosen.ruleset)
  if (page.at === 'failed') return <Unfetched error={page.error} />
  return page.at === 'loading' ? <PageLoading /> : <page.value {...chosen} />
}

function CampaignPage({ id }: { id: string }) {
  const page = useFetched(fetchCampaign)
  if (page.at === 'failed') return <Unfetched error={page.error} />
  return page.at === 'loading' ? <PageLoading /> : <page.value id={id} />
}

function BattlePage({ id }: { id: string }) {
  const page = useFetched(fetchBattle)
  if (page.at === 'failed') return <Unfetched error={page.error} />
  return page.at === 'loading' ? <PageLoading /> : <page.value id={id} />
}

function WatchPage(table: { id: string; token: string; moment?: number }) {
  const page = useFetched(fetchWatch)
  if (page.at === 'failed') return <Unfetched error={page.error} />
  return page.at === 'loading' ? <PageLoading /> : <page.value {...table} />
}

function TablePage(table: { id: string; invite: string; moment?: number }) {
  const page = useFetched(fetchTable)
  if (page.at === 'failed') return <Unfetched error={page.error} />
  return page.at === 'loading' ? <PageLoading /> : <page.value {...table} />
}

function YouPage() {
  const page = useFetched(fetchYou)
  if (page.at === 'failed') return <Unfetched error={page.error} />
  return page.at === 'loading' ? <PageLoading /> : <page.value />
}

function SignInPage(link: { token: string }) {
  const page = useFetched(fetchSignIn)
  if (page.at === 'failed') return <Unfetched error={page.error} />
  return page.at === 'loading' ? <PageLoading /> : <page.value {...link} />
}

function StopPage(link: { way: string }) {
  const page = useFetched(fetchStop)
  if (page.at === 'failed') return <Unfetched error={page.error} />
  return page.at === 'loading' ? <PageLoading /> : <page.value {...link} />
}

function RulesPage(chosen: { ruleset: string; place: HandbookPlace }) {
  const page = useFetched(fetchRules)
  useGameAhead(chosen.ruleset)
  if (page.at === 'failed') return <Unfetched error={page.error} />
  return page.at === 'loading' ? <PageLoading /> : <page.value {...chosen} />
}

function PuzzlesPage(chosen: { ruleset: string }) {
  useAge(chosen.ruleset)
  const page = useFetched(fetchPuzzles)
  useGameAhead(chosen.ruleset)
  if (page.at === 'failed') return <Unfetched error={page.error} />
  return page.at === 'loading' ? <PageLoading /> : <page.value {...chosen} />
}

function PuzzlePage(chosen: { ruleset: string; id: string }) {
  const page = useFetched(fetchPuzzle)
  useGameAhead(chosen.ruleset)
  if (page.at === 'failed') return <Unfetched error={page.error} />
  return page.at === 'loading' ? <PageLoading /> : <page.value {...chosen} />
}

/** The game is on its way while its page still is; what fails is told by the page. */
function useGameAhead(ruleset: string): void {
  useEffect(() => {
    bookById(ruleset)
      ?.load()
      .catch(() => undefined)
  }, [ruleset])
}

function DialogsOverAll() {
  const dialogs = useFetched(fetchDialogs)
  return dialogs.at === 'loaded' ? <dialogs.value /> : null
}

function Unfetched({ error }: { error: unknown }) {
  const words = useLibraryWords()
  const values = { fault: errorText(error) }
  return <PageFailed fault={words.say({ key: 'web.load.fault', values })} />
}

/** A chart with what lies over it: its keys lead about by themselves. */
function isTable({ at }: Route): boolean {
  return at === 'battle' || at === 'table' || at === 'watch' || at === 'puzzle'
}

/** A handbook is one page, whatever part of it is open. */
function pageOf(at: Route): string {
  return at.at === 'rules' ? `rules ${at.ruleset}` : hashOf(at)
}
