import { itemPaths, valueAt } from '@grognard/umpire'
import type { Game, Json, PlacedKind, PlacedList, ScenarioFileCard } from '@grognard/umpire'
import type { Words } from '@grognard/board/words/index.ts'
import { capital, useWords } from '../shared/sentences.ts'
import type { Editing } from './editing.ts'
import { listOf } from './things.ts'

interface PaletteProps {
  game: Game
  card: ScenarioFileCard
  editing: Editing
  take(list: string, kind: PlacedKind): void
  select(path: string): void
}

/** As many kinds as this have a button each; of more, one is chosen from a list. */
const MOST_BUTTONS = 16

/** What can be laid on the chart, list by list, and what lies there. */
export function Palette({ game, card, editing, take, select }: PaletteProps) {
  const words = useWords(game)
  return (
    <div className="edit-palette">
      {card.lists(editing.file).map(list => (
        <section key={list.path}>
          <h3>{words.say(list.title)}</h3>
          {list.kinds.length > MOST_BUTTONS ? (
            <KindsList {...{ words, list, take }} />
          ) : (
            <KindsButtons {...{ words, list, take }} inHand={editing.tool?.kind ?? null} />
          )}
        </section>
      ))}
      <Things {...{ words, card, editing, select }} />
    </div>
  )
}

interface KindsProps {
  words: Words
  list: PlacedList
  take: PaletteProps['take']
}

function KindsButtons({ words, list, take, inHand }: KindsProps & { inHand: PlacedKind | null }) {
  return (
    <div className="edit-kinds">
      {list.kinds.map(kind => {
        const name = words.say(kind.name)
        const isInHand = inHand !== null && words.say(inHand.name) === name
        return (
          <button
            key={name}
            type="button"
            className="plain"
            aria-pressed={isInHand}
            onClick={() => take(list.path, kind)}
          >
            {capital(name)}
          </button>
        )
      })}
    </div>
  )
}

function KindsList({ words, list, take }: KindsProps) {
  const groups = Map.groupBy(list.kinds.entries(), ([, { group }]) =>
    group ? words.say(group) : '',
  )
  return (
    <select
      aria-label={words.say({ key: 'web.editor.choose', values: { what: list.title } })}
      value=""
      onChange={({ target }) => {
        const kind = list.kinds[Number(target.value)]
        if (kind) take(list.path, kind)
      }}
    >
      <option value="" disabled>
        {words.say({ key: 'web.editor.chooseOne' })}
      </option>
      {[...groups].map(([group, kinds]) => (
        <optgroup key={group} label={capital(group)}>
          {kinds.map(([index, kind]) => (
            <option key={index} value={index}>
              {capital(words.say(kind.name))}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}

interface ThingsProps {
  words: Words
  card: ScenarioFileCard
  editing: Editing
  select(path: string): void
}

/** Everything on the chart by name, for the keyboard and for what is hard to hit. */
function Things({ words, card, editing: { file, selected }, select }: ThingsProps) {
  const outlines = card.outlines(file).map(({ title, path }) => ({ path, name: words.say(title) }))
  const items = itemPaths(card, file).map(path => ({
    path,
    name: thingName(words, card, file, path),
  }))
  return (
    <details className="edit-things">
      <summary>{words.say({ key: 'web.editor.things', values: { count: items.length } })}</summary>
      <ul>
        {[...outlines, ...items].map(({ path, name }) => (
          <li key={path}>
            <button
              type="button"
              className="plain"
              aria-pressed={path === selected}
              onClick={() => select(path)}
            >
              {capital(name)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** By its name; what has none by its kind and its number among its like. */
export function thingName(words: Words, card: ScenarioFileCard, file: Json, path: string): string {
  const outline = card.outlines(file).find(one => one.path === path)
  if (outline) return words.say(outline.title)
  const name = valueAt(file, `${path}.name`)
  if (typeof name === 'string' && name !== '') return name
  const kind = valueAt(file, `${path}.kind`)
  const list = listOf(card, file, path)
  const title = list ? words.say(list.title) : path
  const what = typeof kind === 'string' ? words.name(card.names.kind ?? '', kind) : title
  return `${what} ${numberAmongItsLike(card, file, path)}`
}

function numberAmongItsLike(card: ScenarioFileCard, file: Json, path: string): number {
  const kindAt = (at: string) => valueAt(file, `${at}.kind`)
  const list = listOf(card, file, path)
  const like = itemPaths(card, file).filter(
    at => listOf(card, file, at)?.path === list?.path && kindAt(at) === kindAt(path),
  )
  return like.indexOf(path) + 1
}
