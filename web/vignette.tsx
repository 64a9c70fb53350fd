import type { BookCard } from '@grognard/umpire/book-card.ts'

/** The picture of a game, which says nothing that its words do not. */
export function Vignette({ card }: { card: BookCard }) {
  // oxlint-disable-next-line react/no-danger -- our own drawing, part of the program
  return (
    <div className="vignette" aria-hidden dangerouslySetInnerHTML={{ __html: card.vignette }} />
  )
}
