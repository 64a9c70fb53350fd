import type { Game, OptionSpec, Options } from '@grognard/umpire'
import { OptionField } from './option-field.tsx'
import { useWords } from '../common/sentences.ts'

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
