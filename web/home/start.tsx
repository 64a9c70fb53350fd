import type { Manifest } from '@grognard/umpire/manifest.ts'
import { useFetched } from '../shared/page-loading.tsx'
import { shelfStands } from './shelf-stands.ts'

type Starts = Readonly<Record<string, Readonly<Record<string, string>>>>

let fetching: Promise<Starts> | null = null

/** Once for all cards, when the shelf stands: the first picture does not wait for them. */
function fetchStarts(): Promise<Starts> {
  fetching ??= shelfStands().then(async () => (await import('./starts.ts')).starts)
  return fetching
}

/** The small chart of how a scenario begins, which says nothing that its words do not; its frame is there at once. */
export function Start({ card, id }: { card: Manifest; id: string }) {
  const starts = useFetched(fetchStarts)
  const drawing = starts.at === 'loaded' ? starts.value[card.id]?.[id] : ''
  if (drawing === undefined) return null
  return (
    <svg
      className={`start ${card.theme ?? ''}`}
      viewBox="0 0 144 108"
      aria-hidden
      // oxlint-disable-next-line react/no-danger -- our own drawing, part of the program
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  )
}
