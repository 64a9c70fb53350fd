import { useEffect } from 'react'
import type { Game, Shape } from '@grognard/umpire'
import { Reasons } from '../shared/rule-chip.tsx'
import { hashOf } from '../shared/routes.ts'
import { useWords } from '../shared/sentences.ts'
import { attachmentIn } from './attachments.ts'
import type { AttachmentRead, AttachmentsRead, Trouble } from './attachments.ts'

interface Props {
  game: Game
  shapes: Record<string, Shape>
  read: AttachmentsRead
  /** What the papers that were taken say against the rules. */
  trouble: Trouble | null
  change(changed: (read: AttachmentsRead) => AttachmentsRead): void
}

/** Files the scenario takes: own ship cards, a commander's sheet. */
export function AttachmentsField({ game, shapes, read, trouble, change }: Props) {
  const words = useWords(game)
  const put = (name: string, one: AttachmentRead) => change(now => ({ ...now, [name]: one }))
  const open = async (name: string, file: File) => {
    put(name, { at: 'reading', file: file.name })
    put(name, attachmentIn(file.name, await file.text(), shapes[name], name))
  }
  const leaveOut = (name: string) =>
    change(now => Object.fromEntries(Object.entries(now).filter(([other]) => other !== name)))
  useEffect(showAgainst, [read, trouble])
  return (
    <fieldset className="papers">
      <legend>{words.say({ key: 'web.papers' })}</legend>
      <p className="quiet">{words.say({ key: 'web.papers.about' })}</p>
      {game.scenarioFile && Object.hasOwn(shapes, game.scenarioFile.attachment) && (
        <p>
          <a href={hashOf({ at: 'edit', ruleset: game.id, packed: '' })}>
            {words.say({ key: 'web.editor.draw' })}
          </a>
        </p>
      )}
      {Object.keys(shapes).map(name => (
        <Paper
          key={name}
          {...{ game, name }}
          read={read[name]}
          open={file => void open(name, file)}
          leaveOut={() => leaveOut(name)}
        />
      ))}
      {trouble && <Against game={game} trouble={trouble} />}
    </fieldset>
  )
}

/** Why the battle cannot begin, a line each. */
export function Against({ game, trouble }: { game: Game; trouble: Trouble }) {
  const words = useWords(game)
  return (
    <div ref={alertRef} role="alert" className="against">
      {'note' in trouble ? (
        <p>{words.say(trouble.note)}</p>
      ) : (
        <Reasons game={game} reasons={trouble.reasons} />
      )}
    </div>
  )
}

/** What stands against beginning, as it is shown. */
const alerts = new Set<HTMLElement>()

function alertRef(alert: HTMLElement | null): (() => void) | undefined {
  if (!alert) return undefined
  alerts.add(alert)
  return () => void alerts.delete(alert)
}

/** Brings what stands against beginning into view. */
export function showAgainst(): void {
  const [first] = alerts
  first?.scrollIntoView({ block: 'nearest' })
}

interface PaperProps {
  game: Game
  name: string
  read: AttachmentRead | undefined
  open(file: File): void
  leaveOut(): void
}

function Paper({ game, name, read, open, leaveOut }: PaperProps) {
  const words = useWords(game)
  const label = words.name('paper', name)
  const about = `paper.${name}.about`
  return (
    <div className="paper">
      <div>
        <span className="paper-name">{label}</span>
        {words.has(about) && <p className="quiet">{words.say({ key: about })}</p>}
      </div>
      <div className="paper-file">
        {read && (
          <>
            <span>{read.file}</span>
            <button type="button" className="plain" onClick={leaveOut}>
              {words.say({ key: 'web.form.remove' })}
            </button>
          </>
        )}
        <label className="file-button">
          {words.say({ key: 'web.papers.choose' })}
          <input
            type="file"
            aria-label={label}
            accept=".json,application/json"
            onChange={event => {
              const [chosen] = event.target.files ?? []
              event.target.value = ''
              if (chosen) open(chosen)
            }}
          />
        </label>
      </div>
      {read?.at === 'refused' && (
        <p ref={alertRef} role="alert" className="against">
          {words.say(read.fault)}
        </p>
      )}
    </div>
  )
}
