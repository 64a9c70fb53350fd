import type { Words } from '@grognard/board/words/index.ts'
import type { Game, Reason } from '@grognard/umpire'
import { keyed } from './keyed.ts'
import { ruleShown } from './overlays.ts'
import { useWords } from './sentences.ts'

const chips = new WeakSet<Element>()

/** The number of a rule stands within a line, and is none itself. */
export function isRuleChip(control: Element): boolean {
  return chips.has(control)
}

/** The number of a rule; opens what the rule says. */
export function RuleChip({ game, rule }: { game: Game; rule: string }) {
  const words = useWords()
  if (rule === '') return null
  const label = words.say({ key: 'web.rule', values: { rule } })
  return (
    <button
      ref={chip => void (chip && chips.add(chip))}
      type="button"
      className="rule-chip"
      aria-label={label}
      onClick={() => ruleShown.setState({ game, rule }, true)}
    >
      {rule}
    </button>
  )
}

/** Why not: each reason with its rule. */
export function Reasons({ game, reasons }: { game: Game; reasons: readonly Reason[] }) {
  const words = useWords(game)
  if (reasons.length === 0) return <p>{words.say({ key: 'web.refused.noReason' })}</p>
  return (
    <ul className="reasons">
      {keyed(reasons).map(([key, reason]) => (
        <li key={key}>
          {words.explain(reason)} <RuleChip game={game} rule={reason.rule} />
          {isForAll(reason) && <small className="quiet">{gistOf(game, reason, words)}</small>}
        </li>
      ))}
    </ul>
  )
}

/** That none will do says little without the rule. */
function isForAll({ message }: Reason): boolean {
  return message.startsWith('umpire.none')
}

function gistOf({ rulebook }: Game, { rule }: Reason, { language }: Words): string {
  return rulebook.rows[rule]?.gist[language] ?? ''
}
