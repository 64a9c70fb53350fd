import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync(new URL('../../../docs/add-a-ruleset.md', import.meta.url), 'utf8')

/** Every excerpt of code on the page, with the file named on the line above it. */
const excerpts = [...page.matchAll(/^`([^`\n]+)`\n```ts\n(.*?)\n```$/gms)].map(
  ([, file = '', code = '']) => ({ file, code }),
)

test('the page on adding a ruleset has its excerpts', () => {
  expect(excerpts.length).toBeGreaterThan(10)
})

test.each(excerpts)('the excerpt of $file on that page is true', ({ file, code }) => {
  expect(readFileSync(new URL(file, import.meta.url), 'utf8')).toContain(code)
})
