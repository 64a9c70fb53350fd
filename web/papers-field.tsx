import { faultIn, messageOfFault } from '@grognard/umpire'
import type { Game, Json, Message, Shape } from '@grognard/umpire'
import { whereJsonEnds } from '@grognard/umpire/json-position.ts'
import { useState } from 'react'
import { useWords } from './sentences.ts'

interface Props {
  game: Game
  shapes: Record<string, Shape>
  papers: Record<string, Json>
  change(papers: Record<string, Json>): void
  /** While a file is read the battle cannot begin. */
  setReading(isReading: boolean): void
}

/** Files the scenario takes: own ship cards, a commander's sheet. */
export function PapersField({ game, shapes, papers, change, setReading }: Props) {
  const words = useWords(game)
  const [files, setFiles] = useState<Record<string, string>>({})
  const [fault, setFault] = useState<Message | null>(null)
  const leaveOut = (name: string) => {
    const { [name]: _, ...others } = papers
    change(others)
    setFiles({ ...files, [name]: '' })
    setFault(null)
  }
  const read = async (name: string, file: File) => {
    setReading(true)
    const { paper, fault: found } = paperIn(file.name, await file.text(), shapes[name], name)
    setReading(false)
    if (paper === undefined) leaveOut(name)
    else {
      change({ ...papers, [name]: paper })
      setFiles({ ...files, [name]: file.name })
    }
    setFault(found)
  }
  return (
    <fieldset className="papers">
      <legend>{words.say({ key: 'web.papers' })}</legend>
      <p className="quiet">{words.say({ key: 'web.papers.about' })}</p>
      {Object.keys(shapes).map(name => (
        <Paper
          key={name}
          {...{ game, name }}
          file={name in papers ? (files[name] ?? '') : ''}
          read={file => void read(name, file)}
          leaveOut={() => leaveOut(name)}
        />
      ))}
      {fault && <p role="alert">{words.say(fault)}</p>}
    </fieldset>
  )
}

interface PaperProps {
  game: Game
  name: string
  file: string
  read(file: File): void
  leaveOut(): void
}

function Paper({ game, name, file, read, leaveOut }: PaperProps) {
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
        {file !== '' && (
          <>
            <span>{file}</span>
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
              if (chosen) read(chosen)
            }}
          />
        </label>
      </div>
    </div>
  )
}

interface Reading {
  paper?: Json
  fault: Message | null
}

function paperIn(file: string, text: string, shape: Shape | undefined, name: string): Reading {
  try {
    const paper: Json = JSON.parse(text)
    const wrong = shape && faultIn(shape, paper, name)
    if (!wrong) return { paper, fault: null }
    const fault = messageOfFault(wrong)
    return { fault: { key: 'web.papers.unfit', values: { file, fault } } }
  } catch {
    const values = { file, ...whereJsonEnds(text) }
    return { fault: { key: 'web.papers.unreadable', values } }
  }
}
