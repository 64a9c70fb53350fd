import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressAll } from './compressed.ts'

test('what gets smaller lies compressed beside, in whatever folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-'))
  mkdirSync(join(folder, 'assets'))
  const script = 'a line of script that comes again\n'.repeat(100)
  writeFileSync(join(folder, 'assets', 'page.js'), script)
  writeFileSync(join(folder, 'short.css'), 'a{}')
  writeFileSync(join(folder, 'picture.png'), script)
  await compressAll(folder)
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
  expect(found).toEqual(
    ['assets', ...['', '.br', '.gz'].map(ending => join('assets', `page.js${ending}`))].concat(
      'picture.png',
      'short.css',
    ),
  )
  const read = (ending: string): Buffer => readFileSync(join(folder, 'assets', `page.js${ending}`))
  expect(brotliDecompressSync(read('.br')).toString()).toBe(script)
  expect(gunzipSync(read('.gz')).toString()).toBe(script)
})
