import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn, isOlder } from './build-page.ts'

function fileOf(folder: string, name: string, seconds: number): string {
  const path = join(folder, name)
  writeFileSync(path, '')
  utimesSync(path, seconds, seconds)
  return path
}

test('the page is stale when it is missing or any source is newer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-'))
  const [old, young] = [fileOf(folder, 'old.ts', 100), fileOf(folder, 'young.ts', 300)]
  const stamp = fileOf(folder, '.built', 200)
  expect(isOlder(join(folder, 'none'), [])).toBe(true)
  expect(isOlder(stamp, [old, join(folder, 'gone.ts')])).toBe(false)
  expect(isOlder(stamp, [old, young])).toBe(true)
})

test('what was built or installed is no source', () => {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-'))
  for (const name of ['dist', 'node_modules', 'inner']) {
    mkdirSync(join(folder, name))
    fileOf(join(folder, name), 'a.ts', 100)
  }
  expect(filesIn(folder)).toEqual([join(folder, 'inner', 'a.ts')])
  expect(filesIn(join(folder, 'nowhere'))).toEqual([])
})
