import { useCallback, useEffect, useMemo, useReducer, useState } from 'react'
import type { FilePoint, Game, Json, Picture, ScenarioFileCard } from '@grognard/umpire'
import { HandbookShown } from '../handbook/handbook.tsx'
import { focusPlace } from '../shared/focus-register.ts'
import { faultOfOpening, gameInLibrary } from '../shared/open-game.ts'
import { PageFailed, PageLoading, useFetched } from '../shared/page-loading.tsx'
import { hashOf } from '../shared/routes.ts'
import { useWords } from '../shared/sentences.ts'
import '../style/table.css'
import '../style/editor.css'
import { EditChart } from './edit-chart.tsx'
import type { Mark } from './edit-chart.tsx'
import { useEditKeys } from './edit-keys.ts'
import { edited, editingOf } from './editing.ts'
import type { Edit, Editing } from './editing.ts'
import { Faults, useFaults } from './faults.tsx'
import type { FileFault } from '@grognard/umpire'
import { FileForm, ThingForm } from './forms.tsx'
import { groundOf, hitAt } from './hit.ts'
import type { Hit } from './hit.ts'
import { keepDraft, keptDraft } from './kept-draft.ts'
import { unpacked } from './packed.ts'
import { Palette } from './palette.tsx'
import { isArea, kindNow, namedIn } from './things.ts'
import { Toolbar } from './toolbar.tsx'

interface Asked {
  ruleset: string
  /** A file that came with the address; '' for none. */
  packed: string
}

/** Scenarios are written here with the mouse, and handed on as a file, as a link or to be played. */
export function EditorPage(asked: Asked) {
  return (
    <>
      <Opened {...asked} />
      <HandbookShown />
    </>
  )
}

function Opened({ ruleset, packed }: Asked) {
  const words = useWords()
  const fetched = useFetched(
    useCallback(async () => {
      const game = await gameInLibrary(ruleset)
      return { game, linked: packed === '' ? null : await unpacked(packed) }
    }, [ruleset, packed]),
  )
  if (fetched.at === 'loading') return <PageLoading />
  if (fetched.at === 'failed')
    return <PageFailed fault={words.say(faultOfOpening(fetched.error))} />
  const { game, linked } = fetched.value
  const card = game.scenarioFile
  if (!card) return <PageFailed fault={words.say({ key: 'web.editor.none' })} />
  const isLost = packed !== '' && (linked === null || !game.pictureOfFile(linked))
  return <Editor {...{ game, card, isLost }} linked={isLost ? null : linked} />
}

interface EditorProps {
  game: Game
  card: ScenarioFileCard
  linked: Json | null
  /** The link had no file that can be read. */
  isLost: boolean
}

function Editor({ game, card, linked, isLost }: EditorProps) {
  const words = useWords(game)
  const [editing, dispatch] = useReducer(
    (now: Editing, edit: Edit) => edited(card, now, edit),
    null,
    () => editingOf(linked ?? keptDraft(game) ?? card.blank),
  )
  const { file } = editing
  const faults = useFaults(game, card, file)
  const picture = usePicture(game, file)
  useEditKeys(dispatch, card)
  useEffect(() => keepDraft(game, file), [game, file])
  const select = (path: string | null) => dispatch({ do: 'select', path })
  return (
    <main ref={focusPlace('content')} className="editor">
      <header className="setup-head">
        <a className="up" href={hashOf({ at: 'home' })}>
          {words.say({ key: 'web.home' })}
        </a>
        <h1 ref={focusPlace('heading')}>{words.say({ key: 'web.editor' })}</h1>
        <p className="edition">{game.title[words.language]}</p>
        {isLost && (
          <p role="alert" className="against">
            {words.say({ key: 'web.editor.lost' })}
          </p>
        )}
      </header>
      <Toolbar {...{ game, card, editing, dispatch }} isInOrder={faults.length === 0} />
      <Sheet {...{ game, card, editing, dispatch, faults, picture }} />
      <aside className="edit-side">
        <Faults {...{ game, faults, select }} />
        <ThingForm {...{ game, card, editing, dispatch }} />
        <Palette
          {...{ game, card, editing, select }}
          take={(list, kind) => dispatch({ do: 'take', list, kind: namedIn(words, kind) })}
        />
        <FileForm {...{ game, card, editing, dispatch }} />
      </aside>
    </main>
  )
}

/** The file as it would lie on the table; the last one that could be drawn, while it cannot. */
function usePicture(game: Game, file: Json): Picture | null {
  const drawn = useMemo(() => game.pictureOfFile(file), [game, file])
  const [last, setLast] = useState(drawn)
  if (drawn && drawn !== last) setLast(drawn)
  return drawn ?? last
}

interface SheetProps {
  game: Game
  card: ScenarioFileCard
  editing: Editing
  dispatch(edit: Edit): void
  faults: readonly FileFault[]
  picture: Picture | null
}

/** What the hand has picked up, and where it was last, on the scale of the file. */
interface Held extends Hit {
  last: FilePoint
  hasMoved: boolean
}

function Sheet({ game, card, editing, dispatch, faults, picture }: SheetProps) {
  const [held, setHeld] = useState<Held | null>(null)
  const { file, selected, tool } = editing
  const words = useWords(game)
  const marks = useMemo(() => marksOf(card, editing, faults), [card, editing, faults])
  if (!picture) return <div className="edit-chart" />
  const grab = (at: FilePoint, slack: number): boolean => {
    const hit = tool ? null : hitAt({ card, file, selected, slack }, at)
    if (!hit) return false
    if (hit.path !== selected) dispatch({ do: 'select', path: hit.path })
    setHeld({ ...hit, last: card.places.toFile(at), hasMoved: false })
    return true
  }
  const drag = (ground: FilePoint): void => {
    if (!held) return
    const to = card.places.toFile(ground)
    const by = { x: to.x - held.last.x, y: to.y - held.last.y }
    if (by.x === 0 && by.y === 0) return
    if (!held.hasMoved) dispatch({ do: 'grab' })
    const { path, corner } = held
    dispatch(corner === null ? { do: 'drag', path, by } : { do: 'dragCorner', path, corner, to })
    setHeld({ ...held, last: to, hasMoved: true })
  }
  return (
    <EditChart
      {...{ game, picture, marks, grab, drag }}
      isLaying={tool !== null}
      drop={() => setHeld(null)}
      click={at => {
        const kind = tool && namedIn(words, kindNow(card, file, tool))
        dispatch({ do: 'point', at: card.places.toFile(at), ...(kind && { kind }) })
      }}
      finish={() => dispatch({ do: 'finish' })}
    />
  )
}

function marksOf(
  card: ScenarioFileCard,
  { file, selected, tool }: Editing,
  faults: readonly FileFault[],
): Mark[] {
  const at = (kind: Mark['kind'], path: string): Mark => ({
    id: `${kind} ${path}`,
    kind,
    points: groundOf(card, file, path),
    isClosed: isArea(card, file, path),
  })
  const drawing: Mark[] =
    tool && tool.points.length > 0
      ? [
          {
            id: 'drawing',
            kind: 'drawing',
            points: tool.points.map(card.places.toGround),
            isClosed: tool.kind.lies === 'area',
          },
        ]
      : []
  const wrong = new Set(faults.flatMap(fault => fault.at ?? []))
  return [
    ...[...wrong].map(path => at('fault', path)),
    ...(selected === null ? [] : [at('selected', selected)]),
    ...drawing,
  ]
}
