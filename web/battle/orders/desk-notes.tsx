import type { LessonRow } from '@grognard/umpire'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { lessonsAway } from '../../shared/lessons-away.ts'
import { useIsNarrow } from '../../shared/media.ts'
import { PrimerNote, useIsPrimerOffered } from '../../shared/primer-note.tsx'
import { Ticker } from '../log/latest.tsx'
import type { BattleState } from '../state/battle-state.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { lessonNow } from '../state/lesson.ts'
import { isOver } from '../state/prompt.ts'
import { useHeldRoom } from './held-room.ts'
import { LessonLine, LessonNote } from './lesson-note.tsx'

interface Props {
  store: BattleStore
  openLog(): void
}

/**
 * What has happened, what a newcomer should do now, and the offer to be told how the game is played.
 * On a phone they share one line: first the lesson or the offer, and from the first order on the news.
 */
export function DeskNotes({ store, openLog }: Props) {
  const game = useStore(store, state => state.game)
  const id = useStore(store, state => state.id)
  const hasEnded = useStore(store, isOver)
  const hasOrdered = useStore(store, hasGivenOrder)
  const row = useStore(store, lessonNow)
  const asked = useStore(store, ({ turnView }) => `${turnView?.viewer} ${turnView?.ask?.step}`)
  // Who puts the lessons away wants their room.
  const isAway = useStore(lessonsAway, away => away.includes(game.id))
  const about = `${asked} ${isAway}`
  const [unfolded, setUnfolded] = useState<LessonRow | null>(null)
  const isNarrow = useIsNarrow()
  const isOffered = useIsPrimerOffered(game, id, hasOrdered) && !hasEnded
  const lesson = hasEnded ? null : row
  const news = <Ticker {...{ store, openLog }} />
  if (isNarrow && lesson && unfolded !== lesson)
    return (
      <div className="desk-line">
        {hasOrdered && news}
        <LessonLine row={lesson} unfold={() => setUnfolded(lesson)} />
      </div>
    )
  return (
    <>
      {!(isNarrow && isOffered) && news}
      <Held about={about}>
        {lesson && <LessonNote {...{ store }} row={lesson} />}
        {isOffered && <PrimerNote game={game} />}
      </Held>
    </>
  )
}

/** What is told to newcomers keeps its room while the same is asked. */
function Held({ about, children }: { about: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useHeldRoom(box, about)
  return (
    <div ref={box} className="desk-notes">
      {children}
    </div>
  )
}

function hasGivenOrder({ record }: BattleState): boolean {
  return record?.entries.some(({ seat }) => seat === record.viewpoint) === true
}
