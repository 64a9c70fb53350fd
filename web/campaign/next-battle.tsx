import { useEffect, useMemo, useState } from 'react'
import { freshSeed, newBattle, withFacesBefore } from '@grognard/umpire'
import type { Campaign, NextBattle as Next } from '@grognard/umpire'
import { errorText } from '../shared/error-text.ts'
import { keyed } from '../shared/keyed.ts'
import { PlayersField } from '../shared/players-field.tsx'
import { goTo } from '../shared/routes.ts'
import { useWords } from '../shared/sentences.ts'
import { keepCampaign } from '../storage/campaign-list.ts'
import type { KeptCampaign } from '../storage/campaign-list.ts'
import { beginBattle, playersFor } from '../storage/keep-battle.ts'
import { savedRevision } from '../storage/saved-battle.ts'
import type { Players } from '../shared/player-kind.ts'

interface Props {
  kept: KeptCampaign
  campaign: Campaign
  next: Next
}

/** What is ordered next, who plays, and the way into the battle. */
export function NextBattle({ kept, campaign, next }: Props) {
  const { game, seats } = useMemo(() => facedFor(campaign, next), [campaign, next])
  const words = useWords(game)
  const [players, change] = useState<Players>(() => playersFor(mineFirst(seats, next.seat)))
  const [fault, setFault] = useState<string | null>(null)
  const going = useGoing(kept, next)
  const begin = () => {
    try {
      goTo({ at: 'battle', id: begun({ kept, campaign, next }, players) })
    } catch (error) {
      setFault(errorText(error))
    }
  }
  const title = { key: next.title }
  const values = { number: next.number + 1, title }
  const scenario = game.scenarios[next.scenario]?.title
  return (
    <section>
      <h2>{words.say({ key: 'web.campaign.next', values })}</h2>
      <ul className="campaign-lines">
        {keyed(next.briefing).map(([key, line]) => (
          <li key={key}>{words.say(line)}</li>
        ))}
      </ul>
      {going === 'there' && kept.battle && <GoOn id={kept.battle.id} />}
      {going === 'lost' && <p role="status">{words.say({ key: 'web.campaign.lost' })}</p>}
      <form
        onSubmit={event => {
          event.preventDefault()
          begin()
        }}
      >
        {going !== 'there' && <PlayersField {...{ game, seats, scenario, players, change }} />}
        <button type="submit" className={going === 'there' ? 'plain' : 'main'}>
          {words.say({ key: going === 'there' ? 'web.campaign.again' : 'web.campaign.play' })}
        </button>
      </form>
      {fault !== null && <p role="alert">{fault}</p>}
    </section>
  )
}

/** The game with the names of the battle's sides. */
function facedFor({ game }: Campaign, next: Next) {
  const { scenario, options, papers } = next
  const seats = game.seats(game.prepare(scenario, options, papers))
  return { game: withFacesBefore(game, next), seats }
}

function GoOn({ id }: { id: string }) {
  const words = useWords()
  return (
    <p>
      <button type="button" className="main" onClick={() => goTo({ at: 'battle', id })}>
        {words.say({ key: 'web.campaign.goOnBattle' })}
      </button>
    </p>
  )
}

const mineFirst = (seats: readonly string[], mine: string) =>
  seats.toSorted((one, other) => Number(other === mine) - Number(one === mine))

type Going = 'none' | 'there' | 'lost'

/** Whether the battle has been begun, and is still in this browser. */
function useGoing({ battle }: KeptCampaign, { number }: Next): Going {
  const id = battle?.number === number ? battle.id : null
  const [going, setGoing] = useState<Going>('none')
  useEffect(() => {
    if (id === null) return
    savedRevision(id).then(
      revision => setGoing(revision > 0 ? 'there' : 'lost'),
      () => setGoing('lost'),
    )
  }, [id])
  return going
}

/** The battle's id; the campaign remembers it, so that its result comes back. */
function begun({ kept, campaign, next }: Props, players: Players): string {
  const { scenario, options, papers } = next
  const dice = { kind: 'hmac-sha256', seed: freshSeed() } as const
  const battle = newBattle(campaign.game, { scenario, options, papers, dice })
  const id = beginBattle({ battle, players, sealed: null })
  keepCampaign({ ...kept, battle: { id, number: next.number } })
  return id
}
