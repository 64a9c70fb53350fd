import { useCallback, useSyncExternalStore } from 'react'
import type { Hand } from '../battle/source/remote-battle.ts'
import { useWords } from '../shared/sentences.ts'
import { clockText } from './time-left.ts'
import { useServerTime } from './use-table.ts'

const SECOND = 1000

/** So few seconds are shown as a warning. */
const SOON = 10

/** What is left of the time that the rulebook gives one of the seats played here for its step, as the server counts it. */
export function StepTime({ hand: { client, seat } }: { hand: Hand }) {
  const until = useSyncExternalStore(
    client.subscribe,
    useCallback(() => client.now().running.bookUntil, [client]),
  )
  const now = useServerTime(client)
  const { record } = client.now()
  const words = useWords(record?.game)
  const clock = record?.game.clock(record.view, seat)
  if (until === null || !clock) return null
  const seconds = Math.max(0, Math.ceil((until - now) / SECOND))
  const { key, values } = clockText(seconds)
  return (
    <p
      className={seconds <= SOON ? 'step-clock soon' : 'step-clock'}
      role="timer"
      title={words.say({ key: 'web.clock.about', values: { rule: clock.rule } })}
    >
      {words.say({ key: 'web.clock', values: { time: { key, values } } })}
    </p>
  )
}
