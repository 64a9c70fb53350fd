import { useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { exportBattle, listed } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { EndedBattle } from '../battle/source/battle-source.ts'
import type { BattleState } from '../battle/state/battle-state.ts'
import type { BattleStore } from '../battle/state/battle-store.ts'
import { promptOf } from '../battle/state/prompt.ts'
import { keyed } from '../shared/keyed.ts'
import { analysisShown } from '../shared/overlays.ts'
import { hashOf } from '../shared/routes.ts'
import { battleFileName, canShare, download, share } from '../shared/save-file.ts'
import { capital, useWords } from '../shared/sentences.ts'
import { Sheet } from '../shared/sheet.tsx'
import { campaignOfBattle } from '../storage/campaign-list.ts'
import { ProofReport } from '../workers/verify.tsx'
import { lengthOf, lossesIn } from './losses.ts'
import type { SideLosses } from './losses.ts'
import { LuckReport } from './luck-report.tsx'
import { useBattle } from '../battle/state/use-battle.ts'

interface ShownProps {
  store: BattleStore
  /** How it may be fought again. */
  again: ReactNode
}

/** Over the table once the battle is over and it is asked for. */
export function AnalysisShown({ store, again }: ShownProps) {
  const isShown = useStore(analysisShown)
  useEffect(() => () => analysisShown.setState(false), [store])
  const battle = useStore(store, state => state.ended)
  if (!isShown || !battle) return null
  return <Analysis {...{ store, battle, again }} close={() => analysisShown.setState(false)} />
}

/** How a battle went: its result, the losses, its length, the luck of the dice, and its file. */
interface AnalysisProps {
  store: BattleStore
  again: ReactNode
  battle: EndedBattle
  close(): void
}

function Analysis({ store, battle, again, close }: AnalysisProps) {
  const { id, viewer } = useBattle(store, 'id', 'viewer')
  const words = useWords(battle.game)
  const lines = useStore(
    store,
    useShallow((state: BattleState) => promptOf(state, words.name).map(line => words.say(line))),
  )
  const { orders, throws } = lengthOf(battle)
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    result.current?.focus()
  }, [])
  const show = (entry: number): void => {
    close()
    store.dispatch({ type: 'replay/atEntry', seq: entry })
  }
  return (
    <Sheet title={words.say({ key: 'web.after' })} close={close}>
      <div className="after">
        <div className="after-result" ref={result} tabIndex={-1}>
          {keyed(lines).map(([key, line]) => (
            <p key={key}>{line}</p>
          ))}
        </div>
        {again}
        <Losses battle={battle} />
        <section>
          <h3>{words.say({ key: 'web.after.length' })}</h3>
          <p>
            {battle.game
              .picture(battle.state)
              .headline.slice(0, 2)
              .map(message => words.say(message))
              .join(' · ')}
          </p>
          <p>{words.say({ key: 'web.after.orders', values: { orders, throws } })}</p>
        </section>
        <LuckReport {...{ battle, viewer }} show={show} />
        <ProofReport battle={battle} />
        <Files battle={battle} />
        <CampaignLink id={id} />
      </div>
    </Sheet>
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

function Losses({ battle }: { battle: Battle }) {
  const words = useWords(battle.game)
  const losses = useMemo(() => lossesIn(battle), [battle])
  const keys = [...new Set(losses.flatMap(({ rows }) => rows.map(({ key }) => key)))]
  if (keys.length === 0 && losses.every(({ pieces }) => pieces.lost === 0)) return null
  const cell = ({ rows }: SideLosses, key: string): string => {
    const row = rows.find(one => one.key === key)
    return row
      ? words.say({ key: 'web.after.lost', values: { lost: row.lost, had: row.had } })
      : '–'
  }
  return (
    <section>
      <h3>{words.say({ key: 'web.after.losses' })}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.say({ key: 'web.after.side' })}</th>
            <th scope="col">{words.say({ key: 'web.after.pieces' })}</th>
            {keys.map(key => (
              <th key={key} scope="col">
                {capital(words.say({ key }))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {losses.map(side => (
            <tr key={side.seat}>
              <th scope="row">{words.name('seat', side.seat)}</th>
              <td>{words.say({ key: 'web.after.lost', values: side.pieces })}</td>
              {keys.map(key => (
                <td key={key}>{cell(side, key)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {losses.map(side => (
        <Fates key={side.seat} side={side} battle={battle} />
      ))}
    </section>
  )
}

/** The pieces of a side that are gone, in another's hands or have struck. */
function Fates({ side, battle }: { side: SideLosses; battle: Battle }) {
  const words = useWords(battle.game)
  const line = (key: string, labels: SideLosses['gone']) =>
    labels.length > 0 && (
      <p>{words.say({ key, values: { names: listed(labels.map(label => words.say(label))) } })}</p>
    )
  if (side.pieces.lost + side.gone.length + side.taken.length === 0) return null
  return (
    <div className="fates">
      <h4>{words.name('seat', side.seat)}</h4>
      {line('web.after.taken', side.taken)}
      {line('web.after.struck', side.struck)}
      {line('web.after.gone', side.gone)}
    </div>
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
