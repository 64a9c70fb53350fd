import { useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { exportBattle } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import { useStore } from 'zustand'
import type { EndedBattle } from '../battle/source/battle-source.ts'
import type { BattleState } from '../battle/state/battle-state.ts'
import type { BattleStore } from '../battle/state/battle-store.ts'
import { useBattle } from '../battle/state/use-battle.ts'
import { keyed } from '../shared/keyed.ts'
import { analysisShown } from '../shared/overlays.ts'
import { hashOf } from '../shared/routes.ts'
import { battleFileName, canShare, download, share } from '../shared/save-file.ts'
import { turnWords, useWords } from '../shared/sentences.ts'
import { Sheet } from '../shared/sheet.tsx'
import { StillChart } from '../shared/still-chart.tsx'
import { campaignOfBattle } from '../storage/campaign-list.ts'
import { ProofReport } from '../workers/verify.tsx'
import type { TurningPoint } from './chance-curve.ts'
import { ChanceReport, useChances } from './chance-report.tsx'
import { lengthOf } from './losses.ts'
import { LossesReport } from './losses-report.tsx'
import { LuckReport } from './luck-report.tsx'
import { secretsOf } from './secrets.ts'
import { trackedPicture } from './tracks.ts'
import type { Lettered } from './tracks.ts'

interface ShownProps {
  store: BattleStore
  /** How it may be fought again. */
  again: ReactNode
}

/** Over the table once the battle is over: it opens by itself, and again when it is asked for. */
export function DispatchShown({ store, again }: ShownProps) {
  const isShown = useStore(analysisShown)
  const battle = useStore(store, state => state.ended)
  const isNews = useStore(store, endsNow)
  useEffect(() => {
    if (isNews) analysisShown.setState(true)
  }, [isNews])
  useEffect(() => () => analysisShown.setState(false), [store])
  if (!isShown || !battle) return null
  return <Dispatch {...{ store, battle, again }} close={() => analysisShown.setState(false)} />
}

/** The battle ended before these eyes, and all of it has been seen. */
function endsNow({ ended, openedAt, playback }: BattleState): boolean {
  return ended !== null && ended.file.entries.length > openedAt && playback === null
}

/** The page of the end: who won, where and when it turned, what it cost, and what nobody was told. */
interface DispatchProps {
  store: BattleStore
  again: ReactNode
  battle: EndedBattle
  close(): void
}

function Dispatch({ store, again, battle, close }: DispatchProps) {
  const { viewer } = useBattle(store, 'viewer')
  const words = useWords(battle.game)
  const curve = useChances(battle, viewer)
  const show = (entry: number): void => {
    close()
    store.dispatch({ type: 'replay/atEntry', seq: entry })
  }
  return (
    <Sheet title={words.say({ key: 'web.after' })} isPage close={close}>
      <article className="dispatch">
        <Masthead battle={battle} />
        <Verdict battle={battle} />
        <div className="dispatch-columns">
          <div>
            <TracksChart {...{ battle }} points={curve.points} />
            <Secrets {...{ battle }} />
            <Goals battle={battle} />
          </div>
          <div>
            <ChanceReport {...{ battle, curve, show }} />
            <LossesReport battle={battle} />
            <LuckReport {...{ battle, viewer }} show={show} />
            <ProofReport battle={battle} />
          </div>
        </div>
        <DispatchFoot {...{ store, battle, again, close }} />
      </article>
    </Sheet>
  )
}

/** The paper's own head, with the book, the battle, and how long it lasted. */
function Masthead({ battle }: { battle: EndedBattle }) {
  const { game, file, state } = battle
  const words = useWords(game)
  const { title, headline } = game.picture(state)
  const name = title ?? { key: game.scenarios[file.scenario]?.title ?? file.scenario }
  const { orders, throws } = lengthOf(battle)
  return (
    <header className="masthead">
      <p>
        {game.title[words.language]} · {words.say(name)}
      </p>
      <p className="gazette">
        {words.say({ key: 'web.dispatch.paper' })}{' '}
        <em>{words.say({ key: 'web.dispatch.extra' })}</em>
      </p>
      <p>
        {headline
          .slice(0, 2)
          .map(message => words.say(message))
          .join(' · ')}
        <br />
        {words.say({ key: 'web.after.orders', values: { orders, throws } })}
      </p>
    </header>
  )
}

function Verdict({ battle }: { battle: EndedBattle }) {
  const words = useWords(battle.game)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const { winners, message } = battle.state.outcome
  const verdict = winners.length === 0 ? 'web.dispatch.draw' : 'web.dispatch.victory'
  return (
    <div className="verdict">
      <h3 ref={heading} tabIndex={-1}>
        {words.say({ key: verdict })}
      </h3>
      <p>{words.say(message)}</p>
    </div>
  )
}

interface TracksChartProps {
  battle: EndedBattle
  points: readonly TurningPoint[]
}

function TracksChart({ battle, points }: TracksChartProps) {
  const words = useWords(battle.game)
  const picture = useMemo(
    () =>
      trackedPicture(
        battle,
        points.flatMap(point => letteredAt(battle, point)),
      ),
    [battle, points],
  )
  const key = points.length > 0 ? 'web.dispatch.tracks.lettered' : 'web.dispatch.tracks'
  return (
    <StillChart
      game={battle.game}
      picture={picture}
      caption={words.say({ key, values: turnWords })}
    />
  )
}

/** At the piece that its line names first. */
function letteredAt({ game, state }: Battle, { letter, mark, line }: TurningPoint): Lettered[] {
  if (!line) return []
  const named = new Set(game.pieces(state).map(({ id }) => id))
  const piece = line.words.find(word => named.has(word))
  return [{ letter, mark, piece, label: line.text }]
}

/** What each side knew and the other did not. */
function Secrets({ battle }: { battle: EndedBattle }) {
  const words = useWords(battle.game)
  const secrets = useMemo(() => secretsOf(battle), [battle])
  if (secrets.length === 0) return null
  return (
    <section>
      <h3>{words.say({ key: 'web.dispatch.secrets' })}</h3>
      <div className="dispatch-pair">
        {secrets.map(({ seat, kinds }) => (
          <div key={seat}>
            <h4>{words.name('seat', seat)}</h4>
            <ul>
              {kinds.map(({ first, more }) => (
                <li key={first.id}>
                  {words.say(first.text)}
                  {more > 0 && ` ${words.say({ key: 'web.dispatch.more', values: { more } })}`}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

/** What the scenario asked of each side, and how far it came. */
function Goals({ battle }: { battle: EndedBattle }) {
  const words = useWords(battle.game)
  const goals = battle.game.picture(battle.state).goals ?? []
  if (goals.length === 0) return null
  return (
    <details className="dispatch-goals">
      <summary>{words.say({ key: 'web.dispatch.goals' })}</summary>
      <ul>
        {keyed(goals.map(goal => words.say(goal))).map(([key, goal]) => (
          <li key={key}>{goal}</li>
        ))}
      </ul>
    </details>
  )
}

interface FootProps {
  store: BattleStore
  battle: EndedBattle
  again: ReactNode
  close(): void
}

/** The ways on from here. */
function DispatchFoot({ store, battle, again, close }: FootProps) {
  const { id } = useBattle(store, 'id')
  const words = useWords(battle.game)
  const replay = () => {
    close()
    store.dispatch({ type: 'replay/begin' })
  }
  const { scenario } = battle.file
  return (
    <footer className="dispatch-foot">
      <Files battle={battle} />
      <CampaignLink id={id} />
      <button type="button" onClick={replay}>
        {words.say({ key: 'web.dispatch.replay' })}
      </button>
      {again ?? (
        <a
          className="button main"
          href={hashOf({ at: 'setup', ruleset: battle.game.id, scenario })}
        >
          {words.say({ key: 'web.over.again' })}
        </a>
      )}
    </footer>
  )
}

/** Where the battle was fought for a campaign, the way back to it. */
function CampaignLink({ id }: { id: string }) {
  const words = useWords()
  const kept = campaignOfBattle(id)
  if (!kept) return null
  return (
    <p>
      <a className="button" href={hashOf({ at: 'campaign', id: kept.id })}>
        {words.say({ key: 'web.campaign.back' })}
      </a>
    </p>
  )
}

/** What can be taken along: the battle's file, and papers as the battle leaves them. */
function Files({ battle }: { battle: Battle }) {
  const { game, file, state } = battle
  const name = battleFileName(game.id, file.scenario)
  const words = useWords(game)
  const [isUnshared, setIsUnshared] = useState(false)
  const papers = Object.entries(game.exports(state, file.papers))
  const title = words.say({ key: game.scenarios[file.scenario]?.title ?? file.scenario })
  const hand = async () => setIsUnshared(!(await share(name, exportBattle(battle), title)))
  return (
    <div className="after-files">
      {canShare() && (
        <button type="button" onClick={() => void hand()}>
          {words.say({ key: 'web.share' })}
        </button>
      )}
      <button type="button" onClick={() => download(name, exportBattle(battle))}>
        {words.say({ key: 'web.over.export' })}
      </button>
      {papers.map(([name, paper]) => (
        <button
          key={name}
          type="button"
          onClick={() => download(`${name}.json`, `${JSON.stringify(paper, null, 2)}\n`)}
        >
          {words.say({ key: 'web.over.keep', values: { paper: words.name('paper', name) } })}
        </button>
      ))}
      {isUnshared && <p role="status">{words.say({ key: 'web.share.failed' })}</p>}
    </div>
  )
}
