import type { Game, Options, OptionSpec, OptionValue } from '@grognard/umpire'
import { RuleChip } from '../shared/rule-chip.tsx'
import { useWords } from '../shared/sentences.ts'

interface FieldProps {
  game: Game
  name: string
  spec: OptionSpec
  value: OptionValue
  change(value: OptionValue): void
}

/** One option with its line of explanation and its rule. */
function OptionField({ game, name, spec, value, change }: FieldProps) {
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

function OptionInput({ id, game, name, spec, value, change }: FieldProps & { id: string }) {
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

interface Props {
  game: Game
  scenario: string
  options: Options
  change(options: Options): void
}

/** The scenario's own choices first; those of the rules lie folded under them. */
export function OptionsFields({ game, scenario, options, change }: Props) {
  const words = useWords(game)
  const specs = game.optionsOf(scenario)
  const own = Object.keys(game.scenarios[scenario]?.options ?? {})
  const rules = Object.keys(specs).filter(name => !own.includes(name))
  const changed = rules.filter(name => isChanged(specs[name], options[name])).length
  const fields = (names: readonly string[]) =>
    names.map(name => {
      const spec = specs[name]
      const value = options[name] ?? spec?.default
      if (!spec || value === undefined) return null
      const set = (next: typeof value) => change({ ...options, [name]: next })
      return <OptionField key={name} {...{ game, name, spec, value }} change={set} />
    })
  return (
    <>
      {own.length > 0 && (
        <fieldset>
          <legend>{words.say({ key: 'web.options.scenario' })}</legend>
          {fields(own)}
        </fieldset>
      )}
      {rules.length > 0 && (
        <details className="rules-options">
          <summary>
            {words.say({ key: 'web.options.rules' })}{' '}
            <span>{words.say({ key: 'web.options.changed', values: { count: changed } })}</span>
          </summary>
          <p className="quiet">{words.say({ key: 'web.options.rules.about' })}</p>
          {fields(rules)}
        </details>
      )}
    </>
  )
}

function isChanged(spec: OptionSpec | undefined, value: Options[string] | undefined): boolean {
  return value !== undefined && value !== spec?.default
}

export type DiceKind = 'seeded' | 'typed'
const kinds: readonly DiceKind[] = ['seeded', 'typed']

interface DiceProps {
  dice: DiceKind
  change(dice: DiceKind): void
}

/** Who rolls: the umpire, or the players their own dice. */
export function DiceField({ dice, change }: DiceProps) {
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
