import { describe, expect, test } from 'vitest'
import { arrows } from './arrows.ts'
import { circlesOf, importFaults } from './imports.ts'
import { parseSource } from './source.ts'

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
    expect(messages('rulesets/library.ts', `import('./x/index.ts')`)).toEqual([])
    expect(messages('rulesets/x/tables/a.ts', `import '../state.ts'`)).toEqual([])
    expect(messages('rulesets/examples/nim/a.ts', `import './b.ts'`)).toEqual([])
  })
})

describe('the rooms of a ruleset', () => {
  const arrow = 'book ← model ← chapters ← show, doctrine ← index'
  test.each([
    ['rulesets/x/model/unit.ts', '../book/tables/march.ts'],
    ['rulesets/x/scenarios/duel.ts', '../model/state.ts'],
    ['rulesets/x/chapters/fire/index.ts', './orders.ts'],
    ['rulesets/x/chapters/fire/index.ts', '../../model/unit.ts'],
    ['rulesets/x/chapters/fire/events.ts', '../../words.ts'],
    ['rulesets/x/show/picture.ts', '../chapters/fire/sight.ts'],
    ['rulesets/x/show/cover.ts', '../scenarios/duel.ts'],
    ['rulesets/x/doctrine/index.ts', '../chapters/fire/odds.ts'],
    ['rulesets/x/index.ts', './doctrine/index.ts'],
    ['rulesets/x/card.ts', './show/cover.ts'],
    ['rulesets/x/chapters/fire/fixtures.ts', '../march/fixtures.ts'],
    ['rulesets/x/chapters/fire/fire.test.ts', '../march/march.ts'],
    ['rulesets/x/chapters/fire/fire.test.ts', './fixtures.ts'],
    ['rulesets/x/playthroughs/plans.ts', '../chapters/fire/index.ts'],
    ['rulesets/x/fire.ts', './doctrine/index.ts'],
  ])('%s may import %s', (path, target) => {
    expect(messages(path, `import '${target}'`)).toEqual([])
  })

  test.each([
    ['rulesets/x/book/rulebook.ts', '../model/state.ts', `book may not import model: ${arrow}`],
    ['rulesets/x/book/tables/a.ts', '../../words.ts', `book may not import words.ts: ${arrow}`],
    ['rulesets/x/model/a.ts', '../chapters/fire/a.ts', `model may not import chapters: ${arrow}`],
    ['rulesets/x/model/a.ts', '../index.ts', `model may not import index.ts: ${arrow}`],
    ['rulesets/x/scenarios/a.ts', '../show/a.ts', `scenarios may not import show: ${arrow}`],
    ['rulesets/x/chapters/a/a.ts', '../../show/a.ts', `chapters may not import show: ${arrow}`],
    ['rulesets/x/show/a.ts', '../doctrine/a.ts', `show may not import doctrine: ${arrow}`],
    ['rulesets/x/doctrine/a.ts', '../show/a.ts', `doctrine may not import show: ${arrow}`],
    [
      'rulesets/examples/x/chapters/fire/a.ts',
      '../march/a.ts',
      `chapter fire may not import chapter march: what two chapters share is the model's`,
    ],
    [
      'rulesets/x/chapters/fire/a.ts',
      './fixtures.ts',
      `'rulesets/x/chapters/fire/fixtures.ts' is for tests: only tests may import it`,
    ],
  ])('%s may not import %s', (path, target, message) => {
    expect(messages(path, `import '${target}'`)).toEqual([message])
    expect(messages(path, `import type { A } from '${target}'`)).toEqual([message])
  })

  test.each(['words.ts', 'rules.ts', 'events.ts', 'orders.ts'])('%s names types only', name => {
    const path = `rulesets/x/${name}`
    expect(messages(path, `import type { State } from './model/state.ts'`)).toEqual([])
    expect(messages(path, `import { word } from '@grognard/umpire'`)).toEqual([])
    expect(messages(path, `import { copy } from './model/state.ts'`)).toEqual([
      `${name} may import types only of its ruleset: write import type`,
    ])
  })
})

describe('the rooms of the page and of the board', () => {
  const below = 'a room imports from the floors below it'
  test.each([
    ['web/pages/app.tsx', '../home/home.tsx'],
    ['web/battle/orders/offers.tsx', '../state/battle-state.ts'],
    ['web/battle/log/log-tab.tsx', '../../shared/sentences.ts'],
    ['web/setup/setup.tsx', '../style/table.css'],
    ['web/main.tsx', './pages/app.tsx'],
    ['web/journeys/keys.ts', '../battle/keys/keys-sheet.tsx'],
    ['board/layers/pieces.ts', '../figures/ship.ts'],
    ['board/board.ts', './hands/keys.ts'],
  ])('%s may import %s', (path, target) => {
    expect(messages(path, `import '${target}'`)).toEqual([])
  })

  test.each([
    ['web/shared/a.tsx', '../handbook/a.tsx', `shared may not import handbook: ${below}`],
    ['web/battle/state/a.ts', '../log/a.ts', `battle/state may not import battle/log: ${below}`],
    ['web/setup/a.tsx', '../home/a.tsx', `setup may not import home: ${below}`],
    ['web/home/a.tsx', '../main.tsx', `home may not import main.tsx: ${below}`],
    ['board/base/a.ts', '../marks/a.ts', `base may not import marks: ${below}`],
    ['web/attic/a.ts', '../shared/a.ts', 'web/attic has no floor: give it one in checks/arrows.ts'],
  ])('%s may not import %s', (path, target, message) => {
    expect(messages(path, `import '${target}'`)).toEqual([message])
    expect(messages(path, `import type { A } from '${target}'`)).toEqual([message])
  })
})

describe('no circles', () => {
  const circles = (files: Record<string, string>) =>
    circlesOf(Object.entries(files).map(([path, text]) => parseSource(path, text)))

  test('two files that import values of each other are told once', () => {
    const files = {
      'umpire/a.ts': `import { b } from './b.ts'`,
      'umpire/b.ts': `export * from './c.ts'`,
      'umpire/c.ts': `import { a } from './a.ts'; import { d } from './d.ts'`,
      'umpire/d.ts': `import { c } from './e.ts'`,
    }
    expect(circles(files)).toEqual([
      {
        path: 'umpire/a.ts',
        line: 1,
        message: 'imports itself in a circle: umpire/b.ts → umpire/c.ts → umpire/a.ts',
      },
    ])
  })

  test('on the board types may not point back either', () => {
    const files = {
      'board/a.ts': `import type { B } from './b.ts'`,
      'board/b.ts': `import { a } from './a.ts'`,
    }
    expect(circles(files)).toMatchObject([{ path: 'board/a.ts' }])
  })

  test('types of a ruleset may point anywhere, and tests too', () => {
    const back = { 'rulesets/x/b.ts': `import { a } from './a.ts'` }
    expect(circles({ 'rulesets/x/a.ts': `import type { B } from './b.ts'`, ...back })).toEqual([])
    expect(circles({ 'rulesets/x/a.ts': `import { type B } from './b.ts'`, ...back })).toEqual([])
    expect(circles({ 'umpire/a.test.ts': `import './a.test.ts'` })).toEqual([])
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
