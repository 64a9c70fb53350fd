import type { Words } from '@grognard/board/words/index.ts'
import { sumsOf } from '@grognard/umpire'
import type { ExpectedRoll, Game } from '@grognard/umpire'
import { keyed } from '../../shared/keyed.ts'
import { RuleChip } from '../../shared/rule-chip.tsx'
import { useWords } from '../../shared/sentences.ts'
import { signed } from '../../shared/tally.tsx'

interface Props {
  game: Game
  throws: readonly ExpectedRoll[]
}

/** Each roll that may be made, with its rule and what goes onto it. */
export function OddsRolls({ game, throws }: Props) {
  if (throws.length === 0) return null
  const bare = throws.filter(({ tally }) => tally.length === 0)
  return (
    <ul className="odds-throws">
      {keyed(throws.filter(one => !bare.includes(one))).map(([key, one]) => (
        <Throw key={key} game={game} expected={one} />
      ))}
      {bare.length > 0 && <BareThrows game={game} throws={bare} />}
    </ul>
  )
}

/** Rolls that nothing goes onto share a line. */
function BareThrows({ game, throws }: Props) {
  const words = useWords(game)
  const dice = [...new Set(throws.map(one => diceText(words, one)))]
  return (
    <li>
      {dice.join(', ')}{' '}
      {keyed(throws).map(([key, one]) => (
        <span key={key}>
          <RuleChip game={game} rule={one.rule} />{' '}
        </span>
      ))}
    </li>
  )
}

function diceText(words: Words, { sides, count }: ExpectedRoll): string {
  return words.say({ key: count === 1 ? 'web.log.die' : 'web.log.dice', values: { sides, count } })
}

function Throw({ game, expected }: { game: Game; expected: ExpectedRoll }) {
  const words = useWords(game)
  const { rule, tally } = expected
  return (
    <li>
      {diceText(words, expected)} <RuleChip game={game} rule={rule} />
      {keyed(tally).map(([key, line]) => (
        <span key={key} className="odds-modifier">
          {words.explain(line)} {signed(words.language, line.value)}{' '}
          <RuleChip game={game} rule={line.rule} />
        </span>
      ))}
      {sumsOf(tally).map(({ name, value }) => (
        <span key={name} className="odds-modifier">
          {words.say({ key: name })} {signed(words.language, value)}
        </span>
      ))}
    </li>
  )
}
