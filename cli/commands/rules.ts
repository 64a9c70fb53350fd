import type { Game, Language, RuleRow } from '@grognard/umpire'
import type { Coverage } from '../../checks/coverage.ts'
import { gameNamed } from '../games.ts'
import { nearestTo } from '../parsing-error.ts'
import { say, tellerFor } from '../teller.ts'
import type { Teller } from '../teller.ts'
import { writeLine, writeLines } from '../terminal.ts'
import { usageError } from '../usage-error.ts'

export interface RulesWish {
  coverage?: true
  json?: true
  language: Language
}

interface RuleLine extends RuleRow {
  id: string
  code?: readonly string[]
  tests?: readonly string[]
}

/** Prints a ruleset's rules. With coverage: 1 where an enforced rule has no test. */
export async function tellRules(
  id: string,
  asked: readonly string[],
  flags: RulesWish,
): Promise<number> {
  const game = gameNamed(id)
  const chosen = asked.map(rule => ruleNamed(game, rule))
  const coverage = flags.coverage ? await coverageOf(game) : undefined
  const all = linesOf(game, coverage)
  const rules = asked.length === 0 ? all : all.filter(rule => chosen.includes(rule.id))
  if (flags.json) await writeLine(JSON.stringify(rules, null, 2))
  else {
    const teller = tellerFor(game, flags.language)
    const head = asked.length === 0 ? headOf(teller, rules.length) : []
    await writeLines([...head, ...rules.flatMap(rule => ruleInWords(teller, rule))])
  }
  for (const fault of coverage?.faults ?? []) process.stderr.write(`grognard: ${fault}\n`)
  return coverage && coverage.faults.length > 0 ? 1 : 0
}

/** The book's own spelling of a rule's number. Throws UsageError naming the nearest. */
function ruleNamed({ id, rulebook }: Game, asked: string): string {
  const known = Object.keys(rulebook.rows)
  const rule = known.find(one => one.toLowerCase() === asked.toLowerCase())
  if (rule !== undefined) return rule
  const nearest = nearestTo(asked.toUpperCase(), known)
  throw usageError('rules.noRule', { game: id, rule: asked, known: nearest.join(', ') })
}

/** Loaded only when wanted: it reads every source file of the ruleset. */
async function coverageOf(game: Game): Promise<Coverage> {
  const { readCoverage } = await import('../../checks/coverage.ts')
  return readCoverage(`rulesets/${game.isExample ? 'examples/' : ''}${game.id}`)
}

function linesOf({ rulebook }: Game, coverage: Coverage | undefined): RuleLine[] {
  const found = new Map(coverage?.rows.map(row => [row.id, row]))
  return Object.entries(rulebook.rows).map(([id, row]) => {
    const proof = found.get(id)
    return {
      id,
      ...row,
      ...(proof ? { code: proof.code, tests: proof.tests.map(plainTitle) } : {}),
    }
  })
}

/** A test of many cases has a place for each case's values in its title. */
function plainTitle(title: string): string {
  return title.replace(/\s*%[sdifjo]|\s*\$[A-Za-z]\w*(\.\w+)*/g, ' …')
}

function headOf(teller: Teller, count: number): string[] {
  const { game, words } = teller
  return [
    game.title[words.language],
    say(teller, 'edition', { edition: { key: 'book.edition' }, authors: { key: 'book.authors' } }),
    say(teller, 'rules.count', { count }),
  ]
}

function ruleInWords(teller: Teller, rule: RuleLine): string[] {
  const { language } = teller.words
  const status = say(teller, `rules.status.${rule.status}`)
  const reason = rule.reason ? [say(teller, 'rules.reason', { reason: rule.reason[language] })] : []
  const code = (rule.code ?? []).map(path => say(teller, 'rules.code', { code: path }))
  const tests = (rule.tests ?? []).map(test => say(teller, 'rules.test', { test }))
  const below = [...reason, ...code, ...tests].map(line => `  ${line}`)
  return [`${rule.id} (${rule.section}; ${status}): ${rule.gist[language]}`, ...below]
}
