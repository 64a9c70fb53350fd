import { useSyncExternalStore } from 'react'
import type { SeatClock, TableClient } from '@grognard/remote/index.ts'
import type { Game, Seat } from '@grognard/umpire'
import { useWords } from '../shared/sentences.ts'
import { clockText, timeLeft } from './time-left.ts'
import { useServerTime } from './use-table.ts'
import '../style/agreements.css'

interface Props {
  client: TableClient
  game: Game
}

/** Each person’s clock, in the head of the battle; none where none is kept. */
export function TableClocks({ client, game }: Props) {
  const { clocks } = useSyncExternalStore(client.subscribe, () => client.now().running)
  const now = useServerTime(client)
  const words = useWords(game)
  if (clocks.length === 0) return null
  return (
    <ul className="table-clocks" aria-label={words.say({ key: 'web.agree.clocks' })}>
      {clocks.map(clock => (
        <TableClock key={clock.seat} {...{ clock, now, game }} side={sideOf(clocks, clock.seat)} />
      ))}
    </ul>
  )
}

function sideOf(clocks: readonly SeatClock[], seat: Seat): number {
  return clocks.findIndex(one => one.seat === seat)
}

interface ClockProps {
  clock: SeatClock
  now: number
  game: Game
  side: number
}

function TableClock({ clock, now, game, side }: ClockProps) {
  const words = useWords(game)
  const { seconds, isRunning, isSoon } = timeLeft(clock, now)
  const state = [isRunning && 'runs', isRunning && isSoon && 'soon'].filter(Boolean).join(' ')
  const seat = words.name('seat', clock.seat)
  return (
    <li className={`side-${side} ${state}`} title={seat}>
      <span className="clock-seat">{seat}</span>
      <span className="clock-time" role="timer">
        {seconds === null ? '–' : words.say(clockText(seconds))}
      </span>
    </li>
  )
}
