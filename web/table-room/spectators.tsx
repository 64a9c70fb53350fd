import type { TableCard } from '@grognard/remote/index.ts'
import { useWords } from '../shared/sentences.ts'

/** How many look on at the table; nothing where nobody does. */
export function Spectators({ card: { watching } }: { card: TableCard }) {
  const words = useWords()
  if (watching === 0) return null
  return (
    <span className="quiet spectators">
      {words.say({ key: 'web.far.spectators', values: { count: watching } })}
    </span>
  )
}
