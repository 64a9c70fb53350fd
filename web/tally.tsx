import type { Game, TallyLine } from '@grognard/umpire'
import { keyed } from './keyed.ts'
import { RuleChip } from './rule-dialog.tsx'
import { useWords } from './sentences.ts'

interface Props {
  game: Game
  tally: readonly TallyLine[]
}

/** What is added to a throw, line by line, each with its rule. */
export function TallyLines({ game, tally }: Props) {
  const words = useWords(game)
  return keyed(tally).map(([key, line]) => (
    <li key={key}>
      <span>
        {words.explain(line)} <RuleChip game={game} rule={line.rule} />
      </span>
      <span>{signed(words.language, line.value)}</span>
    </li>
  ))
}

/** With a plus, or the true minus sign that goes with it. */
export function signed(language: string, value: number): string {
  return new Intl.NumberFormat(language, { signDisplay: 'exceptZero' })
    .format(value)
    .replace('-', '−')
}

export function sumOf(tally: readonly TallyLine[]): number {
  return tally.reduce((sum, line) => sum + line.value, 0)
}
