import { useRef } from 'react'
import { combinedRolls, hasRule, headingIn, ruleIn } from '@grognard/umpire'
import type { CombinedRoll, Game } from '@grognard/umpire'
import { Explained } from '../../shared/explained.tsx'
import { RuleChip } from '../../shared/rule-chip.tsx'
import { useWords } from '../../shared/sentences.ts'
import { SumLines, TallyLines } from '../../shared/tally.tsx'
import type { LogLine } from '../record/log-rows.ts'

interface Props {
  line: LogLine
  game: Game
  opened?: () => void
  /** The line was clicked; `isShut` where it lay open and is shut by it. */
  chosen?: (isShut: boolean) => void
}

/** One line of the log; it opens what led to it: dice with all that is added, the order, the rule. */
export function Line({ line, game, opened, chosen }: Props) {
  const words = useWords(game)
  const sentence = words.say(line.text)
  const { rolls, cause } = line
  const rule = ruleIn(line.text)
  const details = useRef<HTMLDetailsElement>(null)
  if (rolls.length === 0 && cause.rule === '' && rule === '')
    return (
      <button type="button" className="log-line log-bare" onClick={() => chosen?.(false)}>
        <Explained game={game} text={sentence} isWithinControl />
      </button>
    )
  return (
    <details
      ref={details}
      className={rolls.length > 0 ? 'log-line' : 'log-line log-light'}
      onToggle={event => event.currentTarget.open && opened?.()}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Enter and Space click a summary */}
      <summary onClick={() => chosen?.(details.current?.open === true)}>
        <Explained game={game} text={sentence} isWithinControl />{' '}
        {rule !== '' && <small className="log-rule">{rule}</small>}
      </summary>
      <RulingOf {...{ line, game }} />
    </details>
  )
}

/** What led to a line: its dice with all that was added, the order, the rule. */
export function RulingOf({ line, game }: { line: LogLine; game: Game }) {
  const { rolls } = line
  const rule = ruleIn(line.text)
  return (
    <ul className="ruling">
      {rule !== '' && !rolls.some(roll => roll.rule === rule) && <NamedRule {...{ game, rule }} />}
      {combinedRolls(rolls).map((thrown, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- throws of a line never change
        <ThrowLines key={index} thrown={thrown} game={game} />
      ))}
      <CauseLines line={line} game={game} />
    </ul>
  )
}

/** The rule that the line itself names. */
function NamedRule({ game, rule }: { game: Game; rule: string }) {
  const words = useWords(game)
  return (
    <>
      <li>
        <span>
          {words.say({ key: 'web.log.rule' })} <RuleChip game={game} rule={rule} />
        </span>
      </li>
      <GistLine {...{ game, rule }} />
    </>
  )
}

function ThrowLines({ thrown, game }: { thrown: CombinedRoll; game: Game }) {
  const words = useWords(game)
  const { sides, count, results, rule, tally } = thrown
  const number = new Intl.NumberFormat(words.language)
  const key = count === 1 ? 'web.log.die' : 'web.log.dice'
  return (
    <>
      <li>
        <span>
          {words.say({ key, values: { sides, count } })} <RuleChip game={game} rule={rule} />
        </span>
        <b>{results.map(result => number.format(result)).join(' + ')}</b>
      </li>
      <TallyLines game={game} tally={tally} />
      {(tally.length > 0 || results.length > 1) && (
        <SumLines
          {...{ game, tally }}
          label={words.say({ key: 'web.log.total' })}
          thrown={results.reduce((sum, result) => sum + result, 0)}
        />
      )}
      <GistLine {...{ game, rule }} />
    </>
  )
}

/** At which step, by which order; the rule of the step where no dice tell theirs. */
function CauseLines({ line, game }: { line: LogLine; game: Game }) {
  const words = useWords(game)
  const { step, rule, action } = line.cause
  if (rule === '' && line.inPhase === '') return null
  if (rule === '')
    return (
      <li className="cause">
        {words.say({
          key: 'web.log.phase',
          values: { phase: words.name('phase', line.inPhase) },
        })}
      </li>
    )
  return (
    <>
      <li className="cause">
        <span>
          {words.say({ key: 'web.log.step', values: { step: words.name('step', step) } })}{' '}
          <RuleChip game={game} rule={rule} />
        </span>
      </li>
      {action && <li className="cause">{orderTold(action)}</li>}
      {line.rolls.length === 0 && ruleIn(line.text) === '' && <GistLine {...{ game, rule }} />}
    </>
  )

  /** A side that is called by its ship is not named twice. */
  function orderTold({ seat, order }: NonNullable<LogLine['cause']['action']>): string {
    const side = words.name('seat', seat)
    const isOwn = words.say(order).startsWith(`${side}: `)
    const key = isOwn ? 'web.log.order.own' : 'web.log.order'
    return words.say({ key, values: { seat: side, order } })
  }
}

/** What a rule says, in short, and where it stands in the book. */
function GistLine({ game, rule }: { game: Game; rule: string }) {
  const words = useWords(game)
  const row = hasRule(game.rulebook, rule) ? game.rulebook.rows[rule] : undefined
  if (!row) return null
  return (
    <li className="gist">
      <span>
        {row.section !== '' && <i>{headingIn(game.rulebook, row.section, words.language)}. </i>}
        <Explained game={game} text={row.gist[words.language]} />
      </span>
    </li>
  )
}
