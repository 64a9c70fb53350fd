import { bookById } from '@grognard/rulesets/shelf.ts'
import { newBattle } from '@grognard/umpire'
import type { BookCard, ScenarioSummary } from '@grognard/umpire/book-card.ts'
import type { BattlePlan, Game, Options } from '@grognard/umpire'
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Battlefield } from './battlefield.tsx'
import { askingFor, withDice } from '../dice/dice-request.ts'
import { DiceField } from '../dice/dice-field.tsx'
import type { DiceKind } from '../dice/dice-field.tsx'
import { faultOfOpening, gameOnShelf } from '../common/games.ts'
import { beginBattle, playersFor } from '../kept/keep-battle.ts'
import { keepOptions, lastOptions } from '../kept/last-options.ts'
import { GuideShown } from '../guide/guide-sheet.tsx'
import { LaidOut, NotLaidOut } from '../common/laid-out.tsx'
import { OptionsFields } from './options-fields.tsx'
import { Against, PapersField, showAgainst } from './papers-field.tsx'
import { papersFor } from './papers-for.ts'
import { areReady, papersTaken, troubleBefore, troubleOf } from './papers-read.ts'
import type { PapersRead, Trouble } from './papers-read.ts'
import { pictureBefore } from '../chart/picture-before.ts'
import { PlayersField } from './players-field.tsx'
import { GuideWays } from '../guide/primer-note.tsx'
import { PrintField } from '../print/print-field.tsx'
import { stateBefore } from '../print/print-state.ts'
import { Terms, WhenAndWhere } from '../home/scenario-card.tsx'
import { goTo, hashOf } from '../route.ts'
import type { Players } from '../kept/saved-battles.ts'
import { useWords } from '../common/sentences.ts'
import { useFetched } from '../common/use-fetched.ts'
import { isComputer } from '../kept/player-kind.ts'

interface Chosen {
  ruleset: string
  scenario: string
}

/** Everything agreed before the first order. */
export function Setup({ ruleset, scenario }: Chosen) {
  const card = bookById(ruleset)?.card
  const summary = card && Object.hasOwn(card.scenarios, scenario) && card.scenarios[scenario]
  if (summary) return <SetupOfGame {...{ card, summary, ruleset, scenario }} />
  return <NotLaidOut fault={{ key: 'web.fault.scenario' }} />
}

interface ChosenCard {
  card: BookCard
  summary: ScenarioSummary
}

function SetupOfGame({ ruleset, scenario, ...chosen }: Chosen & ChosenCard) {
  const fetched = useFetched(useCallback(async () => gameOnShelf(ruleset), [ruleset]))
  switch (fetched.at) {
    case 'loading':
      return <LaidOut />
    case 'failed':
      return <NotLaidOut fault={faultOfOpening(fetched.error)} />
    case 'loaded':
      return <SetupForm {...chosen} game={fetched.value} scenario={scenario} />
  }
}

interface FormProps extends ChosenCard {
  game: Game
  scenario: string
}

function SetupForm({ game, scenario, card: book, summary }: FormProps) {
  const words = useWords(game)
  const [options, setOptions] = useState<Options>(() => lastOptions(game, scenario))
  const [read, setRead] = useState<PapersRead>({})
  const [chosen, setPlayers] = useState<Players>({})
  const [dice, setDice] = useState<DiceKind>('seeded')
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const card = game.scenarios[scenario]
  const papers = useMemo(() => papersTaken(read, Object.keys(card?.papers ?? {})), [read, card])
  const seats = card?.seats(options, papers) ?? []
  const shapes = papersFor(game, card?.papers ?? {}, seats)
  const players = { ...playersFor(seats), ...chosen }
  const viewer = seats.find(seat => !isComputer(players[seat])) ?? seats[0] ?? ''
  const laidOptions = useDeferredValue(options)
  const laidPapers = useDeferredValue(papers)
  const picture = useMemo(
    () => pictureBefore(game, scenario, laidOptions, laidPapers, viewer),
    [game, scenario, laidOptions, laidPapers, viewer],
  )

  const against = useMemo(
    () => troubleBefore(game, scenario, laidOptions, laidPapers),
    [game, scenario, laidOptions, laidPapers],
  )
  const isReady = areReady(read, Object.keys(shapes)) && !against
  const isByPapers = Object.keys(papers).length > 0
  const shown = trouble ?? (isByPapers ? null : against)
  useEffect(() => {
    scrollTo(0, 0)
  }, [])

  const begin = async () => {
    if (!isReady) return showAgainst()
    try {
      const own = Object.entries(papers).filter(([name]) => name in shapes)
      const taken = Object.fromEntries(own)
      const source = dice === 'typed' ? { kind: dice } : { kind: dice, seed: crypto.randomUUID() }
      const plan: BattlePlan = { scenario, options, papers: taken, dice: source }
      const opening = () => {
        const before = game.prepare(scenario, options, taken)
        const mine = seats.find(seat => players[seat] === 'me') ?? null
        return { game, before, viewer: mine, seat: null, deed: null }
      }
      const battle = await withDice(
        typed => newBattle(game, plan, typed),
        askingFor(opening),
        begun => begun.file.entries[0]?.events ?? [],
      )
      if (!battle) return
      keepOptions(battle)
      const kept = Object.fromEntries(seats.map(seat => [seat, players[seat] ?? 'captain']))
      goTo({ at: 'battle', id: beginBattle({ battle, players: kept, sealed: null }) })
    } catch (error) {
      setTrouble(troubleOf(error))
    }
  }

  return (
    <main className="setup">
      <header className="setup-head">
        <a className="up" href={hashOf({ at: 'home' })}>
          {words.say({ key: 'web.home' })}
        </a>
        <h1>{words.say(picture?.title ?? { key: summary.title })}</h1>
        <p className="edition">{game.title[words.language]}</p>
        <WhenAndWhere card={book} summary={summary} />
        <p>{words.say({ key: `${summary.title}.about` })}</p>
        <Terms card={book} summary={summary} />
        <GuideWays game={game} />
        <GuideShown />
      </header>
      <Battlefield game={game} picture={picture} seat={viewer} />
      <form
        onSubmit={event => {
          event.preventDefault()
          void begin()
        }}
      >
        <PlayersField {...{ game, seats, players }} scenario={summary.title} change={setPlayers} />
        <DiceField dice={dice} change={setDice} />
        <OptionsFields {...{ game, scenario, options }} change={setOptions} />
        {Object.keys(shapes).length > 0 && (
          <PapersField
            {...{ game, shapes, read }}
            trouble={isByPapers ? against : null}
            change={setRead}
          />
        )}
        <PrintField game={game} stateNow={() => stateBefore(game, scenario, options, papers)} />
        <div className="begin">
          {shown && <Against game={game} trouble={shown} />}
          <button type="submit" className="main" aria-disabled={!isReady}>
            {words.say({ key: 'web.begin' })}
          </button>
        </div>
      </form>
    </main>
  )
}
