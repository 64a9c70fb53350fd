import { catalogue } from '@grognard/rulesets'
import { BattleFileFault, importBattle } from '@grognard/umpire'
import type { Message } from '@grognard/umpire'
import { useState } from 'react'
import { beginBattle, playersFor } from './keep-battle.ts'
import { goTo } from './route.ts'
import { useWords } from './sentences.ts'

/** Opens a battle file from the disk and keeps it in the browser as a battle of its own. */
export function OpenFile() {
  const words = useWords()
  const [fault, setFault] = useState<Message | null>(null)
  const open = async (file: File) => {
    try {
      const battle = importBattle(await file.text(), catalogue)
      const players = playersFor(battle.game.seats(battle.state))
      goTo({ at: 'battle', id: beginBattle(battle, players) })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const plain = { key: 'web.save.failed', values: { fault: reason } }
      setFault(error instanceof BattleFileFault ? error.reason : plain)
    }
  }
  return (
    <div className="open-file">
      <label className="file-button">
        {words.say({ key: 'web.open' })}
        <input
          type="file"
          accept=".json,application/json"
          onChange={event => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file) void open(file)
          }}
        />
      </label>
      {fault && <p role="alert">{words.say(fault)}</p>}
    </div>
  )
}
