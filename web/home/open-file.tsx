import { BattleFileFault, verdictLines } from '@grognard/umpire'
import type { Battle, Message } from '@grognard/umpire'
import { useState } from 'react'
import { ProofLines } from '../common/proof-report.tsx'
import { errorText } from '../common/error-text.ts'
import { battleIn, faultOfOpening, Unfetched } from '../common/games.ts'
import { beginBattle, playersFor } from '../kept/keep-battle.ts'
import { PlayersField } from '../setup/players-field.tsx'
import { faultOfFile } from './fault-of-file.ts'
import { goTo } from '../route.ts'
import type { Players } from '../kept/saved-battles.ts'
import { useWords } from '../common/sentences.ts'
import { Sheet } from '../common/sheet.tsx'
import { verifyFile } from '../away/verifier.ts'

type Step =
  | { at: 'waiting' }
  | { at: 'checking' }
  | { at: 'refused'; fault: Message }
  | { at: 'seats'; battle: Battle; lines: Message[] }
  | { at: 'unproven'; battle: Battle; reason: Message; lines: Message[] }

/** Opens a battle file from the disk, once it has been played again, as a battle of its own. */
export function OpenFile() {
  const words = useWords()
  const [step, setStep] = useState<Step>({ at: 'waiting' })
  const open = async (file: File) => {
    setStep({ at: 'checking' })
    setStep(await read(file))
  }
  return (
    <div className="open-file">
      <label className="file-button">
        {words.say({ key: 'web.open' })}
        <input
          type="file"
          accept=".json,application/json"
          disabled={step.at === 'checking'}
          onChange={event => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file) void open(file)
          }}
        />
      </label>
      {step.at === 'checking' && <p role="status">{words.say({ key: 'web.open.checking' })}</p>}
      {step.at === 'refused' && <p role="alert">{words.say(step.fault)}</p>}
      {step.at === 'seats' && <Seats {...step} leave={() => setStep({ at: 'waiting' })} />}
      {step.at === 'unproven' && <Unproven {...step} leave={() => setStep({ at: 'waiting' })} />}
    </div>
  )
}

/** What comes of a file: its battle is opened, or the step at which it is left. */
async function read(file: File): Promise<Step> {
  let text = ''
  try {
    text = await file.text()
    const battle = await battleIn(text)
    const verdict = await verifyFile(text)
    const lines = verdictLines(verdict)
    if (!verdict.valid) return { at: 'unproven', battle, reason: verdict.reason, lines }
    if (hasToAsk(battle)) return { at: 'seats', battle, lines }
    show(battle, null)
    return { at: 'waiting' }
  } catch (error) {
    if (error instanceof BattleFileFault)
      return { at: 'refused', fault: faultOfFile(file.name, text, error) }
    if (error instanceof Unfetched) return { at: 'refused', fault: faultOfOpening(error) }
    const values = { file: file.name, fault: errorText(error) }
    return { at: 'refused', fault: { key: 'web.open.unread', values } }
  }
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
