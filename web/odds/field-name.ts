import type { Words } from '@grognard/board/words/index.ts'

/** What a field of an order is called; `isNamed` where its values have names and no unit is needed. */
export function fieldName(words: Words, name: string, isNamed = false): string {
  const key = `web.field.${name}`
  if (isNamed && words.has(`${key}.named`)) return words.say({ key: `${key}.named` })
  return words.has(key) ? words.say({ key }) : words.name('field', name)
}
