import { withMinus } from '@grognard/board/words/index.ts'
import { sumsOf } from '@grognard/umpire'
import type { Game, TallyLine } from '@grognard/umpire'
import { keyed } from './keyed.ts'
import { RuleChip } from './rule-chip.tsx'
import { useWords } from './sentences.ts'

interface Props {
  game: Game
  tally: readonly TallyLine[]
}

/** What is added to a roll, line by line, each with its rule. */
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
  return withMinus(new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }).format(value))
}

interface SumProps extends Props {
  /** What it all comes to where there is one sum. */
  label: string
  /** What the dice show; null before they are rolled. */
  thrown: number | null
}

/**
 * What the dice and all that is added to them come to. Sums told apart stand without the dice: they may
 * count dice, or be added to each; the sentence tells what came of them.
 */
export function SumLines({ game, tally, label, thrown }: SumProps) {
  const words = useWords(game)
  const number = (value: number): string =>
    thrown === null
      ? signed(words.language, value)
      : withMinus(new Intl.NumberFormat(words.language).format(thrown + value))
  const sums = sumsOf(tally).map(({ name, value }) => ({ name: words.say({ key: name }), value }))
  const rows = sums.length > 0 ? sums : [{ name: label, value: sumOf(tally) }]
  return rows.map(({ name, value }, index) => (
    <li key={name} className={index === 0 ? 'total' : undefined}>
      <span>{name}</span>
      <b>{sums.length > 0 ? signed(words.language, value) : number(value)}</b>
    </li>
  ))
}

function sumOf(tally: readonly TallyLine[]): number {
  return tally.reduce((sum, line) => sum + line.value, 0)
}
