import { useState } from 'react'
import { AfterSheet } from './after-battle-sheet.tsx'
import type { BattleState } from '../battle/battle-state.ts'
import type { BattleStore } from '../battle/battle-store.ts'
import { keyPart } from '../battle/key-parts.ts'
import { hashOf } from '../route.ts'
import { useWords } from '../common/sentences.ts'

/** Where to go from a battle that is over: how it went, all of it again, another one. */
export function AfterBattle({ store, state }: { store: BattleStore; state: BattleState }) {
  const { game, file } = state.battle
  const words = useWords(game)
  const [isOpen, setIsOpen] = useState(false)
  const again = hashOf({ at: 'setup', ruleset: game.id, scenario: file.scenario })
  return (
    <>
      <a className="button plain" href={hashOf({ at: 'home' })}>
        {words.say({ key: 'web.home' })}
      </a>
      <a className="button" href={again}>
        {words.say({ key: 'web.over.again' })}
      </a>
      <button type="button" onClick={store.projector.replay}>
        {words.say({ key: 'web.replay' })}
      </button>
      <button type="button" className="main" {...keyPart('main')} onClick={() => setIsOpen(true)}>
        {words.say({ key: 'web.after' })}
      </button>
      {isOpen && <AfterSheet {...{ store, state }} close={() => setIsOpen(false)} />}
    </>
  )
}
