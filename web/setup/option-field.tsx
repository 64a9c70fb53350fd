import type { Game, OptionSpec, OptionValue } from '@grognard/umpire'
import { RuleChip } from '../common/rule-dialog.tsx'
import { useWords } from '../common/sentences.ts'

interface Props {
  game: Game
  name: string
  spec: OptionSpec
  value: OptionValue
  change(value: OptionValue): void
}

/** One option with its line of explanation and its rule. */
export function OptionField({ game, name, spec, value, change }: Props) {
  const words = useWords(game)
  const about = `option.${name}.about`
  const id = `option-${name}`
  return (
    <div className="option">
      <label htmlFor={id}>{words.name('option', name)}</label>
      <OptionInput {...{ id, game, name, spec, value, change }} />
      <p>
        {words.has(about) && words.say({ key: about })} <RuleChip game={game} rule={spec.rule} />
      </p>
    </div>
  )
}

function OptionInput({ id, game, name, spec, value, change }: Props & { id: string }) {
  const words = useWords(game)
  if (typeof spec.default === 'boolean' && !spec.values)
    return (
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={event => change(event.target.checked)}
      />
    )
  if (spec.values)
    return (
      <select
        id={id}
        value={String(value)}
        onChange={event => {
          const chosen = spec.values?.find(one => String(one) === event.target.value)
          if (chosen !== undefined) change(chosen)
        }}
      >
        {spec.values.map(one => (
          <option key={String(one)} value={String(one)}>
            {words.name(`option.${name}`, String(one))}
          </option>
        ))}
      </select>
    )
  if (typeof spec.default === 'number')
    return (
      <input
        id={id}
        type="number"
        min={spec.from}
        max={spec.to}
        step={spec.step ?? 1}
        value={String(value)}
        onChange={event => change(event.target.valueAsNumber || spec.default)}
      />
    )
  return <input id={id} value={String(value)} onChange={event => change(event.target.value)} />
}
