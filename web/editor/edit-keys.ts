import { useEffect } from 'react'
import type { ScenarioFileCard } from '@grognard/umpire'
import type { Edit } from './editing.ts'

const plain: Readonly<Record<string, Edit>> = {
  Delete: { do: 'remove' },
  Escape: { do: 'layDown' },
  Enter: { do: 'finish' },
}

const withControl: Readonly<Record<string, Edit>> = {
  z: { do: 'undo' },
  y: { do: 'redo' },
  Z: { do: 'redo' },
}

/** Keys of the whole page; where something is typed or pressed they belong to it. */
export function useEditKeys(
  dispatch: (edit: Edit) => void,
  { places: { turn } }: ScenarioFileCard,
): void {
  useEffect(() => {
    const turns: Readonly<Record<string, Edit>> = {
      q: { do: 'turn', degrees: -turn },
      e: { do: 'turn', degrees: turn },
    }
    const keyDown = (event: KeyboardEvent): void => {
      if (isTaken(event.target) || event.altKey) return
      const hasControl = event.ctrlKey || event.metaKey
      const edit = hasControl ? withControl[event.key] : (plain[event.key] ?? turns[event.key])
      if (!edit) return
      event.preventDefault()
      dispatch(edit)
    }
    addEventListener('keydown', keyDown)
    return () => removeEventListener('keydown', keyDown)
  }, [dispatch, turn])
}

function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLButtonElement ||
    target instanceof HTMLAnchorElement
  )
}
