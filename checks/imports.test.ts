import { describe, expect, test } from 'vitest'
import { arrows } from './arrows.ts'
import { importFaults } from './imports.ts'

function messages(path: string, text: string): string[] {
  return importFaults(path, text).map(fault => fault.message)
}

describe('arrows between workspaces', () => {
  const allowed: [path: string, text: string][] = [
    ['rulesets/x/fire.ts', `import { roll } from '@grognard/umpire/dice.ts'`],
    ['rulesets/x/fire.ts', `import { hex } from '@grognard/geometry'`],
    ['rulesets/x/fire.ts', `export * from './tables/fire.ts'`],
    ['players/greedy.ts', `import { play } from '@grognard/umpire'`],
    ['board/board.ts', `import type { Picture } from '@grognard/umpire'`],
    ['board/board.ts', `import { type Picture } from '@grognard/umpire'`],
    ['board/board.ts', `export type { Picture } from '@grognard/umpire'`],
    ['board/board.ts', `type P = import('@grognard/umpire').Picture`],
    ['web/main.tsx', `import { createRoot } from 'react-dom/client'; const a = <b>x</b>`],
    ['cli/main.ts', `import { coverageOf } from '../checks/coverage.ts'`],
    ['cli/main.ts', `import { start } from '@grognard/server'`],
    ['bench/main.ts', `import produce from 'immer'`],
  ]
  test.each(allowed)('%s may say %s', (path, text) => {
    expect(messages(path, text)).toEqual([])
  })

  const forbidden: [path: string, text: string, message: string][] = [
    ['umpire/play.ts', `import x from '@grognard/geometry'`, 'umpire may not import geometry'],
    ['geometry/hex.ts', `import x from '@grognard/umpire'`, 'geometry may not import umpire'],
    ['rulesets/x/a.ts', `import '@grognard/players'`, 'rulesets may not import players'],
    ['players/a.ts', `export * from '@grognard/rulesets'`, 'players may not import rulesets'],
    ['lab/a.ts', `export { a } from '@grognard/rulesets/x'`, 'lab may not import rulesets'],
    ['server/a.ts', `await import('@grognard/web')`, 'server may not import web'],
    ['web/a.tsx', `import type { A } from '@grognard/server'`, 'web may not import server'],
    ['web/a.tsx', 'const a = () => import(`@grognard/cli/a.ts`)', 'web may not import cli'],
    ['cli/a.ts', `type A = import('@grognard/web').A`, 'cli may not import web'],
    ['cli/a.ts', `const a = require('@grognard/web')`, 'cli may not import web'],
    ['cli/a.ts', `import a = require('@grognard/web')`, 'cli may not import web'],
    ['board/a.ts', `import type { A } from '@grognard/rulesets'`, 'board may not import rulesets'],
  ]
  test.each(forbidden)('%s may not say %s', (path, text, message) => {
    expect(messages(path, text)).toEqual([message])
  })

  test('every workspace of the project has its arrows', async () => {
    const { default: manifest } = await import('../package.json', { with: { type: 'json' } })
    expect(Object.keys(arrows).toSorted()).toEqual(manifest.workspaces.toSorted())
  })

  test.each([
    `import { play } from '@grognard/umpire'`,
    `import { type Picture, play } from '@grognard/umpire'`,
    `import umpire from '@grognard/umpire'`,
    `import '@grognard/umpire'`,
    `export * from '@grognard/umpire'`,
    `await import('@grognard/umpire')`,
  ])('the board takes types only: %s', text => {
    expect(messages('board/a.ts', text)).toEqual([
      'board may import types only of umpire: write import type',
    ])
  })
})

describe('inside a workspace', () => {
  test.each([
    ['rulesets/x/a.ts', '../../umpire/play.ts'],
    ['rulesets/x/a.test.ts', '../../umpire/play.ts'],
    ['web/screens/a.tsx', '../../board/board.ts'],
    ['server/a.ts', '../checks/source.ts'],
    ['cli/a.ts', '../../elsewhere/a.ts'],
    ['umpire/a.test.ts', '../../elsewhere/a.ts'],
  ])('%s may not reach %s by a relative path', (path, target) => {
    expect(messages(path, `import '${target}'`)).toEqual([
      `'${target}' leaves ${path.split('/')[0]}: import @grognard/NAME/FILE.ts`,
    ])
  })

  test('a browser test may use the helpers of the checks', () => {
    expect(messages('web/a.browser.test.ts', `import '../checks/browser.ts'`)).toEqual([])
  })

  test('what tests share may import what tests may, and nothing else may', () => {
    const text = `import { serve } from '@grognard/server'`
    expect(messages('web/journeys/site-for-tests.ts', text)).toEqual([])
    expect(messages('web/journeys/site.ts', text)).toEqual(['web may not import server'])
  })

  test('a workspace does not import itself by its name', () => {
    expect(messages('umpire/a.ts', `import '@grognard/umpire/dice.ts'`)).toEqual([
      'umpire imports itself by name: write a relative path',
    ])
  })

  test('only tests import a test', () => {
    expect(messages('umpire/a.ts', `import './b.test.ts'`)).toEqual([
      `'umpire/b.test.ts' is a test: only tests may import it`,
    ])
    expect(messages('umpire/a.test.ts', `import './b.test.ts'`)).toEqual([])
  })
})

describe('rulesets stand alone', () => {
  test.each([
    ['rulesets/x/a.ts', '../y/a.ts', 'x', 'y'],
    ['rulesets/x/tables/a.ts', '../../y/a.ts', 'x', 'y'],
    ['rulesets/x/a.ts', '../index.ts', 'x', 'the catalogue'],
    ['rulesets/examples/nim/a.ts', '../race/a.ts', 'examples/nim', 'examples/race'],
    ['rulesets/x/a.ts', '../examples/nim/a.ts', 'x', 'examples/nim'],
    ['rulesets/helpers.ts', './x/a.ts', 'the catalogue', 'x'],
  ])('%s may not import %s', (path, target, from, to) => {
    expect(messages(path, `import '${target}'`)).toEqual([
      `ruleset ${from} may not import ${to}: rulesets stand alone`,
    ])
  })

  test('the catalogue imports them all, and each imports its own files', () => {
    expect(messages('rulesets/index.ts', `import './x/index.ts'`)).toEqual([])
    expect(messages('rulesets/shelf.ts', `import('./x/index.ts')`)).toEqual([])
    expect(messages('rulesets/x/tables/a.ts', `import '../state.ts'`)).toEqual([])
    expect(messages('rulesets/examples/nim/a.ts', `import './b.ts'`)).toEqual([])
  })
})

describe('no runtime dependency', () => {
  test.each(['umpire/a.ts', 'geometry/a.ts', 'rulesets/x/a.ts'])('%s', path => {
    expect(messages(path, `import fs from 'node:fs'; import 'fs'; import x from 'immer'`)).toEqual([
      `${path.split('/')[0]} may import no Node module: 'node:fs'`,
      `${path.split('/')[0]} may import no Node module: 'fs'`,
      `${path.split('/')[0]} may import no package: 'immer'`,
    ])
  })

  test('but the umpire’s hash', () => {
    const hash = `import { hmac } from '@noble/hashes/hmac.js'`
    expect(messages('umpire/a.ts', hash)).toEqual([])
    expect(messages('umpire/a.ts', `import '@noble/curves/p256.js'; import '@noble'`)).toHaveLength(
      2,
    )
    expect(messages('rulesets/x/a.ts', hash)).toEqual([
      `rulesets may import no package: '@noble/hashes/hmac.js'`,
    ])
  })

  test('what is computed cannot be checked', () => {
    expect(messages('umpire/a.ts', 'await import(name)')).toEqual([
      'umpire may not import what it computes',
    ])
    expect(messages('cli/a.ts', 'await import(name)')).toEqual([])
  })

  test('tests and the laws may use packages', () => {
    const text = `import fc from 'fast-check'; import fs from 'node:fs'`
    expect(messages('umpire/a.test.ts', text)).toEqual([])
    expect(messages('umpire/laws/replay.ts', text)).toEqual([])
  })
})

test('a fault names its line', () => {
  expect(importFaults('umpire/a.ts', `\n\nimport 'immer'`)).toMatchObject([
    { path: 'umpire/a.ts', line: 3 },
  ])
})

test('a file that cannot be read is no file without faults', () => {
  expect(() => importFaults('umpire/a.ts', 'import {')).toThrow('umpire/a.ts')
})
