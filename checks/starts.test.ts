import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.ts'
import { drawnStarts } from './starts.ts'

test('the small charts on the shelf show how each scenario begins; `npm run starts` draws them anew', async () => {
  const kept: unknown = JSON.parse(readFileSync(join(root, 'web', 'home', 'starts.json'), 'utf8'))
  expect(await drawnStarts()).toEqual(kept)
})
