import { useWords } from '../../shared/sentences.ts'

export type DiceKind = 'seeded' | 'typed'
const kinds: readonly DiceKind[] = ['seeded', 'typed']

interface Props {
  dice: DiceKind
  change(dice: DiceKind): void
}

/** Who rolls: the umpire, or the players their own dice. */
export function DiceField({ dice, change }: Props) {
  const words = useWords()
  return (
    <fieldset className="dice-choice">
      <legend>{words.say({ key: 'web.dice' })}</legend>
      {kinds.map(kind => (
        <div key={kind} className="dice-kind">
          <label>
            <input
              type="radio"
              name="dice"
              checked={dice === kind}
              aria-describedby={`dice-${kind}`}
              onChange={() => change(kind)}
            />
            {words.say({ key: `web.dice.${kind}` })}
          </label>
          <p id={`dice-${kind}`}>{words.say({ key: `web.dice.${kind}.about` })}</p>
        </div>
      ))}
    </fieldset>
  )
}
