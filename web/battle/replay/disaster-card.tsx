import { combinedRolls } from '@grognard/umpire'
import type { Game } from '@grognard/umpire'
import { useIsNarrow } from '../../shared/media.ts'
import { useWords } from '../../shared/sentences.ts'
import { DrawnDie } from '../../shared/drawn-die.tsx'
import { RuleChip } from '../../shared/rule-chip.tsx'
import { RulingOf } from '../log/log-line.tsx'
import type { LogLine } from '../record/log-rows.ts'
import type { Playback } from '../record/playback-steps.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { useBattle } from '../state/use-battle.ts'

/** More dice than this are drawn small: all of them count, and none is left out. */
const FEW_DICE = 6

/** At a disaster: the dice large, what they decided, and why. It lies over the chart until one goes on. */
export function DisasterCard({ store }: { store: BattleStore }) {
  const { playback, game } = useBattle(store, 'playback', 'game')
  const words = useWords(game)
  const isNarrow = useIsNarrow()
  const told = playback && disasterTold(playback)
  if (!told || isNarrow) return null
  const { line, rolled } = told
  return (
    <section className="disaster-card" aria-live="assertive" key={line.id}>
      {rolled && <Dice line={rolled} game={game} />}
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

/** On a phone they lie on the desk, under the sentence that tells what they decided: the chart is left free. */
export function DisasterDice({ store }: { store: BattleStore }) {
  const { playback, game } = useBattle(store, 'playback', 'game')
  const rolled = playback ? disasterTold(playback)?.rolled : undefined
  return rolled ? <Dice key={rolled.id} line={rolled} game={game} /> : null
}

/** Dice of one throw lie together; of several throws each tells its rule. */
function Dice({ line, game }: { line: LogLine; game: Game }) {
  const throws = combinedRolls(line.rolls)
  const count = throws.reduce((sum, { results }) => sum + results.length, 0)
  return (
    <div className={count > FEW_DICE ? 'disaster-dice many' : 'disaster-dice'}>
      {throws.map(({ sides, results, rule }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the throws of a line never change
        <span key={at} className="dice-throw">
          {results.map((result, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- nor do the dice of a throw
            <DrawnDie key={index} {...{ sides, result }} turned={index % 2 === 0 ? -6 : 5} />
          ))}
          {throws.length > 1 && <RuleChip game={game} rule={rule} />}
        </span>
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
