import { useCallback, useState } from 'react'
import { exportCampaign, LONGEST_NAME, newCampaign } from '@grognard/umpire'
import type { CampaignRules, Game, Playable } from '@grognard/umpire'
import { focusPlace } from '../shared/focus-register.ts'
import { errorText } from '../shared/error-text.ts'
import { freshId } from '../shared/fresh-id.ts'
import { faultOfOpening, gameInLibrary } from '../shared/open-game.ts'
import { PageLoading, PageFailed, useFetched } from '../shared/page-loading.tsx'
import { goTo, hashOf } from '../shared/routes.ts'
import { useWords } from '../shared/sentences.ts'
import { keepCampaign } from '../storage/campaign-list.ts'

interface Chosen {
  ruleset: string
  campaign: string
}

/** A campaign before it is begun: what it is about, and who commands. */
export function NewCampaign({ ruleset, campaign }: Chosen) {
  const words = useWords()
  const fetched = useFetched(useCallback(async () => gameInLibrary(ruleset), [ruleset]))
  if (fetched.at === 'loading') return <PageLoading />
  if (fetched.at === 'failed')
    return <PageFailed fault={words.say(faultOfOpening(fetched.error))} />
  const game = fetched.value
  const rules = Object.hasOwn(game.campaigns, campaign) ? game.campaigns[campaign] : undefined
  if (rules) return <BeginForm {...{ game, campaign, rules }} />
  return <PageFailed fault={words.say({ key: 'web.campaign.none' })} />
}

interface FormProps {
  game: Game
  campaign: string
  rules: CampaignRules<Playable>
}

function BeginForm({ game, campaign, rules }: FormProps) {
  const words = useWords(game)
  const [commander, setCommander] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const begin = () => {
    try {
      const id = freshId()
      const text = exportCampaign(newCampaign(game, { campaign, commander: commander.trim() }))
      keepCampaign({ id, battle: null, text })
      goTo({ at: 'campaign', id })
    } catch (error) {
      setFault(errorText(error))
    }
  }
  return (
    <main ref={focusPlace('content')} className="setup campaign">
      <header className="setup-head">
        <a className="up" href={hashOf({ at: 'home' })}>
          {words.say({ key: 'web.home' })}
        </a>
        <h1 ref={focusPlace('heading')}>{words.say({ key: rules.title })}</h1>
        <p className="edition">{game.title[words.language]}</p>
        <p>{words.say({ key: `${rules.title}.about` })}</p>
      </header>
      <ol className="campaign-lines">
        {rules.battles.map(({ title }) => (
          <li key={title}>{words.say({ key: title })}</li>
        ))}
      </ol>
      <form
        onSubmit={event => {
          event.preventDefault()
          begin()
        }}
      >
        <label>
          {words.say({ key: 'web.campaign.name' })}{' '}
          <input
            type="text"
            required
            pattern=".*\S.*"
            maxLength={LONGEST_NAME}
            value={commander}
            onChange={event => setCommander(event.target.value)}
          />
        </label>{' '}
        <button type="submit" className="main">
          {words.say({ key: 'web.campaign.start' })}
        </button>
      </form>
      {fault !== null && <p role="alert">{fault}</p>}
    </main>
  )
}
