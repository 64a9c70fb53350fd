import { useEffect, useMemo } from 'react'
import type { ChancesFound } from '@grognard/lab/chances.ts'
import type { Battle, Game, Seat } from '@grognard/umpire'
import { useStore } from 'zustand'
import { turnWords, useWords } from '../shared/sentences.ts'
import { signed } from '../shared/tally.tsx'
import { chancesJobOf } from '../workers/chances.ts'
import type { JobState } from '../workers/long-job.ts'
import { turningPointsOf } from './chance-curve.ts'
import type { TurningPoint } from './chance-curve.ts'
import { ChanceGraph } from './chance-graph.tsx'

/** How the chance to win went, as far as it has been worked out. */
export interface Curve {
  job: JobState<ChancesFound>
  found: ChancesFound | null
  /** Whose chance the curve tells, and the first of those who fight against him. */
  seat: Seat
  other: Seat
  points: readonly TurningPoint[]
}

const none: readonly TurningPoint[] = []

/** Turning points are named when enough has been played that most swings are no dice. */
const ENOUGH = 6

/** Works it out while it is looked at; what is found stays with the battle. */
export function useChances(battle: Battle, viewer: Seat | null): Curve {
  const chances = chancesJobOf(battle)
  const job = useStore(chances.state)
  useEffect(() => {
    chances.start()
    return chances.stop
  }, [chances])
  const { seat, other } = sidesOf(battle, viewer)
  const found = foundIn(job)
  const points = useMemo(
    () => (found && found.battles >= ENOUGH ? turningPointsOf(battle, found, seat) : none),
    [battle, found, seat],
  )
  return { job, found, seat, other, points }
}

function foundIn(job: JobState<ChancesFound>): ChancesFound | null {
  if (job.at === 'found') return job.found
  return job.at === 'failed' ? null : (job.soFar ?? null)
}

function sidesOf({ game, state }: Battle, viewer: Seat | null): { seat: Seat; other: Seat } {
  const seats = game.seats(state)
  const seat = viewer ?? seats[0] ?? ''
  const friends = game.allies(state, seat)
  return { seat, other: seats.find(one => !friends.includes(one)) ?? '' }
}

interface Props {
  battle: Battle
  curve: Curve
  /** Opens the replay at what came of an entry. */
  show(seq: number): void
}

/** The curve with its turning points, each of which leads to its place in the replay. */
export function ChanceReport({ battle, curve, show }: Props) {
  const words = useWords(battle.game)
  const { job, found, seat, other, points } = curve
  return (
    <section className="chances" aria-label={words.say({ key: 'web.dispatch.chance' })}>
      <h3>{words.say({ key: 'web.dispatch.chance' })}</h3>
      {found && (
        <ChanceGraph
          {...{ found, seat, other, points }}
          game={battle.game}
          nameOf={one => words.name('seat', one)}
        />
      )}
      {job.at === 'running' && <Progress {...job} game={battle.game} />}
      {job.at === 'failed' && (
        <p role="alert">
          {words.say({ key: 'web.dispatch.failed', values: { fault: job.fault } })}
        </p>
      )}
      <ol className="turning-points">
        {points.map(point => (
          <Turning key={point.letter} {...{ battle, point, show }} />
        ))}
      </ol>
      {found && (
        <p className="quiet">
          {words.say({
            key: 'web.dispatch.about',
            values: { ...turnWords, battles: found.battles },
          })}
        </p>
      )}
    </section>
  )
}

function Progress({ game, done, of }: { game: Game; done: number; of: number }) {
  const words = useWords(game)
  const label = words.say({ key: 'web.dispatch.running', values: { ...turnWords, done, of } })
  return (
    <p className="chances-running">
      <progress max={Math.max(1, of)} value={done} aria-label={label} /> <small>{label}</small>
    </p>
  )
}

function Turning({
  battle,
  point,
  show,
}: Pick<Props, 'battle' | 'show'> & { point: TurningPoint }) {
  const words = useWords(battle.game)
  const { letter, line, gain } = point
  return (
    <li>
      <span className="letter" aria-hidden="true">
        {letter}
      </span>
      {line && (
        <button type="button" className="plain" onClick={() => show(line.seq)}>
          {words.say(line.text)}
        </button>
      )}
      <strong className={gain > 0 ? 'side-0' : 'side-1'}>
        {signed(words.language, Math.round(gain * 100))}
      </strong>
    </li>
  )
}
