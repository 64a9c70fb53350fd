import type { Game, Reason } from '@grognard/umpire'
import { keyed } from './keyed.ts'
import { RuleChip } from './rule-dialog.tsx'
import { useWords } from './sentences.ts'

/** Why not: each reason with its rule. */
export function Reasons({ game, reasons }: { game: Game; reasons: readonly Reason[] }) {
  const words = useWords(game)
  if (reasons.length === 0) return <p>{words.say({ key: 'web.refused.noReason' })}</p>
  return (
    <ul className="reasons">
      {keyed(reasons).map(([key, reason]) => (
        <li key={key}>
          {words.explain(reason)} <RuleChip game={game} rule={reason.rule} />
        </li>
      ))}
    </ul>
  )
}
