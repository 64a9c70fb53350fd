import { shapeAt, valueAt } from '@grognard/umpire'
import type { FileValue, Game, ScenarioFileCard } from '@grognard/umpire'
import { capital, useWords } from '../shared/sentences.ts'
import type { Edit, Editing } from './editing.ts'
import { thingName } from './palette.tsx'
import { ShapeField } from './shape-field.tsx'
import type { NamedValue } from './shape-field.tsx'

interface Props {
  game: Game
  card: ScenarioFileCard
  editing: Editing
  dispatch(edit: Edit): void
}

/** The fields of what is in hand. */
export function ThingForm({ game, card, editing: { file, selected }, dispatch }: Props) {
  const words = useWords(game)
  if (selected === null) return null
  return (
    <section className="edit-thing" aria-label={words.say({ key: 'web.editor.inHand' })}>
      <h2>{capital(thingName(words, card, file, selected))}</h2>
      <FieldAt {...{ game, card, file, dispatch }} path={selected} />
    </section>
  )
}

/** Title, hour, turns, victory: what does not lie on the chart. */
export function FileForm({ game, card, editing: { file }, dispatch }: Props) {
  const words = useWords(game)
  return (
    <section className="edit-file">
      <h2>{words.say({ key: 'web.editor.battle' })}</h2>
      {card.fields.map(path => (
        <FieldAt key={path} {...{ game, card, file, dispatch, path }} />
      ))}
    </section>
  )
}

type FieldProps = Omit<Props, 'editing'> & Pick<Editing, 'file'> & { path: string }

function FieldAt({ game, card, file, dispatch, path }: FieldProps) {
  const words = useWords(game)
  const whole = game.scenarios[card.scenario]?.attachments?.[card.attachment]
  const shape = whole && shapeAt(whole, path)
  if (!shape) return null
  const namedValue = (one: FileValue): NamedValue => ({
    value: one.value,
    name: 'at' in one ? capital(thingName(words, card, file, one.at)) : words.say(one.name),
  })
  return (
    <ShapeField
      {...{ card, words, shape, path }}
      name={path.slice(path.lastIndexOf('.') + 1).replace(/\[\d+\]$/, '')}
      value={valueAt(file, path)}
      valuesAt={at => card.valuesAt?.(file, at)?.map(namedValue) ?? null}
      change={(at, value) => dispatch({ do: 'field', path: at, value })}
    />
  )
}
