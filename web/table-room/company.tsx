import { useSyncExternalStore } from 'react'
import type { SeatCard, TableCard, TableClient } from '@grognard/remote/index.ts'
import type { Game, Seat, SeatRecord } from '@grognard/umpire'
import { useWords } from '../shared/sentences.ts'
import '../style/talk.css'
import '../style/company.css'

interface Props {
  client: TableClient
  card: TableCard
  game: Game
  /** The seats that are played here. */
  own: readonly Seat[]
}

/** The other people at the table, in the head of the battle: who is here, and who has given orders that others still write. */
export function Company({ client, card, game, own }: Props) {
  const record = useSyncExternalStore(client.subscribe, () => client.now().record)
  const words = useWords(game)
  const others = card.seats.filter(one => one.name !== null && !own.includes(one.seat))
  if (others.length === 0 || !record || record.view.outcome) return null
  return (
    <ul className="company" aria-label={words.say({ key: 'web.far.company' })}>
      {others.map(one => (
        <Other key={one.seat} {...{ one, game }} does={doesNow(record, one.seat)} />
      ))}
    </ul>
  )
}

type Does = 'asked' | 'answered' | null

function doesNow({ game, view }: SeatRecord, own: Seat): Does {
  if (game.asks(view).some(({ seat }) => seat === own)) return 'asked'
  return game.answered(view).includes(own) ? 'answered' : null
}

function Other({ one, game, does }: { one: SeatCard; game: Game; does: Does }) {
  const words = useWords(game)
  const { seat, name, isHere } = one
  const values = {
    name: name ?? '',
    seat: words.name('seat', seat),
    how: { key: isHere ? 'web.far.here' : 'web.far.away' },
    ...(does && { does: { key: `web.far.company.${does}` } }),
  }
  const told = words.say({ key: does ? 'web.far.company.does' : 'web.far.company.one', values })
  return (
    <li className={`${isHere ? 'here' : 'away'} ${does ?? ''}`} title={told}>
      <span className="only-heard">{told}</span>
      <span className="company-name" aria-hidden="true">
        {name}
      </span>
    </li>
  )
}
