import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { catalogue } from '@grognard/rulesets'
import { exportBattle, newBattle } from '@grognard/umpire'
import { caughtOutput } from './fixtures.ts'
import { gameNamed } from './games.ts'
import { run } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'grognard-'))
const play = ['play', 'tic-tac-toe', 'standard']

const written = caughtOutput()

function fileWith(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const letter = fileWith('letter.txt', 'Dear Admiral,')
const other = fileWith('other.json', '{"format":"something"}')

const torn = fileWith('torn.json', '{"a": 1,\n"b": }')

const golden = 'rulesets/line-of-battle/playthroughs/constitution.json'

const faults: [string[], string][] = [
  [['--wind'], 'unknown flag --wind of grognard; nearest: --help'],
  [['play', '--sed', '1'], 'unknown flag --sed of grognard play; nearest: --seed, '],
  [['play', '--save'], '--save needs a file'],
  [['sail'], 'unknown command “sail”; the commands are serve, server, games, play'],
  [['play', 'chess', 'standard'], 'there is no ruleset “chess”'],
  [['play', 'tic-tac-toe', 'large'], 'has no scenario “large”'],
  [
    [...play, 'more', 'still'],
    'too many arguments: more, still; the command is grognard play [ruleset] [scenario]',
  ],
  [
    ['--language', 'de', 'play'],
    'grognard kennt keinen Schalter --language; am nächsten: --version, --help',
  ],
  [['undo'], '“undo” is a command within “play”'],
  [['help'], 'unknown command “help”'],
  [[...play, '--seat', 'red=human'], 'there is no seat “red”'],
  [[...play, '--seat', 'crosses=commodore'], 'human, computer, ensign'],
  [[...play, '--seat', 'crosses'], 'name=value'],
  [[...play, '--option', 'first=red'], 'options first: expected one of crosses, noughts'],
  [[...play, '--option', 'last=red'], 'there is no option “last”; there are first'],
  [
    [...play, '--paper', `sheet=${letter}`],
    'letter.txt is not JSON: line 1, column 1 cannot be read',
  ],
  [[...play, '--paper', `sheet=${torn}`], 'torn.json is not JSON: line 2, column 6'],
  [[...play, '--paper', `sheet=${other}`], 'papers'],
  [
    ['play', 'belle-alliance', 'crossroads-farm', '--paper', `scenario=${other}`],
    'papers.scenario: expected no paper of this name here; own takes one',
  ],
  [[...play, '--dice', 'loaded'], '“loaded”'],
  [[...play, '--language', 'fr'], 'en, de, da'],
  [[...play, '--save', join(folder, 'no', 'where')], `there is no folder ${join(folder, 'no')}`],
  [['play', '--resume', other], 'not a battle file'],
  [[...play, '--resume', other], '--resume goes only with'],
  [['replay', golden, '--from', '0'], '--from takes the number of an order from 1 to'],
  [['replay', golden, '--to', '0'], '--to takes the number of an order from 1 to'],
  [['replay', golden, '--seat', 'red'], 'there is no seat “red”'],
  [['replay', join(folder, 'missing')], 'there is no such file'],
  [['replay', other], 'not a battle file'],
  [['verify'], 'missing “file”; the command is grognard verify <file>'],
  [['verify', letter], 'line 1, column 1'],
  [['verify', folder], 'it is a folder'],
  [['rules', 'chess'], 'there is no ruleset'],
  [['rules', 'tic-tac-toe', 'TTT-44'], 'has no rule “TTT-44”; the nearest are TTT-4, '],
  [['engine', '--language', 'xx'], 'en, de, da'],
  [['engine', '--battles', '0'], '--battles takes a whole number from 1 to 1000000, not “0”'],
  [['engine', '--battles', '-3'], '--battles takes a whole number from 1 to 1000000, not “-3”'],
  [['engine', '--battles', 'many'], '--battles takes a whole number from 1 to 1000000, not'],
  [['engine', '--battles'], '--battles needs a number'],
  [['serve', '--port', '99999'], 'is not a port'],
]

test.each(faults)('%j ends with code 2 and one line', async (args, why) => {
  expect(await run(args)).toBe(2)
  expect(written.err).toContain(why)
  expect(written.err).toMatch(/^grognard: [^\n]+\n$/)
})

const long = 'x'.repeat(5000)

const longFaults: string[][] = [
  [long],
  [`--${long}`],
  ['play', long, long],
  [...play, '--seat', `${long}=human`],
  [...play, '--seat', `crosses=${long}`],
  [...play, '--option', `${long}=1`],
  [...play, '--option', `first=${long}`],
  [...play, '--paper', `sheet=${long}`],
  [...play, '--dice', long],
  [...play, '--language', long],
  [...play, '--save', join(folder, long)],
  [...play, long, long],
  ['replay', long],
  ['replay', golden, '--from', long],
  ['replay', golden, '--seat', long],
  ['verify', fileWith('long.json', JSON.stringify({ format: long }))],
  ['rules', long],
  ['rules', 'tic-tac-toe', long],
  ['print', long],
  ['simulate', 'tic-tac-toe', 'standard', '--battles', long],
]

test.each(longFaults)(
  '%.20s %.20s tells no more than 200 characters of a bad value',
  async (...args) => {
    expect(await run(args)).toBe(2)
    expect(written.err).toMatch(/^grognard: [^\n]+\n$/)
    expect(written.err).not.toMatch(/x{201}/)
  },
)

const faultsIn: [string, string[], string][] = [
  ['de', ['play', 'chess', 'standard'], 'es gibt kein Regelwerk „chess“, nur '],
  [
    'da',
    [...play, '--option', 'first=red'],
    'options first: forventet en af værdierne crosses, noughts',
  ],
  ['de', ['play', '--sed'], 'grognard play kennt keinen Schalter --sed; am nächsten: --seed'],
  ['da', ['play', '--save'], 'der mangler noget efter --save'],
  ['da', ['verify', join(folder, 'missing')], 'kan ikke læses: den fil findes ikke'],
  ['de', ['simulate', 'tic-tac-toe', 'standard', '--battles', 'no'], 'eine ganze Zahl von 1 bis'],
  ['da', ['zurück'], '»zurück« er en kommando inde i »play«'],
]

test.each(faultsIn)(
  'a fault is told in %s where that is asked for',
  async (language, args, why) => {
    const [word = '', ...rest] = args
    expect(await run([word, '--language', language, ...rest])).toBe(2)
    expect(written.err).toContain(why)
    expect(await run([word, `--language=${language}`, ...rest])).toBe(2)
    expect(written.err).toMatch(/^grognard: ([^\n]+)\ngrognard: \1\n$/)
  },
)

test('a fault is told in the language of the system where none is named', async () => {
  vi.stubEnv('LC_ALL', 'de_DE.UTF-8')
  expect(await run(['sail'])).toBe(2)
  expect(written.err).toContain('es gibt kein Kommando „sail“, nur serve, server, games, play')
  expect(await run([...play, '--language', 'fr'])).toBe(2)
  expect(written.err).toContain('es gibt keine Sprache „fr“, nur en, de, da')
})

test.each([[], ['games'], ['play'], ['replay'], ['verify'], ['rules'], ['engine'], ['serve']])(
  'grognard %s has help',
  async (...command) => {
    expect(await run([...command, '--help'])).toBe(0)
    expect(written.out).toContain(['Usage: grognard', ...command].join(' '))
    expect(written.err).toBe('')
  },
)

test.each([['games'], ['play']])(
  'grognard %s lists every scenario on a line of its own',
  async word => {
    expect(await run([word])).toBe(0)
    for (const { id, scenarios } of Object.values(catalogue))
      for (const scenario of Object.keys(scenarios))
        expect(written.out).toMatch(new RegExp(`^ {2}${id} ${scenario}: .+$`, 'm'))
  },
)

test('play with a ruleset alone lists its scenarios and options', async () => {
  expect(await run(['play', 'tic-tac-toe'])).toBe(0)
  expect(written.out).toContain('tic-tac-toe standard: ')
  expect(written.out).toContain('  first=crosses|noughts (crosses): ')
})

test('titles of tests of many cases are shown without the places of their values', async () => {
  expect(await run(['rules', 'line-of-battle', '--coverage'])).toBe(0)
  expect(written.out).toContain('[LOB-042] before, a heading of … that is pointed at becomes …')
  expect(written.out).not.toMatch(/Test: .*%[sdifjo]/)
})

test('without a command the help is shown', async () => {
  expect(await run([])).toBe(0)
  expect(written.out).toContain('Commands:')
})

test('the rules are listed in the language of the player', async () => {
  expect(await run(['rules', 'tic-tac-toe', '--language', 'da'])).toBe(0)
  expect(written.out).toContain('TTT-4 (Marks; håndhævet): Et mærke sættes på et frit felt')
})

test('single rules are told alone, in the player’s language, however they are spelled', async () => {
  const args = ['rules', 'tic-tac-toe', 'ttt-4', 'TTT-2', '--language', 'da']
  expect(await run(args)).toBe(0)
  expect(written.out.trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^TTT-2 /),
    expect.stringContaining('TTT-4 (Marks; håndhævet): Et mærke'),
  ])
})

test('a battle without papers says which reason there is', async () => {
  const dice = { kind: 'seeded', seed: 's' } as const
  const begun = newBattle(gameNamed('line-of-battle'), { scenario: 'constitution', dice })
  expect(await run(['papers', fileWith('begun.json', exportBattle(begun))])).toBe(1)
  expect(written.out).toContain('no papers to save from')
  expect(await run(['papers', 'rulesets/ship-of-the-line/playthroughs/duel.json'])).toBe(1)
  expect(written.out).toContain(': Ship of the Line has none.')
})

test('the rules are listed with their code and tests', async () => {
  expect(await run(['rules', 'tic-tac-toe', '--coverage', '--json'])).toBe(0)
  const rules: { id: string; code: string[]; tests: string[] }[] = JSON.parse(written.out)
  expect(rules.find(rule => rule.id === 'TTT-4')?.code).toContainEqual(
    expect.stringMatching(/^marking\.ts:\d+$/),
  )
  for (const rule of rules) expect(rule.tests, rule.id).not.toEqual([])
})

const scenarios = Object.values(catalogue).flatMap(game => {
  const [first = ''] = Object.keys(game.scenarios)
  return [{ game, scenario: first }]
})

test.each(scenarios)(
  'computers play $game.id to its end, all of it in words; replay tells the same',
  async ({ game, scenario }) => {
    const file = join(folder, `${game.id}.json`)
    const seats = game.seats(game.prepare(scenario)).flatMap(seat => ['--seat', `${seat}=computer`])
    const args = [game.id, scenario, ...seats, '--seed', 'words', '--save', file]
    expect(await run(['play', ...args])).toBe(0)
    expect(written.out).toContain('The battle is over.')
    expect(written.out.match(/\b[a-z]+(\.[a-zA-Z0-9]+){2,}/g)).toBeNull()
    const lines = written.out.split('\n').filter(line => /^\d+\. /.test(line))
    written.out = ''
    expect(await run(['replay', file])).toBe(0)
    for (const line of lines) expect(written.out).toContain(line)
    expect(await run(['verify', file])).toBe(0)
  },
)

test('each fault of a scenario paper is told once, on a line of its own', async () => {
  const scenario = JSON.parse(readFileSync('docs/scenario-example.json', 'utf8'))
  const [first, second] = scenario.sides[0].units
  const faulty = { ...scenario, start: 'noon' }
  second.id = first.id
  const paper = `scenario=${fileWith('faulty.json', JSON.stringify(faulty))}`
  expect(await run(['play', 'belle-alliance', 'own', '--paper', paper])).toBe(2)
  const lines = written.err.trimEnd().split('\n')
  expect(lines[0]).toBe('grognard: These papers cannot be used:')
  expect(lines).toContainEqual(expect.stringContaining(`Two units have the id “${first.id}”.`))
  expect(lines).toContainEqual(expect.stringContaining('“noon” is not a time of day.'))
  expect(new Set(lines).size).toBe(lines.length)
})

test('the help of the engine tells how a request is written, and the fields of every verb', async () => {
  expect(await run(['engine', '--help'])).toBe(0)
  expect(written.out).toContain('its verb in "do"')
  expect(written.out).toMatch(
    /^ {2}play +battle: TEXT, seat: TEXT, order\?: JSON, orders\?: \[JSON, …\], dice\?: /m,
  )
  expect(written.out).toContain('grognard rules RULESET RULE')
  expect(written.out).toMatch(
    /--battles <number> +how many battles may be open at once \(default: 1000\)/,
  )
})
