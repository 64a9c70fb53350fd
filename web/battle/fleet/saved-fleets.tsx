import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { errorIn, isJson } from '@grognard/umpire'
import type { Game, Json, Shape } from '@grognard/umpire'
import { useWords } from '../../shared/sentences.ts'
import { forgetFleet, saveFleet, savedFleets } from '../../storage/saved-fleets.ts'

/** A row of the list that a fleet is: the card, and what is said of the one that was taken. */
export type Row = Readonly<Record<string, unknown>>

interface Props {
  game: Game
  /** Of the list that a fleet is. */
  shape: Shape
  rows: readonly Row[]
  load(rows: readonly Row[]): void
}

const isKept = (row: Row): row is Record<string, Json> => isJson(row)

/** Fleets kept under names of the player's own, to be taken again; what they cost now is asked anew. */
export function SavedFleets({ game, shape, rows, load }: Props) {
  const words = useWords(game)
  const [kept, setKept] = useState(() => savedFleets(game.id))
  const [name, setName] = useState('')
  const [isFull, setFull] = useState(false)
  const fitting = Object.entries(kept).filter(([, fleet]) => errorIn(shape, fleet) === null)
  const isNameless = name.trim() === '' || rows.length === 0
  const save = () => {
    if (isNameless) return
    setFull(!saveFleet(game.id, name.trim(), rows.filter(isKept)))
    setKept(savedFleets(game.id))
    setName('')
  }
  /** Within the form Enter would give the order. */
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    save()
  }
  const forget = (one: string) => {
    forgetFleet(game.id, one)
    setKept(savedFleets(game.id))
  }
  return (
    <details className="fleet-saved" open={fitting.length > 0 || undefined}>
      <summary>{words.say({ key: 'web.fleet.saved' })}</summary>
      {fitting.map(([one, fleet]) => (
        <p key={one} className="fleet-kept">
          <button type="button" onClick={() => load(fleet)}>
            {one}
          </button>
          <button
            type="button"
            className="plain"
            aria-label={words.say({ key: 'web.fleet.forget', values: { name: one } })}
            onClick={() => forget(one)}
          >
            ×
          </button>
        </p>
      ))}
      <div className="fleet-keep">
        <input
          maxLength={40}
          value={name}
          aria-label={words.say({ key: 'web.fleet.name' })}
          placeholder={words.say({ key: 'web.fleet.name' })}
          onChange={event => setName(event.target.value)}
          onKeyDown={pressed}
        />
        <button type="button" aria-disabled={isNameless} onClick={save}>
          {words.say({ key: 'web.fleet.save' })}
        </button>
      </div>
      {isFull && <p role="alert">{words.say({ key: 'web.fleet.full' })}</p>}
    </details>
  )
}
