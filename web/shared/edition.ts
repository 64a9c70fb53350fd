import type { Message } from '@grognard/umpire'

/** Which edition of the book is played, and by whom it is; each game says it in every language. */
export const ofTheBook: Message = {
  key: 'web.edition',
  values: { edition: { key: 'book.edition' }, authors: { key: 'book.authors' } },
}
