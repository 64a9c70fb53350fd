import { BattleFileFault } from '@grognard/umpire'
import type { Battle, Message } from '@grognard/umpire'
import { useState } from 'react'
import { errorText } from './error-text.ts'
import { battleIn, faultOfOpening, Unfetched } from './games.ts'
import { beginBattle, playersFor } from './keep-battle.ts'
import { goTo } from './route.ts'
import { useWords } from './sentences.ts'
import { verifyFile } from './verifier.ts'

type Step =
  | { at: 'waiting' }
  | { at: 'checking' }
  | { at: 'refused'; fault: Message }
  | { at: 'unproven'; battle: Battle; reason: Message }

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
      {step.at === 'unproven' && <Unproven {...step} leave={() => setStep({ at: 'waiting' })} />}
    </div>
  )
}

/** What comes of a file: its battle is opened, or the step at which it is left. */
async function read(file: File): Promise<Step> {
  try {
    const text = await file.text()
    const battle = await battleIn(text)
    const verdict = await verifyFile(text)
    if (!verdict.valid) return { at: 'unproven', battle, reason: verdict.reason }
    show(battle, null)
    return { at: 'waiting' }
  } catch (error) {
    if (error instanceof BattleFileFault || error instanceof Unfetched)
      return { at: 'refused', fault: faultOfOpening(error) }
    const values = { file: file.name, fault: errorText(error) }
    return { at: 'refused', fault: { key: 'web.open.unread', values } }
  }
}

function show(battle: Battle, sealed: Message | null): void {
  const players = playersFor(battle.game.seats(battle.state))
  goTo({ at: 'battle', id: beginBattle({ battle, players, sealed }) })
}

interface UnprovenProps {
  battle: Battle
  reason: Message
  leave(): void
}

/** A battle that the rules do not lead to can be looked at, but not played on. */
function Unproven({ battle, reason, leave }: UnprovenProps) {
  const words = useWords(battle.game)
  return (
    <div role="alert" className="unproven">
      <p>{words.say({ key: 'web.open.unproven' })}</p>
      <p>{words.say(reason)}</p>
      <button type="button" onClick={() => show(battle, reason)}>
        {words.say({ key: 'web.open.look' })}
      </button>
      <button type="button" className="plain" onClick={leave}>
        {words.say({ key: 'web.open.leave' })}
      </button>
    </div>
  )
}
