import { useState } from 'react'
import { textAt } from '@grognard/umpire'
import type { Game, Json, Message, ScenarioFileCard } from '@grognard/umpire'
import { whereJsonEnds } from '@grognard/umpire/json-position.ts'
import { broughtPaper } from '../shared/brought-paper.ts'
import { goTo, hashOf } from '../shared/routes.ts'
import { download } from '../shared/save-file.ts'
import { useWords } from '../shared/sentences.ts'
import { canFinish } from './editing.ts'
import type { Edit, Editing } from './editing.ts'
import { packed } from './packed.ts'

interface Props {
  game: Game
  card: ScenarioFileCard
  editing: Editing
  isInOrder: boolean
  dispatch(edit: Edit): void
}

/** What is done with the file and with what is in hand. */
export function Toolbar(props: Props) {
  const { game } = props
  const words = useWords(game)
  const [note, setNote] = useState<Message | null>(null)
  return (
    <div className="edit-tools">
      <HandTools {...props} />
      <FileTools {...props} tell={setNote} />
      <p role="status">{note && words.say(note)}</p>
    </div>
  )
}

function HandTools({ game, card, editing, dispatch }: Props) {
  const words = useWords(game)
  const { selected, tool, past, future } = editing
  const { turn } = card.places
  const tools: [key: string, edit: Edit, isOpen: boolean][] = [
    ['undo', { do: 'undo' }, past.length > 0],
    ['redo', { do: 'redo' }, future.length > 0],
    ['turnLeft', { do: 'turn', degrees: -turn }, selected !== null],
    ['turnRight', { do: 'turn', degrees: turn }, selected !== null],
    ['remove', { do: 'remove' }, selected?.endsWith(']') === true],
    ['finish', { do: 'finish' }, tool !== null && canFinish(tool)],
    ['layDown', { do: 'layDown' }, tool !== null],
  ]
  return (
    <div className="edit-tool-row">
      {tools.map(([key, edit, isOpen]) => (
        <button
          key={key}
          type="button"
          aria-disabled={!isOpen}
          onClick={() => isOpen && dispatch(edit)}
        >
          {words.say({ key: `web.editor.${key}` })}
        </button>
      ))}
      <span className="quiet">
        {words.say({ key: tool ? `web.editor.hint.${tool.kind.lies}` : 'web.editor.hint' })}
      </span>
    </div>
  )
}

function FileTools(props: Props & { tell(note: Message | null): void }) {
  const { game, card, editing, isInOrder, dispatch, tell } = props
  const words = useWords(game)
  const { file } = editing
  const open = async (chosen: File) => tell(openText(props, chosen.name, await chosen.text()))
  const play = () => {
    if (!isInOrder) return tell({ key: 'web.editor.notYet' })
    const { scenario, attachment } = card
    const paper = { ruleset: game.id, scenario, attachment, file: fileName(file), paper: file }
    broughtPaper.setState({ paper })
    goTo({ at: 'setup', ruleset: game.id, scenario })
  }
  return (
    <div className="edit-tool-row">
      <button type="button" className="main" aria-disabled={!isInOrder} onClick={play}>
        {words.say({ key: 'web.editor.play' })}
      </button>
      <button
        type="button"
        onClick={() => download(fileName(file), `${JSON.stringify(file, null, 2)}\n`)}
      >
        {words.say({ key: 'web.editor.save' })}
      </button>
      <button type="button" onClick={() => void copyLink(game, file).then(tell)}>
        {words.say({ key: 'web.editor.link' })}
      </button>
      <label className="file-button">
        {words.say({ key: 'web.editor.open' })}
        <input
          type="file"
          aria-label={words.say({ key: 'web.editor.open' })}
          accept=".json,application/json"
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            target.value = ''
            if (chosen) void open(chosen)
          }}
        />
      </label>
      <button type="button" onClick={() => dispatch({ do: 'open', file: card.blank })}>
        {words.say({ key: 'web.editor.new' })}
      </button>
    </div>
  )
}

/** Opens what was read; tells why where it cannot be drawn. */
function openText({ game, dispatch }: Props, file: string, text: string): Message | null {
  try {
    const read: Json = JSON.parse(text)
    if (!game.pictureOfFile(read)) return { key: 'web.editor.unfit', values: { file } }
    dispatch({ do: 'open', file: read })
    return null
  } catch {
    return { key: 'web.papers.unreadable', values: { file, ...whereJsonEnds(text) } }
  }
}

/** The title in small letters, as a file may be called everywhere. */
function fileName(file: Json): string {
  const title = textAt(file, 'title')
  const plain = title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `${plain || 'scenario'}.json`
}

async function copyLink({ id }: Game, file: Json): Promise<Message> {
  const step = await packed(file)
  if (step === null) return { key: 'web.editor.tooLarge' }
  const address = new URL(hashOf({ at: 'edit', ruleset: id, packed: step }), location.href).href
  try {
    await navigator.clipboard.writeText(address)
    return { key: 'web.editor.copied' }
  } catch {
    return { key: 'web.editor.copyYourself', values: { address } }
  }
}
