import { catalogue } from '@grognard/rulesets'
import {
  messageOfFault,
  newBattle,
  PapersRefused,
  Unprepared,
  withDefaults,
} from '@grognard/umpire'
import type { BattlePlan, Game, Json, Message, Options, Reason } from '@grognard/umpire'
import { useState } from 'react'
import { askingFor, withDice } from './dice-request.ts'
import { beginBattle, playersFor } from './keep-battle.ts'
import { OptionField } from './option-field.tsx'
import { PapersField } from './papers-field.tsx'
import { papersFor } from './papers-for.ts'
import { PlayersField } from './players-field.tsx'
import { Reasons } from './reasons.tsx'
import { goTo, hashOf } from './route.ts'
import type { Players } from './saved-battles.ts'
import { useWords } from './sentences.ts'

/** Everything agreed before the first order. */
export function Setup({ ruleset, scenario }: { ruleset: string; scenario: string }) {
  const game = Object.hasOwn(catalogue, ruleset) ? catalogue[ruleset] : undefined
  const words = useWords()
  if (game && Object.hasOwn(game.scenarios, scenario))
    return <SetupForm game={game} scenario={scenario} />
  return (
    <main className="setup">
      <p role="alert">{words.say({ key: 'web.fault.scenario' })}</p>
      <a href={hashOf({ at: 'home' })}>{words.say({ key: 'web.home' })}</a>
    </main>
  )
}

type Trouble = { note: Message } | { reasons: readonly Reason[] }

function SetupForm({ game, scenario }: { game: Game; scenario: string }) {
  const words = useWords(game)
  const specs = game.optionsOf(scenario)
  const [options, setOptions] = useState<Options>(() => withDefaults(specs, {}))
  const [papers, setPapers] = useState<Record<string, Json>>({})
  const [chosen, setPlayers] = useState<Players>({})
  const [dice, setDice] = useState<'seeded' | 'typed'>('seeded')
  const [isReading, setReading] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const card = game.scenarios[scenario]
  const seats = card?.seats(options, papers) ?? []
  const shapes = papersFor(game, card?.papers ?? {}, seats)
  const players = { ...playersFor(seats), ...chosen }
  const own = Object.keys(card?.options ?? {})
  const rules = Object.keys(specs).filter(name => !own.includes(name))

  const begin = async () => {
    if (isReading) return
    try {
      const own = Object.entries(papers).filter(([name]) => name in shapes)
      const taken = Object.fromEntries(own)
      const source = dice === 'typed' ? { kind: dice } : { kind: dice, seed: crypto.randomUUID() }
      const plan: BattlePlan = { scenario, options, papers: taken, dice: source }
      const opening = () => {
        const before = game.prepare(scenario, options, taken)
        const viewer = seats.find(seat => players[seat] === 'me') ?? null
        return { game, before, viewer, seat: null, deed: null }
      }
      const battle = await withDice(typed => newBattle(game, plan, typed), askingFor(opening))
      if (!battle) return
      const kept = Object.fromEntries(seats.map(seat => [seat, players[seat] ?? 'computer']))
      goTo({ at: 'battle', id: beginBattle({ battle, players: kept, sealed: null }) })
    } catch (error) {
      setTrouble(troubleOf(error))
    }
  }

  const fields = (names: readonly string[]) =>
    names.map(name => {
      const spec = specs[name]
      const value = options[name] ?? spec?.default
      if (!spec || value === undefined) return null
      const change = (next: typeof value) => setOptions({ ...options, [name]: next })
      return <OptionField key={name} {...{ game, name, spec, value, change }} />
    })

  return (
    <main className="setup">
      <a className="up" href={hashOf({ at: 'home' })}>
        {words.say({ key: 'web.home' })}
      </a>
      <h1>{words.say({ key: card?.title ?? scenario })}</h1>
      <p className="edition">{game.title[words.language]}</p>
      {words.has(`${card?.title}.about`) && <p>{words.say({ key: `${card?.title}.about` })}</p>}
      <form
        onSubmit={event => {
          event.preventDefault()
          void begin()
        }}
      >
        <PlayersField {...{ game, seats, players }} scenario={card?.title} change={setPlayers} />
        <fieldset className="dice-choice">
          <legend>{words.say({ key: 'web.dice' })}</legend>
          {(['seeded', 'typed'] as const).map(kind => (
            <label key={kind}>
              <input
                type="radio"
                name="dice"
                checked={dice === kind}
                onChange={() => setDice(kind)}
              />
              {words.say({ key: `web.dice.${kind}` })}
            </label>
          ))}
        </fieldset>
        {own.length > 0 && (
          <fieldset>
            <legend>{words.say({ key: 'web.options.scenario' })}</legend>
            {fields(own)}
          </fieldset>
        )}
        {Object.keys(shapes).length > 0 && (
          <PapersField {...{ game, shapes, papers, setReading }} change={setPapers} />
        )}
        {rules.length > 0 && (
          <details className="rules-options">
            <summary>{words.say({ key: 'web.options.rules' })}</summary>
            {fields(rules)}
          </details>
        )}
        <div className="begin">
          {trouble && 'note' in trouble && <p role="alert">{words.say(trouble.note)}</p>}
          {trouble && 'reasons' in trouble && <Reasons game={game} reasons={trouble.reasons} />}
          <button type="submit" className="main" aria-disabled={isReading}>
            {words.say({ key: 'web.begin' })}
          </button>
        </div>
      </form>
    </main>
  )
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof PapersRefused) return { reasons: error.ruling.because }
  return { note: { key: 'web.fault.setup', values: { fault: faultOf(error) } } }
}

function faultOf(error: unknown): string | Message {
  if (error instanceof Unprepared) return messageOfFault(error.fault)
  return error instanceof Error ? error.message : String(error)
}
