import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.ts'

const pages = [
  'README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.md'))
    .map(name => join('docs', name)),
]

/** Targets within the project, without the place in the page. */
function linksIn(text: string): string[] {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(match => match[1] ?? '')
  return targets.filter(target => !/^(?:https?:|#)/.test(target)).map(to => to.split('#')[0] ?? '')
}

test('every link of the documents leads somewhere', () => {
  const broken = pages.flatMap(page =>
    linksIn(readFileSync(join(root, page), 'utf8'))
      .filter(target => !existsSync(join(root, dirname(page), target)))
      .map(target => `${page}: ${target}`),
  )
  expect(linksIn('[a](b.md#c) and [d](https://e.example)')).toEqual(['b.md'])
  expect(broken).toEqual([])
})

test('no two decisions have the same number', () => {
  const numbers = readdirSync(join(root, 'docs', 'decisions')).map(name => name.slice(0, 2))
  const twice = numbers.filter((number, i) => numbers.indexOf(number) !== i)
  expect(numbers.length).toBeGreaterThan(20)
  expect(twice).toEqual([])
})
