import type { ExpectedThrow, Game } from '@grognard/umpire'
import { RuleChip } from './rule-dialog.tsx'
import { useWords } from './sentences.ts'
import { signed } from './tally.tsx'

interface Props {
  game: Game
  throws: readonly ExpectedThrow[]
}

/** Each throw that may be made, with its rule and what goes onto it. */
export function OddsThrows({ game, throws }: Props) {
  if (throws.length === 0) return null
  return (
    <ul className="odds-throws">
      {throws.map(one => (
        <Throw key={JSON.stringify(one)} game={game} expected={one} />
      ))}
    </ul>
  )
}

function Throw({ game, expected }: { game: Game; expected: ExpectedThrow }) {
  const words = useWords(game)
  const { sides, count, rule, tally } = expected
  const key = count === 1 ? 'web.log.die' : 'web.log.dice'
  return (
    <li>
      {words.say({ key, values: { sides, count } })} <RuleChip game={game} rule={rule} />
      {tally.map(line => (
        <span key={`${line.rule} ${line.message}`} className="odds-modifier">
          {words.explain(line)} {signed(words.language, line.value)}{' '}
          <RuleChip game={game} rule={line.rule} />
        </span>
      ))}
    </li>
  )
}
