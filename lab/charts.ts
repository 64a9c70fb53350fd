import * as Plot from '@observablehq/plot'
import { parseHTML } from 'linkedom'
import { binned, scaleOf } from './bins.ts'
import type { Share } from './share.ts'

/** What all charts of a report have in common. */
export interface ChartStyle {
  /** Of the page, in pixels; it shrinks with the page. */
  width: number
  /** A number as the reader's language writes it. */
  number(value: number): string
  share(value: number): string
}

/** A share with its name; rows of one group stand together under its title. */
export interface ShareRow {
  group: string
  name: string
  share: Share
  /** The side's place, which gives it its colour; null for nobody's. */
  side: number | null
}

/** Numbers of one kind, such as the losses of a seat. */
export interface NumbersRow {
  group: string
  name: string
  numbers: readonly number[]
  side: number | null
}

const ROW_HEIGHT = 30
const HISTOGRAM_HEIGHT = 96

/** Dots with their 95 % intervals on a line from none to all, as SVG text. */
export function shareChart(rows: readonly ShareRow[], label: string, style: ChartStyle): string {
  const groups = new Set(rows.map(({ group }) => group))
  const at = { y: 'name', ...(groups.size > 1 && { fy: 'group' }) } as const
  const flat = rows.map(({ group, name, share, side }) => ({
    group,
    name,
    x: share.share,
    low: share.interval.low,
    high: share.interval.high,
    stroke: colourOf(side),
  }))
  const names = [...new Set(flat.map(({ name }) => name))]
  return svgOf({
    ...common(
      style,
      rows.map(({ name }) => name),
      label,
    ),
    marginRight: 24 + (groups.size > 1 ? widthOf([...groups]) : 0),
    height: 60 + ROW_HEIGHT * names.length * groups.size + 12 * groups.size,
    x: { domain: [0, 1], label: null, tickFormat: style.share, grid: true },
    y: { domain: names, label: null },
    fy: { label: null, domain: [...groups] },
    marks: [
      Plot.ruleX([0.5], { strokeDasharray: '3,3', strokeOpacity: 0.6 }),
      ...coloured(flat, (data, stroke) =>
        Plot.link(data, {
          ...at,
          x1: 'low',
          x2: 'high',
          y1: 'name',
          y2: 'name',
          stroke,
          strokeWidth: 3,
        }),
      ),
      ...coloured(flat, (data, fill) => Plot.dot(data, { ...at, x: 'x', r: 5.5, fill })),
    ],
  })
}

/** How often each number came, a panel for each row, as SVG text. */
export function histogram(rows: readonly NumbersRow[], label: string, style: ChartStyle): string {
  const names = rows.map(nameOf)
  const scale = scaleOf(rows.flatMap(({ numbers }) => [...numbers]))
  const { domain, ticks } = scale
  const bars = rows.flatMap(row =>
    binned(row.numbers, scale).map(bin => ({
      ...bin,
      name: nameOf(row),
      stroke: colourOf(row.side),
    })),
  )
  return svgOf({
    ...common(style, [], label),
    marginLeft: 48,
    marginRight: 12 + widthOf(names),
    height: 50 + HISTOGRAM_HEIGHT * rows.length,
    x: { label: null, tickFormat: style.number, domain, ticks },
    y: { label: null, grid: true, ticks: 3, tickFormat: whole(style) },
    fy: { label: null, domain: names },
    marks: [
      ...coloured(bars, (data, fill) =>
        Plot.rectY(data, { x1: 'from', x2: 'to', y: 'count', fy: 'name', inset: 0.5, fill }),
      ),
      Plot.ruleY([0]),
    ],
  })
}

/** There are no half battles. */
function whole({ number }: ChartStyle): (value: number) => string {
  return value => (Number.isInteger(value) ? number(value) : '')
}

function nameOf({ group, name }: NumbersRow): string {
  return [group, name].filter(text => text !== '').join(', ')
}

function colourOf(side: number | null): string {
  return side === null ? 'var(--nobody)' : `var(--side-${side % 2})`
}

/** Colours are the style sheet's own, so each has a mark of its own. */
function coloured<Row extends { stroke: string }>(
  rows: readonly Row[],
  mark: (data: Row[], colour: string) => Plot.Markish,
): Plot.Markish[] {
  const colours = [...new Set(rows.map(({ stroke }) => stroke))]
  return colours.map(colour =>
    mark(
      rows.filter(({ stroke }) => stroke === colour),
      colour,
    ),
  )
}

function common(style: ChartStyle, names: readonly string[], label: string): Plot.PlotOptions {
  return {
    document: parseHTML('<!doctype html><html><body></body></html>').document,
    width: style.width,
    marginLeft: 24 + widthOf(names),
    style: { fontSize: '13px', background: 'none' },
    ariaLabel: label,
  }
}

/** About, in pixels of such a font. */
function widthOf(names: readonly string[]): number {
  return 16 + 7 * Math.max(0, ...names.map(name => name.length))
}

function svgOf(options: Plot.PlotOptions): string {
  const chart = Plot.plot(options)
  chart.setAttribute('role', 'img')
  return chart.outerHTML
}
