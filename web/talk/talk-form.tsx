import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { ChartNote } from '@grognard/board'
import type { TalkTo } from '@grognard/remote/index.ts'
import type { Message } from '@grognard/umpire'
import { useStore } from 'zustand'
import { ownNotes } from '../battle/chart/own-notes.ts'
import { faultOfServer } from '../remote/server-here.ts'
import { keyed } from '../shared/keyed.ts'
import { RuleChip } from '../shared/rule-chip.tsx'
import { useWords } from '../shared/sentences.ts'
import { drawnOf, shownLast } from './drawn-notes.ts'
import type { Sides } from './own-side.ts'
import type { Talk } from './use-talk.ts'

/** As much as the server takes at once; it is told how much is left when little is. */
const LONGEST = 500
const LITTLE = 80

interface Props {
  talk: Talk
  sides: Sides
  /** The battle on whose chart one draws; null before it. */
  battle: string | null
}

const none: readonly ChartNote[] = []

/** Where one writes, and to whom; and what the book says of it. */
export function TalkForm({ talk, sides, battle }: Props) {
  const words = useWords(sides.game)
  const [text, setText] = useState('')
  const [wanted, setWanted] = useState<TalkTo>('table')
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState<Message | null>(null)
  const [isShowing, setShowing] = useState(false)
  const drawn = useStore(ownNotes, now => now.notes[battle ?? ''] ?? none)
  const isShut = sides.limit?.by === 'signals'
  const to = isShut || !sides.hasOwn ? 'table' : wanted
  const left = LONGEST - text.length
  const isGone = drawn.length === 0
  const hasDrawing = !isGone || (shownLast(talk.said, talk.own)?.length ?? 0) > 0
  const mayShow = to === 'side' && battle !== null && hasDrawing
  const notes = mayShow && isShowing ? drawnOf(drawn) : undefined
  const isEmpty = text.trim() === ''
  const usual = () => words.say({ key: isGone ? 'web.talk.notes.off' : 'web.talk.notes.say' })
  const send = async () => {
    if ((isEmpty && !notes) || isSending) return
    setSending(true)
    setFault(null)
    try {
      await talk.client.say(to, isEmpty ? usual() : text, notes)
      setText('')
      setShowing(false)
    } catch (error) {
      setFault(faultOfServer(error))
    }
    setSending(false)
  }
  /** Enter sends; with Shift it begins a new line. */
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }
  return (
    <form
      className="talk-form"
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      {sides.hasOwn && <To {...{ to, isShut, sides }} change={setWanted} />}
      <div className="talk-write">
        <textarea
          rows={2}
          maxLength={LONGEST}
          aria-label={words.say({ key: 'web.talk.write' })}
          placeholder={words.say({ key: 'web.talk.write' })}
          value={text}
          onChange={event => setText(event.currentTarget.value)}
          onKeyDown={pressed}
        />
        <button type="submit" aria-disabled={(isEmpty && !notes) || isSending}>
          {words.say({ key: 'web.talk.send' })}
        </button>
      </div>
      {mayShow && (
        <label className="talk-notes">
          <input
            type="checkbox"
            checked={isShowing}
            onChange={event => setShowing(event.currentTarget.checked)}
          />
          {words.say({ key: isGone ? 'web.talk.notes.gone' : 'web.talk.notes' })}
        </label>
      )}
      {left < LITTLE && (
        <p className="quiet">{words.say({ key: 'web.talk.left', values: { count: left } })}</p>
      )}
      {fault && <p role="alert">{words.say(fault)}</p>}
    </form>
  )
}

interface ToProps {
  to: TalkTo
  /** The book closes the talk of a side. */
  isShut: boolean
  sides: Sides
  change(to: TalkTo): void
}

function To({ to, isShut, sides: { game, limit }, change }: ToProps) {
  const words = useWords(game)
  return (
    <>
      <div role="radiogroup" className="talk-to" aria-label={words.say({ key: 'web.talk.to' })}>
        {(['table', 'side'] as const).map(one => (
          <label key={one}>
            <input
              type="radio"
              name="talk-to"
              checked={one === to}
              disabled={isShut && one === 'side'}
              onChange={() => change(one)}
            />
            {words.say({ key: `web.talk.to.${one}` })}
          </label>
        ))}
      </div>
      {limit && (
        <p className="talk-limit">
          {keyed(limit.told).map(([key, message]) => (
            <span key={key}>{words.say(message)} </span>
          ))}
          <RuleChip game={game} rule={limit.rule} />
        </p>
      )}
    </>
  )
}
