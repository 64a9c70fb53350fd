import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { caughtOutput } from '../fixtures.ts'
import { run } from '../run.ts'

const folder = mkdtempSync(join(tmpdir(), 'grognard-'))
const at = (name: string) => join(folder, name)
const game = ['simulate', 'tic-tac-toe', 'standard']
const written = caughtOutput()

const early = at('early.jsonl')
writeFileSync(early, '{"format":"grognard-run","engine":"0.1.0"}\n')

const faults: [string[], string][] = [
  [['simulate'], 'say what to play: simulate RULESET SCENARIO'],
  [['simulate', 'chess'], 'there is no ruleset “chess”; there are line-of-battle'],
  [['simulate', 'tic-tac-toe'], 'say which scenario of tic-tac-toe: it has standard'],
  [['simulate', 'chess', 'standard'], 'there is no ruleset “chess”'],
  [['simulate', 'tic-tac-toe', 'large'], 'has no scenario “large”'],
  [[...game, '--battles', '0'], '--battles takes a whole number from 1 to 1000000, not “0”'],
  [[...game, '--battles', '1.5'], '--battles takes a whole number'],
  [[...game, '--workers', 'all'], '--workers takes a whole number from 1 to 256, not “all”'],
  [[...game, '--swap', '--battles', '3'], '--swap plays each seed twice'],
  [[...game, '--seat', 'red=captain'], 'there is no seat “red”; there are crosses, noughts'],
  [
    [...game, '--seat', 'crosses=king'],
    'played by ensign, captain, admiral, doctrine, random, not by “king”',
  ],
  [[...game, '--seat', 'crosses'], '--seat takes name=value'],
  [[...game, '--option', 'last=me'], 'there is no option “last”; there are first'],
  [[...game, '--vary', 'first'], '--vary takes name=value'],
  [[...game, '--vary', 'first=crosses'], '--vary compares two or more values'],
  [[...game, '--vary', 'first=crosses,crosses'], 'each named once'],
  [[...game, '--vary', 'first=crosses,red'], 'options first: expected one of'],
  [[...game, '--vary', 'last=a,b'], '“last” cannot be varied'],
  [[...game, '--vary', 'crosses=ensign,king'], 'not by “king”'],
  [[...game, '--swap'], '--swap swaps seats, but captain plays every seat'],
  [[...game, '--vary', 'first=crosses,noughts', '--option', 'first=crosses'], 'first is varied'],
  [[...game, '--html', at('no/where.html')], 'there is no folder'],
  [[...game, '--json', folder], 'it is a folder'],
  [[...game, '--markdown', '/proc/x.md'], '/proc/x.md cannot be written: '],
  [[...game, '--csv', '--seed', 's1'], '--csv needs a file'],
  [[...game, '--seat', '--swap'], '--seat needs a seat=player'],
  [
    [...game, '--seed', 's', '--battle', '3', '--save', at('none/b.json')],
    `there is no folder ${at('none')}`,
  ],
  [[...game, '--run', folder], 'already exists'],
  [[...game, '--run', at('no/where')], `there is no folder ${at('no')}`],
  [[...game, '--battle', '1'], '--battle NUMBER and --save FILE go together'],
  [[...game, '--battle', '1', '--save', at('b.json')], '--battle needs the seed of its run'],
  [[...game, '--seed', 's', '--battle', '101', '--save', at('b.json')], 'from 1 to 100'],
  [['simulate', '--resume', at('missing')], 'there is no such file'],
  [['simulate', '--resume', 'package.json'], 'package.json is not a run file'],
  [['simulate', '--resume', early], 'by an earlier version of this program'],
  [['simulate', '--resume', at('x'), '--run', at('y')], 'leave --run out'],
]

test.each(faults)('%j ends with code 2 and one line', async (args, why) => {
  expect(await run(args)).toBe(2)
  expect(written.err).toContain(why)
  expect(written.err).toMatch(/^grognard: [^\n]+\n$/)
  expect(existsSync(at('b.json'))).toBe(false)
})
