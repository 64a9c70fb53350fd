import type { Game, Json } from '@grognard/umpire'
import { useState } from 'react'
import { useWords } from './sentences.ts'

interface Props {
  game: Game
  names: readonly string[]
  change(papers: Record<string, Json>): void
  papers: Record<string, Json>
}

/** Files the scenario takes: own ship cards, a commander's sheet. */
export function PapersField({ game, names, papers, change }: Props) {
  const words = useWords(game)
  const [fault, setFault] = useState<{ file: string; fault: string } | null>(null)
  const read = async (name: string, file: File | undefined) => {
    const { [name]: _, ...others } = papers
    setFault(null)
    if (!file) return change(others)
    try {
      const paper: Json = JSON.parse(await file.text())
      change({ ...others, [name]: paper })
    } catch (error) {
      change(others)
      setFault({ file: file.name, fault: error instanceof Error ? error.message : String(error) })
    }
  }
  return (
    <fieldset>
      <legend>{words.say({ key: 'web.papers' })}</legend>
      <p>{words.say({ key: 'web.papers.about' })}</p>
      {names.map(name => (
        <label key={name} className="paper">
          <span>{words.name('paper', name)}</span>
          <input
            type="file"
            accept=".json,application/json"
            onChange={event => void read(name, event.target.files?.[0])}
          />
        </label>
      ))}
      {fault && <p role="alert">{words.say({ key: 'web.papers.unreadable', values: fault })}</p>}
    </fieldset>
  )
}
