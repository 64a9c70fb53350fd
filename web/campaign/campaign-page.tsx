import { useCallback, useEffect, useMemo, useState } from 'react'
import {
  CampaignFileError,
  campaignRules,
  carriedOf,
  exportCampaign,
  importCampaign,
  nextBattle,
  withFacesBefore,
} from '@grognard/umpire'
import type { Campaign, FoughtBattle, Message } from '@grognard/umpire'
import { focusPlace } from '../shared/focus-register.ts'
import { errorText } from '../shared/error-text.ts'
import { keyed } from '../shared/keyed.ts'
import { faultOfOpening, gameInLibrary } from '../shared/open-game.ts'
import { PageLoading, PageFailed, useFetched } from '../shared/page-loading.tsx'
import { goTo, hashOf } from '../shared/routes.ts'
import { download } from '../shared/save-file.ts'
import { useWords } from '../shared/sentences.ts'
import { headOf, keptCampaign, removeCampaign } from '../storage/campaign-list.ts'
import type { KeptCampaign } from '../storage/campaign-list.ts'
import '../style/table.css'
import { NextBattle } from './next-battle.tsx'

export { NewCampaign } from './new-campaign.tsx'

interface Opened {
  kept: KeptCampaign
  campaign: Campaign
}

/** How a campaign stands: the commander, the battles fought, and what is ordered next. */
export function CampaignPage({ id }: { id: string }) {
  const words = useWords()
  const fetched = useFetched(useCallback(() => openKept(id), [id]))
  if (fetched.at === 'loading') return <PageLoading />
  if (fetched.at === 'failed') return <PageFailed fault={words.say(faultOf(fetched.error))} />
  const { value } = fetched
  if (value) return <Standing {...value} />
  return <PageFailed fault={words.say({ key: 'web.campaign.none' })} />
}

/** Null where this browser keeps none of the id. Throws where it cannot be read or its game not fetched. */
async function openKept(id: string): Promise<Opened | null> {
  const kept = keptCampaign(id)
  const head = kept && headOf(kept)
  if (!kept || !head) return null
  const game = await gameInLibrary(head.ruleset)
  return { kept, campaign: importCampaign(kept.text, { [game.id]: game }) }
}

function faultOf(error: unknown): Message {
  return error instanceof CampaignFileError ? error.reason : faultOfOpening(error)
}

function Standing({ kept, campaign }: Opened) {
  const { game, file } = campaign
  const words = useWords(game)
  const rules = campaignRules(game, file.campaign)
  const next = useMemo(() => nextBattle(campaign), [campaign])
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  return (
    <main ref={focusPlace('content')} className="setup campaign">
      <header className="setup-head">
        <a className="up" href={hashOf({ at: 'home' })}>
          {words.say({ key: 'web.home' })}
        </a>
        <h1 ref={focusPlace('heading')}>{words.say({ key: rules.title })}</h1>
        <p className="edition">{game.title[words.language]}</p>
      </header>
      <section>
        <h2>{words.say({ key: 'web.campaign.standing' })}</h2>
        <Lines campaign={campaign} lines={rules.standing(carriedOf(campaign))} />
      </section>
      {next && <NextBattle {...{ kept, campaign, next }} />}
      {!next && (
        <section>
          <h2>{words.say({ key: 'web.campaign.over' })}</h2>
          <Lines campaign={campaign} lines={[rules.verdict(carriedOf(campaign))]} />
        </section>
      )}
      <Fought campaign={campaign} />
      <Ways kept={kept} campaign={campaign} />
    </main>
  )
}

/** The battles with what each brought, the last first. */
function Fought({ campaign }: { campaign: Campaign }) {
  const { game, file } = campaign
  const words = useWords(game)
  const rules = campaignRules(game, file.campaign)
  if (file.battles.length === 0) return null
  const rows = file.battles.map((fought, number) => ({ fought, number })).toReversed()
  return (
    <section>
      <h2>{words.say({ key: 'web.campaign.fought.head' })}</h2>
      {rows.map(({ fought, number }) => {
        const title = { key: rules.battles[number]?.title ?? '' }
        const values = { number: number + 1, title }
        return (
          <article key={number}>
            <h3>{words.say({ key: 'web.campaign.battle', values })}</h3>
            <Outcome campaign={campaign} fought={fought} />
            <Lines campaign={campaign} lines={rules.report(fought.carried)} />
          </article>
        )
      })}
    </section>
  )
}

/** With the names of that battle's sides. */
function Outcome({ campaign, fought }: { campaign: Campaign; fought: FoughtBattle }) {
  const game = useMemo(() => withFacesBefore(campaign.game, fought), [campaign, fought])
  return <p>{useWords(game).say(fought.outcome.message)}</p>
}

function Lines({ campaign, lines }: { campaign: Campaign; lines: readonly Message[] }) {
  const words = useWords(campaign.game)
  return (
    <ul className="campaign-lines">
      {keyed(lines).map(([key, line]) => (
        <li key={key}>{words.say(line)}</li>
      ))}
    </ul>
  )
}

/** To take the campaign out of this browser, as a file or for good. */
function Ways({ kept, campaign }: Opened) {
  const words = useWords()
  const [fault, setFault] = useState<string | null>(null)
  const remove = () => {
    if (!confirm(words.say({ key: 'web.campaign.removeSure' }))) return
    try {
      removeCampaign(kept.id)
      goTo({ at: 'home' })
    } catch (error) {
      setFault(errorText(error))
    }
  }
  return (
    <p className="campaign-ways">
      <button
        type="button"
        onClick={() => download(`${campaign.file.campaign}.json`, exportCampaign(campaign))}
      >
        {words.say({ key: 'web.campaign.save' })}
      </button>
      <button type="button" className="plain" onClick={remove}>
        {words.say({ key: 'web.campaign.remove' })}
      </button>
      {fault !== null && <span role="alert">{fault}</span>}
    </p>
  )
}
