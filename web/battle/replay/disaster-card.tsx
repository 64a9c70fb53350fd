import { combinedRolls } from '@grognard/umpire'
import { useWords } from '../../shared/sentences.ts'
import { DrawnDie } from '../../shared/drawn-die.tsx'
import { RulingOf } from '../log/log-line.tsx'
import type { LogLine } from '../record/log-rows.ts'
import type { Playback } from '../record/playback-steps.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { useBattle } from '../state/use-battle.ts'

/** More dice than this would hide the chart. */
const MOST_DICE = 6

/** At a disaster: the dice large, what they decided, and why. It lies over the chart until one goes on. */
export function DisasterCard({ store }: { store: BattleStore }) {
  const { playback, game } = useBattle(store, 'playback', 'game')
  const words = useWords(game)
  const told = playback && disasterTold(playback)
  if (!told) return null
  const { line, rolled } = told
  return (
    <section className="disaster-card" aria-live="assertive" key={line.id}>
      {rolled && <Dice line={rolled} />}
      <div className="disaster-words">
        <h2>{words.say(line.text)}</h2>
        {rolled && rolled !== line && <p>{words.say(rolled.text)}</p>}
        <details>
          <summary>{words.say({ key: 'web.playback.why' })}</summary>
          <RulingOf line={rolled ?? line} game={game} />
        </details>
      </div>
    </section>
  )
}

function Dice({ line }: { line: LogLine }) {
  const dice = combinedRolls(line.rolls).flatMap(({ sides, results }) =>
    results.map(result => ({ sides, result })),
  )
  return (
    <div className="disaster-dice">
      {dice.slice(-MOST_DICE).map(({ sides, result }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the dice of a line never change
        <DrawnDie key={index} {...{ sides, result }} turned={index % 2 === 0 ? -6 : 5} />
      ))}
    </div>
  )
}

interface Disaster {
  line: LogLine
  /** The line whose dice brought it about: itself, or the last one before it that rolled at the same order. */
  rolled: LogLine | undefined
}

/** What is told of the moment on the screen, where that is a disaster. */
function disasterTold({ at, timeline, weights }: Playback): Disaster | null {
  if (weights.get(at) !== 'disaster') return null
  const lines = timeline.moments.slice(0, at).map(({ line }) => line)
  const line = lines.at(-1)
  if (!line) return null
  const rolled = lines.findLast(({ seq, rolls }) => seq === line.seq && rolls.length > 0)
  return { line, rolled }
}
