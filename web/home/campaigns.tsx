import type { CampaignSummary, Manifest } from '@grognard/umpire/manifest.ts'
import { useLibraryWords } from '../shared/library-sentences.ts'
import { hashOf } from '../shared/routes.ts'
import { headOf, keptCampaigns } from '../storage/campaign-list.ts'
import type { CampaignHead } from '../storage/campaign-list.ts'

/** The campaigns of a game: those that have been begun, to go on with, and all that can be begun. */
export function Campaigns({ card }: { card: Manifest }) {
  const words = useLibraryWords(card)
  const { campaigns } = card
  if (!campaigns) return null
  const begun = keptCampaigns().flatMap(({ id, text }) => {
    const head = headOf({ text })
    return head?.ruleset === card.id ? [{ id, head }] : []
  })
  return (
    <section className="campaigns" aria-labelledby={`campaigns-${card.id}`}>
      <h3 id={`campaigns-${card.id}`}>{words.say({ key: 'web.campaigns' })}</h3>
      <ul className="scenarios">
        {begun.map(({ id, head }) => (
          <Begun key={id} {...{ card, id, head }} />
        ))}
        {Object.entries(campaigns).map(([id, summary]) => (
          <Offered key={id} {...{ card, id, summary }} />
        ))}
      </ul>
    </section>
  )
}

function Begun({ card, id, head }: { card: Manifest; id: string; head: CampaignHead }) {
  const words = useLibraryWords(card)
  const { commander, fought } = head
  const summary = card.campaigns?.[head.campaign]
  const title = words.say({ key: summary?.title ?? head.campaign })
  const values = { fought, battles: summary?.battles ?? fought }
  return (
    <li className="scenario">
      <a href={hashOf({ at: 'campaign', id })}>
        {words.say({ key: 'web.campaign.kept', values: { title, commander } })}
      </a>
      <p className="terms">{words.say({ key: 'web.campaign.fought', values })}</p>
    </li>
  )
}

interface OfferedProps {
  card: Manifest
  id: string
  summary: CampaignSummary
}

function Offered({ card, id, summary: { title } }: OfferedProps) {
  const words = useLibraryWords(card)
  return (
    <li className="scenario">
      <a href={hashOf({ at: 'newCampaign', ruleset: card.id, campaign: id })}>
        {words.say({ key: title })}
      </a>
      <p className="about">{words.say({ key: `${title}.about` })}</p>
    </li>
  )
}
