import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { caughtOutput } from '../fixtures.ts'
import { run } from '../run.ts'

const folder = mkdtempSync(join(tmpdir(), 'grognard-'))
const written = caughtOutput()

const pathOf = (name: string): string => join(folder, name)

async function begun(name: string): Promise<string> {
  const path = pathOf(name)
  const args = ['line-of-battle', 'frigate-to-flag', '--name', 'Ada', '--save', path]
  expect(await run(['campaign', 'new', ...args])).toBe(0)
  return path
}

/** The battles that the file has, and how many of them the hero’s sheet tells. */
function keptIn(path: string): { battles: number; onSheet: number } {
  const { battles } = JSON.parse(readFileSync(path, 'utf8'))
  return { battles: battles.length, onSheet: battles.at(-1)?.carried.own.battles.length ?? 0 }
}

test('[LOB-256] a campaign is begun, its battle is fought, and the result bears on the next', async () => {
  const path = await begun('campaign.json')
  expect(written.out).toContain('Lieutenant Ada: 0 career points.')
  expect(written.out).toContain('At most 500 mission points in this battle. [LOB-254]')
  const [battle, seats] = [pathOf('battle.json'), ['--seat', 'a=captain', '--seat', 'b=ensign']]
  written.out = ''
  const next = ['campaign', 'next', path, ...seats, '--seed', 's1', '--save', battle]
  expect(await run(next)).toBe(0)
  expect(written.out).toContain('The battle is over.')
  expect(written.out).toContain(`The result is saved in ${path}.`)
  expect(written.out).toContain('Next: battle 2, The homeward convoy (Convoy).')
  expect(keptIn(path)).toEqual({ battles: 1, onSheet: 1 })
  written.out = ''
  expect(await run(['campaign', 'show', path, '--language', 'de'])).toBe(0)
  expect(written.out).toContain('Schlacht 1: Das Duell')
  expect(written.out.match(/\b[a-z]+(\.[a-zA-Z0-9]+){2,}/g)).toBeNull()
  expect(await run(['campaign', 'next', path, '--resume', battle])).toBe(2)
  expect(written.err).toContain('not the next battle of the campaign: it differs at scenario')
})

test('[LOB-256] a battle that is over is entered where it is resumed', async () => {
  const [one, other] = [await begun('one.json'), await begun('other.json')]
  const battle = pathOf('duel.json')
  const seats = ['--seat', 'a=ensign', '--seat', 'b=ensign']
  expect(await run(['campaign', 'next', one, ...seats, '--seed', 's2', '--save', battle])).toBe(0)
  expect(await run(['campaign', 'next', other, ...seats, '--resume', battle])).toBe(0)
  expect(readFileSync(other, 'utf8')).toBe(readFileSync(one, 'utf8'))
})

test('the campaigns are listed, a line each', async () => {
  expect(await run(['campaign', 'new'])).toBe(0)
  expect(written.out).toMatch(/^ {2}line-of-battle frigate-to-flag: From frigate to flag\. /m)
  expect(written.out).toMatch(/^ {2}line-of-battle road-to-trafalgar: /m)
})

test.each([[], ['new'], ['next'], ['show']])('grognard campaign %s has help', async (...words) => {
  expect(await run(['campaign', ...words, '--help'])).toBe(0)
  expect(written.out).toContain(['Usage: grognard campaign', ...words].join(' '))
})

const letter = pathOf('letter.txt')
writeFileSync(letter, 'Dear Admiral,')
const strange = pathOf('strange.json')
writeFileSync(
  strange,
  '{"format":"grognard-campaign","version":1,"ruleset":"line-of-battle","campaign":"x"}',
)
const own = ['campaign', 'new', 'line-of-battle', 'road-to-trafalgar']

const faults: [string[], string][] = [
  [['campaign', 'sail'], 'unknown command “sail”; the commands are new, next, show'],
  [['campaign', 'next'], 'missing “file”; the command is grognard campaign next <file>'],
  [['campaign', 'next', letter, '--sed', '1'], 'unknown flag --sed of grognard campaign next'],
  [['campaign', 'new', 'chess'], 'there is no ruleset “chess”'],
  [['campaign', 'new', 'ship-of-the-line'], 'ship-of-the-line has no campaigns'],
  [['campaign', 'new', 'line-of-battle', 'x'], 'has no campaign “x”; it has frigate-to-flag, '],
  [own, 'say who commands: --name NAME'],
  [[...own, '--name', 'x'.repeat(61)], 'at most 60 characters'],
  [[...own, '--name', 'Ada', '--save', letter], 'already exists'],
  [[...own, '--name', 'Ada', '--option', 'wind=1'], 'there is no option “wind”'],
  [['campaign', 'show', pathOf('missing')], 'there is no such file'],
  [['campaign', 'show', letter], 'line 1, column 1'],
  [['campaign', 'show', strange], 'line-of-battle has no campaign x; it has frigate-to-flag, '],
]

test.each(faults)('%j ends with code 2 and one line', async (args, why) => {
  expect(await run(args)).toBe(2)
  expect(written.err).toContain(why)
  expect(written.err).toMatch(/^grognard: [^\n]+\n$/)
})
