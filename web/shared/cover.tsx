import { useId } from 'react'
import type { Manifest } from '@grognard/umpire/manifest.ts'

/** The picture of a game, which says nothing that its words do not. */
export function Vignette({ card }: { card: Manifest }) {
  // A drawing may refer to its own parts; shown twice, each copy has ids of its own.
  const drawing = card.cover.replaceAll('p_', `${useId()}-`)
  // oxlint-disable-next-line react/no-danger -- our own drawing, part of the program
  return <div className="vignette" aria-hidden dangerouslySetInnerHTML={{ __html: drawing }} />
}
