import { useState } from 'react'
import { bookById } from '@grognard/rulesets/library.ts'
import { BattleFileError, CampaignFileError, importCampaign, verdictLines } from '@grognard/umpire'
import type { Battle, Message, Value } from '@grognard/umpire'
import { errorText } from '../shared/error-text.ts'
import { freshId } from '../shared/fresh-id.ts'
import { battleIn, faultOfOpening, gameInLibrary, Unfetched } from '../shared/open-game.ts'
import { PlayersField } from '../shared/players-field.tsx'
import { goTo } from '../shared/routes.ts'
import { useWords } from '../shared/sentences.ts'
import { Sheet } from '../shared/sheet.tsx'
import { headOf, isCampaign, keepCampaign } from '../storage/campaign-list.ts'
import { beginBattle, playersFor } from '../storage/keep-battle.ts'
import type { Players } from '../shared/player-kind.ts'
import '../style/table.css'
import { ProofLines, verifyFile } from '../workers/verify.tsx'
import { faultOfFile } from './file-fault.ts'

/** What comes of a file: a battle that is opened, or where it stops. */
export type Opened =
  | { at: 'open' }
  | { at: 'refused'; fault: Message }
  | { at: 'seats'; battle: Battle; lines: Message[] }
  | { at: 'unproven'; battle: Battle; reason: Message; lines: Message[] }

/** What has to be said or asked before the battle of a file is open. */
export function FileOpening({ opened, leave }: { opened: Opened; leave(): void }) {
  const words = useWords()
  switch (opened.at) {
    case 'open':
      return null
    case 'refused':
      return <p role="alert">{words.say(opened.fault)}</p>
    case 'seats':
      return <Seats {...opened} leave={leave} />
    case 'unproven':
      return <Unproven {...opened} leave={leave} />
  }
}

/** Reads a file and plays its battle again; where nothing is left to ask it is opened as one of its own. */
export async function openFile(file: File): Promise<Opened> {
  let text = ''
  try {
    text = await file.text()
    if (isCampaign(text)) return await openCampaign(text)
    const battle = await battleIn(text)
    const verdict = await verifyFile(text)
    const lines = verdictLines(verdict)
    if (!verdict.valid) return { at: 'unproven', battle, reason: verdict.reason, lines }
    if (hasToAsk(battle)) return { at: 'seats', battle, lines }
    show(battle, null)
    return { at: 'open' }
  } catch (error) {
    if (error instanceof CampaignFileError) return refusedAs(file, error.reason)
    if (error instanceof BattleFileError)
      return { at: 'refused', fault: faultOfFile(file.name, text, error) }
    if (error instanceof Unfetched) return { at: 'refused', fault: faultOfOpening(error) }
    return refusedAs(file, errorText(error))
  }
}

function refusedAs({ name: file }: File, fault: Value): Opened {
  return { at: 'refused', fault: { key: 'web.open.unread', values: { file, fault } } }
}

/** A campaign file is kept beside those that were begun here, under an id of its own. */
async function openCampaign(text: string): Promise<Opened> {
  const id = freshId()
  const head = headOf({ text })
  const games = head && bookById(head.ruleset) ? [await gameInLibrary(head.ruleset)] : []
  importCampaign(text, Object.fromEntries(games.map(game => [game.id, game])))
  keepCampaign({ id, battle: null, text })
  goTo({ at: 'campaign', id })
  return { at: 'open' }
}

/** Where others play too and the battle goes on, the file does not say who they are. */
function hasToAsk({ game, state }: Battle): boolean {
  return state.outcome === null && game.seats(state).length > 1
}

function show(battle: Battle, sealed: Message | null, chosen: Players = {}): void {
  const players = { ...playersFor(battle.game.seats(battle.state)), ...chosen }
  goTo({ at: 'battle', id: beginBattle({ battle, players, sealed }) })
}

interface SeatsProps {
  battle: Battle
  /** What the file proves. */
  lines: readonly Message[]
  leave(): void
}

/** Nobody answers for a seat before it is said who plays it. */
function Seats({ battle, lines, leave }: SeatsProps) {
  const { game, state, file } = battle
  const words = useWords(game)
  const seats = game.seats(state)
  const [players, change] = useState<Players>(() => playersFor(seats))
  const scenario = game.scenarios[file.scenario]?.title
  const title = game.picture(state).title ?? { key: scenario ?? file.scenario }
  return (
    <Sheet title={words.say(title)} close={leave}>
      <form
        onSubmit={event => {
          event.preventDefault()
          show(battle, null, players)
        }}
      >
        <PlayersField {...{ game, seats, scenario, players, change }} />
        <ProofLines {...{ battle, lines }} />
        <button type="submit" className="main">
          {words.say({ key: 'web.open.goOn' })}
        </button>
      </form>
    </Sheet>
  )
}

interface UnprovenProps {
  battle: Battle
  reason: Message
  lines: readonly Message[]
  leave(): void
}

/** A battle that the rules do not lead to can be looked at, but not played on. */
function Unproven({ battle, reason, lines, leave }: UnprovenProps) {
  const words = useWords(battle.game)
  return (
    <div role="alert" className="unproven">
      <p>{words.say({ key: 'web.open.unproven' })}</p>
      <ProofLines {...{ battle, lines }} />
      <button type="button" onClick={() => show(battle, reason)}>
        {words.say({ key: 'web.open.look' })}
      </button>
      <button type="button" className="plain" onClick={leave}>
        {words.say({ key: 'web.open.leave' })}
      </button>
    </div>
  )
}
