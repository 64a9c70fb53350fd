import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { longest } from './longest.ts'
import { root } from './root.ts'

test('every file that is begun first is there', () => {
  expect(longest.filter(path => !existsSync(join(root, path)))).toEqual([])
  expect(new Set(longest).size).toBe(longest.length)
})
