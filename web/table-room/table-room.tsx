import { useEffect, useMemo, useState } from 'react'
import type { Connection, SeatCard, TableCard, TableClient } from '@grognard/remote/index.ts'
import { NewLinks } from '../agreements/new-links.tsx'
import { bookById } from '@grognard/rulesets/library.ts'
import { withFacesBefore } from '@grognard/umpire'
import type { Game, Message, Seat } from '@grognard/umpire'
import { Battlefield } from '../setup/battlefield.tsx'
import { pictureBefore } from '../setup/before-battle.ts'
import { NewEdition } from '../offline/offline.tsx'
import { useAge } from '../shared/age.ts'
import { focusPlace } from '../shared/focus-register.ts'
import { goTo, hashOf } from '../shared/routes.ts'
import { WhenAndWhere } from '../shared/scenario-card.tsx'
import { useWords } from '../shared/sentences.ts'
import { handsOf, ownName } from '../storage/table-seats.ts'
import type { KeptSeat } from '../storage/table-seats.ts'
import '../style/table-room.css'
import { sidesAt } from '../talk/own-side.ts'
import { TalkInRoom } from '../talk/talk-beside.tsx'
import { Invite } from './invite.tsx'
import { faultOfServer, inviteLink, takeSeats, watchLink } from '../remote/server-here.ts'
import { Spectators } from './spectators.tsx'

interface Props {
  client: TableClient
  card: TableCard
  game: Game
  /** The seat that one has here; null of a guest. */
  kept: KeptSeat | null
  /** With which a guest may take a seat. */
  invite: string
  /** How the line to the server is. */
  line: Connection
  taken(): void
}

/** Before the battle: who sits where, how others come, and that nobody can choose the dice. */
export function TableRoom({ client, card, game, kept, invite, line, taken }: Props) {
  const { ruleset, scenario, options } = card
  useAge(ruleset)
  const book = bookById(ruleset)?.manifest
  const summary = book?.scenarios[scenario]
  const viewer = kept?.seat ?? card.seats.find(isFree)?.seat ?? card.seats[0]?.seat ?? ''
  const faced = useMemo(
    () => withFacesBefore(game, { scenario, options, papers: {} }),
    [game, scenario, options],
  )
  const picture = useMemo(
    () => pictureBefore(game, scenario, options, {}, viewer),
    [game, scenario, options, viewer],
  )
  const words = useWords(faced)
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  const own = kept?.invite
  const mine = kept ? handsOf(kept).map(({ seat }) => seat) : []
  const { holder } = client.now()
  const mayTake = !kept && holder !== null && !('spectator' in holder)
  return (
    <main ref={focusPlace('content')} className="table-room">
      <header className="setup-head">
        <a className="up" href={hashOf({ at: 'home' })}>
          {words.say({ key: 'web.home' })}
        </a>
        <span className={`far ${line}`} role="status">
          {words.say({ key: `web.far.${line}` })}
        </span>
        <NewEdition />
        <h1 ref={focusPlace('heading')}>
          {words.say(picture?.title ?? { key: summary?.title ?? scenario })}
        </h1>
        <p className="edition">{game.title[words.language]}</p>
        {book && summary && <WhenAndWhere card={book} summary={summary} />}
      </header>
      <section aria-labelledby="seats">
        <h2 id="seats">{words.say({ key: 'web.far.seats' })}</h2>
        <ul className="seats">
          {bySide(card, faced, viewer).map(({ seat, isNewSide }) => (
            <SeatRow
              key={seat.seat}
              game={faced}
              isMine={mine.includes(seat.seat)}
              {...{ seat, isNewSide }}
            />
          ))}
        </ul>
        <p className="quiet table-clock">{clockWords(words, card.clock)}</p>
        <p role="status" className="table-waits">
          {words.say(waitsFor(card, mine))}
        </p>
        {kept && <NewLinks {...{ card, kept }} />}
        {mayTake && card.stage === 'waiting' && card.seats.some(isFree) && (
          <TakeSeat {...{ card, invite, taken }} game={faced} />
        )}
      </section>
      <div className="beside">
        <Battlefield game={faced} picture={picture} seat={viewer} />
        {kept && <TalkInRoom {...{ client, kept, card }} game={faced} />}
      </div>
      {own !== undefined && card.seats.some(isFree) && (
        <Invite link={inviteLink(card.id, own)} watch={watchLink(card.id, kept?.watch ?? '')} />
      )}
      <section className="watched" aria-labelledby="watched">
        <h2 id="watched">{words.say({ key: 'web.far.watch' })}</h2>
        <p>{words.say(watchedHow(card))}</p>
        <Spectators card={card} />
      </section>
      <section className="sealed" aria-labelledby="sealed">
        <h2 id="sealed">{words.say({ key: 'web.far.dice' })}</h2>
        <p>{words.say({ key: 'web.far.dice.about' })}</p>
        <p className="quiet">
          {words.say({ key: 'web.far.dice.seal', values: { seal: shortSeal(card.commitment) } })}
        </p>
      </section>
    </main>
  )
}

/** What was agreed of time when the table was opened. */
function clockWords(words: ReturnType<typeof useWords>, clock: TableCard['clock']): string {
  if (clock.kind === 'none') return words.say({ key: 'web.agree.terms.none' })
  const count = clock.kind === 'live' ? clock.minutes : clock.days
  const time = words.say({ key: `web.agree.terms.${clock.kind}`, values: { count } })
  return `${time} ${words.say({ key: `web.agree.terms.${clock.whenOver}` })}`
}

function isFree({ kind, name }: SeatCard): boolean {
  return kind === 'person' && name === null
}

/** As much of it as two people compare on the telephone. */
function shortSeal(commitment: string): string {
  return `${commitment.slice(0, 4)} ${commitment.slice(4, 8)} ${commitment.slice(8, 12)}`
}

/** One side after the other, where each has several seats. */
function bySide(card: TableCard, game: Game, own: Seat) {
  const { sideOf } = sidesAt({ game, card, record: null, own })
  const seats = card.seats.toSorted((one, other) => sideOf(one.seat) - sideOf(other.seat))
  return seats.map((seat, at) => {
    const before = seats[at - 1]
    const isNewSide = before !== undefined && sideOf(before.seat) !== sideOf(seat.seat)
    return { seat, isNewSide: isNewSide && seats.length > 2 }
  })
}

function waitsFor({ stage, seats, watchDelay }: TableCard, own: readonly Seat[]): Message {
  if (stage !== 'waiting')
    return watchDelay === null
      ? { key: 'web.far.begun' }
      : { key: 'web.far.late', values: { minutes: watchDelay } }
  const free = seats.filter(isFree).length
  if (free > 0) return { key: 'web.far.awaited', values: { free } }
  const absent = seats.find(
    ({ seat, kind, isHere }) => kind === 'person' && !isHere && !own.includes(seat),
  )
  if (absent?.name) return { key: 'web.far.absent', values: { name: absent.name } }
  return { key: 'web.far.begins' }
}

function watchedHow({ watchDelay }: TableCard): Message {
  if (watchDelay === null) return { key: 'web.far.watched.open' }
  return { key: 'web.far.watched.all', values: { minutes: watchDelay } }
}

interface RowProps {
  game: Game
  seat: SeatCard
  isMine: boolean
  /** The seats of another side come from here on. */
  isNewSide: boolean
}

function SeatRow({ game, seat: card, isMine, isNewSide }: RowProps) {
  const { seat, kind, level, name, isHere } = card
  const words = useWords(game)
  const who = (): string => {
    if (kind === 'computer') return words.say({ key: 'web.player.computer' })
    if (name === null) return words.say({ key: 'web.far.free' })
    return isMine ? words.say({ key: 'web.far.you', values: { name } }) : name
  }
  const how = (): string => {
    if (kind === 'computer') return words.say({ key: `web.level.${level}` })
    if (name === null) return ''
    return words.say({ key: isHere || isMine ? 'web.far.here' : 'web.far.away' })
  }
  return (
    <li className={[isFree(card) && 'free', isNewSide && 'new-side'].filter(Boolean).join(' ')}>
      <span className="seat-name">{words.name('seat', seat)}</span>
      <span className="seat-who">{who()}</span>
      <span className="quiet">{how()}</span>
    </li>
  )
}

interface TakeProps {
  card: TableCard
  game: Game
  invite: string
  taken(): void
}

/** A guest says his name and takes a seat that is free. */
function TakeSeat({ card, game, invite, taken }: TakeProps) {
  const words = useWords(game)
  const free = card.seats.filter(isFree)
  const [name, setName] = useState(ownName)
  const [chosen, setChosen] = useState<readonly Seat[]>(free.slice(0, 1).map(({ seat }) => seat))
  const seats = free.map(({ seat }) => seat).filter(seat => chosen.includes(seat))
  const [fault, setFault] = useState<Message | null>(null)
  const take = async () => {
    const { id: table, ruleset, scenario } = card
    try {
      await takeSeats({ table, ruleset, scenario }, seats, { invite, name: name.trim() })
      taken()
      goTo({ at: 'table', id: table, invite: '' })
    } catch (error) {
      setFault(faultOfServer(error))
    }
  }
  return (
    <form
      className="take-seat"
      onSubmit={event => {
        event.preventDefault()
        void take()
      }}
    >
      {free.length > 1 && (
        <div role="group" aria-label={words.say({ key: 'web.far.seats' })}>
          {free.map(one => (
            <label key={one.seat}>
              <input
                type="checkbox"
                checked={chosen.includes(one.seat)}
                onChange={() => setChosen(toggled(chosen, one.seat))}
              />
              {words.name('seat', one.seat)}
            </label>
          ))}
        </div>
      )}
      <label className="own-name">
        {words.say({ key: 'web.far.name' })}
        <input
          type="text"
          required
          maxLength={40}
          autoComplete="nickname"
          value={name}
          onChange={event => setName(event.currentTarget.value)}
        />
      </label>
      {fault && <p role="alert">{words.say(fault)}</p>}
      <button type="submit" className="main" disabled={seats.length === 0}>
        {words.say({ key: 'web.far.take', values: { seat: nameOfSeats(words, seats) } })}
      </button>
    </form>
  )
}

function toggled(chosen: readonly Seat[], seat: Seat): readonly Seat[] {
  return chosen.includes(seat) ? chosen.filter(one => one !== seat) : [...chosen, seat]
}

function nameOfSeats(words: ReturnType<typeof useWords>, seats: readonly Seat[]): string {
  const names = seats.map(seat => words.name('seat', seat))
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(names)
}
