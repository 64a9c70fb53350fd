import { noticesBeforePlay } from '@grognard/umpire'
import { useState } from 'react'
import { keyed } from '../common/keyed.ts'
import { useWords } from '../common/sentences.ts'
import { Sheet } from '../common/sheet.tsx'
import type { BattleStore } from './battle-store.ts'

/** A battle of another edition, or of another version of the umpire, is not played on before that has been read. */
export function OriginNotice({ store }: { store: BattleStore }) {
  const [{ battle, sealed }] = useState(() => store.state.get())
  const words = useWords(battle.game)
  const [notices, setNotices] = useState(() => (sealed ? [] : noticesBeforePlay(battle)))
  if (notices.length === 0) return null
  const close = () => setNotices([])
  return (
    <Sheet title={words.say({ key: 'web.origin' })} close={close}>
      {keyed(notices).map(([key, notice]) => (
        <p key={key}>{words.say(notice)}</p>
      ))}
      <button type="button" className="main" onClick={close}>
        {words.say({ key: 'web.open.goOn' })}
      </button>
    </Sheet>
  )
}
