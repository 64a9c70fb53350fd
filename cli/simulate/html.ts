import { readFileSync } from 'node:fs'
import type { Values } from '@grognard/umpire'
import { ownName } from '../own-name.ts'
import type { Teller } from '../teller.ts'
import { commandOf } from './command-line.ts'
import { battleTable, element, tableOf } from './html-table.ts'
import { metricTableKeys, metricTables } from './metric-tables.ts'
import { chartsOf, winsChart } from './report-charts.ts'
import { isSameAsFirst, sameLines, toldComparisons } from './run-summary.ts'
import type { RunSummary } from './run-summary.ts'
import {
  comparisonLines,
  comparisonTitle,
  countedLine,
  planLine,
  reportText,
  rulesLine,
  spreadLine,
  titleOf,
  valueLabel,
} from './sentences.ts'
import { bodyRows, headRow } from './table.ts'

const css = readFileSync(new URL('report.css', import.meta.url), 'utf8')

/** A page in one file: what the run comes to, with charts and every battle. */
export function htmlText(teller: Teller, runSummary: RunSummary): string {
  const { plan } = runSummary
  const title = titleOf(teller, plan)
  const { language } = teller.words
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${element('title', title)}
<style>
${css}</style>
</head>
<body>
<main>
${element('h1', title)}
${opening(teller, runSummary)}
${results(teller, runSummary)}
${comparisons(teller, runSummary)}
${found(teller, runSummary)}
${charts(teller, runSummary)}
${element('h2', reportText(teller, 'battles'))}
${about(teller, 'battlesAbout', { program: ownName })}
${battleTable(teller, runSummary)}
</main>
</body>
</html>
`
}

function about(teller: Teller, key: string, values: Values = {}): string {
  return `<p class="about">${element('span', reportText(teller, key, values))}</p>`
}

function opening(teller: Teller, { plan, papers: attachments, results }: RunSummary): string {
  return [
    element('p', planLine(teller, plan, results.length)),
    element('p', rulesLine(teller)),
    about(teller, 'command'),
    element('pre', commandOf(plan, attachments)),
  ].join('\n')
}

function results(teller: Teller, runSummary: RunSummary): string {
  const { plan, summaries } = runSummary
  const parts = summaries.map((summary, value) => {
    if (isSameAsFirst(runSummary, value)) return ''
    const heading = valueLabel(teller, plan, summary.value)
    const { length, orders } = summary
    return [
      ...(heading === ''
        ? []
        : [element('h3', heading), element('p', countedLine(teller, summary))]),
      tableOf(headRow(teller), bodyRows(teller, plan, summary, value), [1, 2, 3, 4]),
      ...(length ? [element('p', spreadLine(teller, 'length', length))] : []),
      ...(orders ? [element('p', spreadLine(teller, 'orders', orders))] : []),
    ].join('\n')
  })
  const head = [element('h2', reportText(teller, 'result')), about(teller, 'resultAbout')]
  const chart = winsChart(teller, runSummary)
  const same = sameLines(teller, runSummary).map(line => element('p', line))
  return [...head, ...same, chart, ...parts].join('\n')
}

/** What was found under each value, a table of one kind beside the same of the next value. */
function found(teller: Teller, runSummary: RunSummary): string {
  const { plan } = runSummary
  const seats = Object.keys(plan.contestants)
  const summaries = runSummary.summaries.filter((_, value) => !isSameAsFirst(runSummary, value))
  const told = summaries.flatMap(summary =>
    metricTables(teller, seats, summary.found).map(table => ({ summary, table })),
  )
  return metricTableKeys
    .flatMap(key => {
      const those = told.filter(({ table }) => table.key === key)
      if (those.length === 0) return []
      const tables = those.flatMap(({ summary, table: { head, rows, words } }) => {
        const heading = valueLabel(teller, plan, summary.value)
        const numbers = head.flatMap((_, column) => (column < words ? [] : [column]))
        return [...(heading === '' ? [] : [element('h3', heading)]), tableOf(head, rows, numbers)]
      })
      const title = element('h2', reportText(teller, `found.${key}`))
      return [title, about(teller, `found.${key}About`), ...tables]
    })
    .join('\n')
}

function comparisons(teller: Teller, runSummary: RunSummary): string {
  const { plan } = runSummary
  const all = toldComparisons(runSummary)
  if (all.length === 0) return ''
  const parts = all.flatMap(comparison => [
    element('h3', comparisonTitle(teller, plan, comparison)),
    ...comparisonLines(teller, plan, comparison).map(line => element('p', line)),
  ])
  return [element('h2', reportText(teller, 'compare')), ...parts].join('\n')
}

function charts(teller: Teller, runSummary: RunSummary): string {
  return chartsOf(teller, runSummary)
    .map(({ key, aboutKey, figure }) =>
      [element('h2', reportText(teller, key)), about(teller, aboutKey), figure].join('\n'),
    )
    .join('\n')
}
