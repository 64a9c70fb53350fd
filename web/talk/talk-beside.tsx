import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { TableCard, TableClient } from '@grognard/remote/index.ts'
import type { Game } from '@grognard/umpire'
import { useWords } from '../shared/sentences.ts'
import type { KeptSeat } from '../storage/table-seats.ts'
import { useDrawnByOthers } from './drawn-notes.ts'
import { sidesAt } from './own-side.ts'
import { TalkForm } from './talk-form.tsx'
import { TalkList } from './talk-list.tsx'
import { useTalk } from './use-talk.ts'
import type { Talk } from './use-talk.ts'
import '../style/talk.css'

interface Props {
  client: TableClient
  kept: KeptSeat
  game: Game
  card: TableCard
}

function useSides({ client, kept, game, card }: Props) {
  const record = useSyncExternalStore(client.subscribe, () => client.now().record)
  return useMemo(
    () => sidesAt({ game, card, record, own: kept.seat }),
    [game, card, record, kept.seat],
  )
}

/** Milliseconds: what is gone sooner has not been read. */
const TO_READ = 2000

/** In the room before the battle, where it has a place of its own. */
export function TalkInRoom(props: Props) {
  const { client, kept } = props
  const words = useWords()
  const talk = useTalk(client, kept.table, kept.seat)
  const sides = useSides(props)
  const { readAll } = talk
  useEffect(() => {
    const timer = setTimeout(readAll, TO_READ)
    return () => clearTimeout(timer)
  }, [readAll])
  return (
    <section className="talk" aria-labelledby="talk">
      <h2 id="talk">{words.say({ key: 'web.talk' })}</h2>
      <TalkList {...{ talk, sides }} />
      <TalkForm {...{ talk, sides }} battle={null} />
    </section>
  )
}

/** Beside the battle: a button with what is unread, and a panel that lies over the chart while it is open. */
export function TalkBeside(props: Props & { battle: string }) {
  const { client, kept, battle } = props
  const words = useWords()
  const talk = useTalk(client, kept.table, kept.seat)
  useDrawnByOthers(kept.table, battle, talk.said, kept.seat)
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  const { unread, readAll } = talk
  useEffect(() => {
    if (isOpen) readAll()
  }, [isOpen, readAll])
  useEffect(() => {
    if (isOpen) panel.current?.focus()
  }, [isOpen])
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  const news = words.say({ key: 'web.talk.unread', values: { count: unread } })
  const name = words.say({ key: 'web.talk' })
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="plain talk-opener"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        {name}
        {unread > 0 && (
          <span className="unread-count" title={news}>
            <span aria-hidden="true">{unread}</span>
            <span className="only-heard">{news}</span>
          </span>
        )}
      </button>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc closes what the button opened
        <section
          ref={panel}
          className="talk talk-panel"
          aria-label={name}
          tabIndex={-1}
          onKeyDown={event => {
            // They are not meant for the chart.
            event.stopPropagation()
            if (event.key === 'Escape') close()
          }}
        >
          <header>
            <h2>{name}</h2>
            <button
              type="button"
              className="plain"
              aria-label={words.say({ key: 'web.talk.close' })}
              onClick={close}
            >
              ×
            </button>
          </header>
          <Open {...props} talk={talk} />
        </section>
      )}
    </>
  )
}

function Open({ talk, battle, ...props }: Props & { battle: string; talk: Talk }) {
  const sides = useSides(props)
  return (
    <>
      <TalkList {...{ talk, sides }} />
      <TalkForm {...{ talk, sides, battle }} />
    </>
  )
}
