import { useState } from 'react'
import { recordOf } from '@grognard/umpire'
import { hashOf, route } from '../../shared/routes.ts'
import type { Route } from '../../shared/routes.ts'
import { useWords } from '../../shared/sentences.ts'
import { readLog } from '../record/log-rows.ts'
import { momentNow } from '../record/playback-steps.ts'
import type { Playback } from '../record/playback-steps.ts'
import { momentLike } from '../record/replay.ts'
import { nothingSeen, timelineOf } from '../record/timeline.ts'
import type { BattleState } from '../state/battle-state.ts'
import type { BattleStore } from '../state/battle-store.ts'

interface Props {
  store: BattleStore
  playback: Playback
}

/** Copies a link that leads to the moment on the screen; of battles at tables far away. */
export function MomentLink({ store, playback }: Props) {
  const words = useWords()
  const [copied, setCopied] = useState<number | null>(null)
  if (!playback.replay || !('clipboard' in navigator)) return null
  const copy = async () => {
    const link = linkTo(store.getState(), playback, route.getState())
    if (link === null) return
    await navigator.clipboard.writeText(new URL(link, location.href).href)
    setCopied(playback.at)
  }
  return (
    <button type="button" onClick={() => void copy()}>
      {words.say({
        key: copied === playback.at ? 'web.far.copied' : 'web.replay.link',
      })}
    </button>
  )
}

/** Everybody may see a battle that is over; before, the link is for who copies it. */
export function linkTo(
  { id, ended }: Pick<BattleState, 'id' | 'ended'>,
  playback: Playback,
  here: Route,
): string | null {
  if (here.at !== 'table' && here.at !== 'watch') return null
  if (!ended) return hashOf({ ...here, moment: playback.at })
  return hashOf({ at: 'watch', id, token: '', moment: momentForAll(ended, playback) })
}

/** The moment's number in the replay in which nothing is hidden, whoever's eyes it is seen by here. */
function momentForAll(ended: NonNullable<BattleState['ended']>, playback: Playback): number {
  const { at, replay } = playback
  const line = momentNow(playback)?.line
  if (!line || replay?.record.viewpoint === null) return at
  const record = recordOf(ended, null)
  const { rows } = readLog(null, record)
  return momentLike(timelineOf(record, rows, nothingSeen(record)), line)
}
