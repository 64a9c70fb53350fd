import type { Teller } from '../teller.ts'
import { commandOf } from './command-line.ts'
import { metricTables } from './metric-tables.ts'
import { isSameAsFirst, sameLines, toldComparisons } from './run-summary.ts'
import type { RunSummary } from './run-summary.ts'
import {
  comparisonLines,
  comparisonTitle,
  countedLine,
  planLine,
  reportText,
  rulesLine,
  say,
  spreadLine,
  titleOf,
  valueLabel,
} from './sentences.ts'
import { bodyRows, headRow } from './table.ts'

/** The tables of a run as a page: the same on every machine, so that it can be kept with the code. */
export function markdownText(teller: Teller, runSummary: RunSummary): string {
  const { plan, summaries, results } = runSummary
  const parts = [
    `# ${titleOf(teller, plan)}`,
    planLine(teller, plan, results.length),
    rulesLine(teller),
    `\`\`\`\n${commandOf(plan, [])}\n\`\`\``,
    ...sameLines(teller, runSummary),
    ...summaries.flatMap((_, value) =>
      isSameAsFirst(runSummary, value) ? [] : summaryParts(teller, runSummary, value),
    ),
    ...comparisonParts(teller, runSummary),
  ]
  return `${parts.join('\n\n')}\n`
}

/** Under a heading of its own where something is varied. */
function summaryParts(teller: Teller, { plan, summaries }: RunSummary, value: number): string[] {
  const summary = summaries[value]
  if (!summary) return []
  const heading = valueLabel(teller, plan, summary.value)
  const level = heading === '' ? '##' : '###'
  const { length, orders, faults, found } = summary
  const tables = metricTables(teller, Object.keys(plan.contestants), found)
  return [
    ...(heading === '' ? [] : [`## ${heading}`, countedLine(teller, summary)]),
    `${level} ${reportText(teller, 'result')}`,
    ...(value === 0 ? [reportText(teller, 'resultAbout')] : []),
    pipes([headRow(teller), ...bodyRows(teller, plan, summary, value)], 1),
    ...(length ? [spreadLine(teller, 'length', length)] : []),
    ...(orders ? [spreadLine(teller, 'orders', orders)] : []),
    ...(faults > 0 ? [say(teller, 'faults', { count: faults })] : []),
    ...tables.flatMap(({ key, head, rows, words }) => [
      `${level} ${reportText(teller, `found.${key}`)}`,
      reportText(teller, `found.${key}About`),
      pipes([head, ...rows], words),
    ]),
  ]
}

function comparisonParts(teller: Teller, runSummary: RunSummary): string[] {
  const { plan } = runSummary
  const comparisons = toldComparisons(runSummary)
  if (comparisons.length === 0) return []
  return [
    `## ${reportText(teller, 'compare')}`,
    ...comparisons.flatMap(comparison => [
      `**${comparisonTitle(teller, plan, comparison)}**`,
      comparisonLines(teller, plan, comparison)
        .map(line => `- ${line}`)
        .join('\n'),
    ]),
  ]
}

/** The first row is the head; columns after the first ones, those of words, stand to the right. */
function pipes([head = [], ...rows]: readonly string[][], words: number): string {
  const rule = head.map((_, column) => (column < words ? '---' : '---:'))
  return [rowOf(head), rowOf(rule), ...rows.map(rowOf)].join('\n')
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.map(cell => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`
}
