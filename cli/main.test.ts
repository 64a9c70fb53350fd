import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'grognard-'))
const env = { ...process.env, LC_ALL: 'C' }

interface Ended {
  code: number | null
  out: string
  err: string
}

/** Runs the command line as a player does, with what is typed piped in. */
function grognard(args: readonly string[], typed = ''): Promise<Ended> {
  const child = spawn(process.execPath, ['boot.mjs', 'cli/main.ts', ...args], { env })
  let [out, err] = ['', '']
  child.stdout.on('data', chunk => (out += String(chunk)))
  child.stderr.on('data', chunk => (err += String(chunk)))
  child.stdin.on('error', () => undefined)
  child.stdin.end(typed)
  return new Promise(resolve => child.on('close', code => resolve({ code, out, err })))
}

const play = ['play', 'tic-tac-toe', 'standard']

test('a battle is played through a pipe to its end, then replayed and verified', async () => {
  const file = join(folder, 'battle.json')
  const seats = ['--seat', 'crosses=human', '--seat', 'noughts=human']
  const typed =
    'help\nmark 4\nmark 4\n1\nmark cell=2\n{"kind":"mark","cell":6}\nundo\nmark 1\nwhy\nmark 6\n'
  const played = await grognard([...play, ...seats, '--save', file], typed)
  expect(played.err).toBe('')
  expect(played.code).toBe(0)
  expect(played.out).toContain('Rule TTT-4: A mark goes on a free cell and stays there.')
  expect(played.out).toContain('Taken back: Mark: bottom left')
  expect(played.out.trimEnd().split('\n').slice(-1)).toEqual([
    'The battle is over. Crosses made three in a row and won.',
  ])
  const replayed = await grognard(['replay', file, '--from', '4', '--language', 'de'])
  expect(replayed).toMatchObject({ code: 0, err: '' })
  expect(replayed.out).toContain('Befehl 4, Kreis: Zeichen: oben Mitte')
  expect(replayed.out).not.toContain('Befehl 3')
  expect(await grognard(['verify', file])).toMatchObject({ code: 0, err: '' })
  const forged = join(folder, 'forged.json')
  writeFileSync(
    forged,
    readFileSync(file, 'utf8').replace(
      '"order":{"kind":"mark","cell":2}',
      '"order":{"kind":"mark","cell":3}',
    ),
  )
  const verdict = await grognard(['verify', forged])
  expect(verdict.code).toBe(1)
  expect(verdict.out).toContain('is not valid. Entry 3: the rules lead to other events')
})

test('the computer plays the seats that are not taken, and the battle can be resumed', async () => {
  const file = join(folder, 'resumed.json')
  const flags = ['--option', 'first=noughts', '--seat', 'crosses=admiral', '--save', file]
  const begun = await grognard([...play, ...flags], 'mark 4\n')
  expect(begun.out).toContain('Noughts: you\nCrosses: the computer, an admiral\n')
  expect(begun.out).toContain('The input ended before the battle was over')
  const seats = '--seat noughts=human --seat crosses=admiral'
  expect(begun.out).toContain(`To continue: grognard play --resume ${file} ${seats}\n`)
  const newer = join(folder, 'newer.json')
  writeFileSync(newer, readFileSync(file, 'utf8').replace('"engine": "', '"engine": "99.'))
  const bare = await grognard(['play', '--resume', newer])
  expect(bare.err).toMatch(
    /^grognard: The battle was begun with version 99\..+\ngrognard: What has/,
  )
  expect(bare.out).toContain('You have not said who plays which seat')
  const rest = await grognard(['play', '--resume', file, '--seat', 'noughts=computer'])
  expect(rest.out).toContain('Noughts: the computer, a captain\nCrosses: you')
  const both = ['--seat', 'noughts=computer', '--seat', 'crosses=computer']
  const resumed = await grognard(['play', '--resume', file, ...both])
  expect(resumed.code).toBe(0)
  expect(resumed.out).toContain('The battle is over.')
})

test('an ended battle leaves its papers as files; one without any says so', async () => {
  const played = 'rulesets/line-of-battle/playthroughs'
  const to = join(folder, 'papers')
  const kept = await grognard(['papers', `${played}/careers.json`, '--to', to])
  expect(kept).toMatchObject({ code: 0, err: '' })
  const sheet: unknown = JSON.parse(readFileSync(join(to, 'commander-a.json'), 'utf8'))
  expect(sheet).toMatchObject({ battles: [{ scenario: 'open-battle' }] })
  const without = await grognard(['papers', `${played}/spy.json`, '--to', to])
  expect(without).toMatchObject({ code: 1, err: '' })
  expect(without.out).toContain(': it was played without any.')
})

test('a bad flag ends with code 2 and one line, also through the pinned Node', async () => {
  const { code, out, err } = await grognard(['play', '--wind'])
  expect({ code, out, err }).toEqual({
    code: 2,
    out: '',
    err: 'grognard: unknown flag --wind of grognard play; nearest: --seed, --dice, --seat\n',
  })
})

test('the engine answers line by line on standard output, garbage too', async () => {
  const lines = [
    '{"id":1,"do":"new","ruleset":"tic-tac-toe","scenario":"standard"}',
    'garbage',
    '',
    `{"id":${'['.repeat(10_000)}${']'.repeat(10_000)},"do":"hello"}`,
    `{"do":"hello","id":"${'x'.repeat(17 * 1024 * 1024)}"}`,
    '{"id":"a\u2028b","do":"awaiting","battle":"b1"}',
    '{"id":4,"do":"new","ruleset":"tic-tac-toe","scenario":"standard"}',
    '{"id":2,"do":"view","battle":"b1","seat":"crosses"}',
    '{"id":3,"do":"view","battle":"b1","seat":"noughts"}',
  ]
  const { code, out, err } = await grognard(
    ['engine', '--seat', 'noughts', '--battles', '1'],
    lines.join('\n'),
  )
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const answers = out
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(answers).toMatchObject([
    { id: 1, ok: { battle: 'b1' } },
    { id: null, error: { code: 'malformed' } },
    { id: null, error: { code: 'malformed', at: 'id' } },
    { id: null, error: { code: 'tooLong' } },
    { id: 'a\u2028b', ok: { seats: [{ seat: 'crosses' }] } },
    {
      id: 4,
      error: { code: 'tooManyBattles', message: '1 battles are open; close one before the next' },
    },
    { id: 2, error: { code: 'notYours' } },
    { id: 3, ok: { view: { outcome: null } } },
  ])
})

test('a reader who goes away is no crash', async () => {
  const child = spawn(process.execPath, ['boot.mjs', 'cli/main.ts', 'engine'], { env })
  let err = ''
  child.stderr.on('data', chunk => (err += String(chunk)))
  child.stdin.on('error', () => undefined)
  child.stdout.destroy()
  child.stdin.write('{"id":1,"do":"hello"}\n'.repeat(100))
  const code = await new Promise(resolve => child.on('close', resolve))
  expect({ code, err }).toEqual({ code: 0, err: '' })
})
