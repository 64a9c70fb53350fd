import * as Plot from '@observablehq/plot'
import { parseHTML } from 'linkedom'
import { binned, scaleOf } from './bins.ts'
import type { Share } from './statistics.ts'

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

const ROW_HEIGHT = 42
const PANEL_HEIGHT = 110
const SIDE_MARGIN = 28
/** For a panel's name, above it. */
const NAME_HEIGHT = 24
const AXIS_HEIGHT = 36
/** Broader ones look like blocks rather than bars. */
const BROADEST_BAR = 72
const TICK_WIDTH = 64

/** Dots with their 95 % intervals on a line from none to all, each below its name, as SVG text. */
export function shareChart(rows: readonly ShareRow[], label: string, style: ChartStyle): string {
  const groups = [...new Set(rows.map(({ group }) => group))]
  const isGrouped = groups.length > 1
  const at = { y: 'name', ...(isGrouped && { fy: 'group' }) } as const
  const flat = rows.map(({ group, name, share, side }) => ({
    group,
    name,
    x: share.share,
    low: share.interval.low,
    high: share.interval.high,
    stroke: colourOf(side),
  }))
  const names = [...new Set(flat.map(({ name }) => name))]
  const heightOfGroup = ROW_HEIGHT * names.length + (isGrouped ? NAME_HEIGHT : 0)
  return svgOf({
    ...common(style, label, isGrouped ? NAME_HEIGHT : 0),
    height: AXIS_HEIGHT + heightOfGroup * groups.length,
    x: { domain: [0, 1], label: null, tickFormat: style.share, ticks: ticksIn(style), grid: true },
    y: { domain: names, axis: null },
    fy: { domain: groups, axis: null, padding: isGrouped ? NAME_HEIGHT / heightOfGroup : 0 },
    marks: [
      Plot.ruleX([0.5], { strokeDasharray: '3,3', strokeOpacity: 0.6 }),
      ...(isGrouped ? [groupNames(groups)] : []),
      Plot.text(flat, { ...at, x: 0, text: 'name', textAnchor: 'start', dx: 4, dy: -8 }),
      ...coloured(flat, (data, stroke) =>
        Plot.link(data, {
          ...at,
          x1: 'low',
          x2: 'high',
          y1: 'name',
          y2: 'name',
          stroke,
          strokeWidth: 3,
          dy: 8,
        }),
      ),
      ...coloured(flat, (data, fill) => Plot.dot(data, { ...at, x: 'x', r: 5.5, fill, dy: 8 })),
    ],
  })
}

/** Room for the topmost figure of an axis. */
const TICK_ROOM = 6

/** How often each number came, a panel for each row below its name, as SVG text. */
export function histogram(rows: readonly NumbersRow[], label: string, style: ChartStyle): string {
  const names = rows.map(nameOf)
  const isNamed = names.some(name => name !== '')
  const scale = scaleOf(
    rows.flatMap(({ numbers }) => [...numbers]),
    ticksIn(style),
  )
  const bars = rows.flatMap(row =>
    binned(row.numbers, scale).map(bin => ({
      ...bin,
      name: nameOf(row),
      stroke: colourOf(row.side),
    })),
  )
  const inset = Math.max(0.5, ((style.width - 2 * SIDE_MARGIN) / scale.bars - BROADEST_BAR) / 2)
  const sides = { insetLeft: inset, insetRight: inset }
  return svgOf({
    ...common(style, label, isNamed ? NAME_HEIGHT : 0),
    height: AXIS_HEIGHT + PANEL_HEIGHT * rows.length,
    x: { label: null, tickFormat: style.number, domain: scale.domain, ticks: scale.ticks },
    y: { label: null, grid: true, ticks: 3, tickFormat: whole(style), insetTop: TICK_ROOM },
    fy: { domain: names, axis: null, padding: isNamed ? NAME_HEIGHT / PANEL_HEIGHT : 0 },
    marks: [
      ...(isNamed ? [groupNames(names)] : []),
      ...coloured(bars, (data, fill) =>
        Plot.rectY(data, { x1: 'from', x2: 'to', y: 'count', fy: 'name', ...sides, fill }),
      ),
      Plot.ruleY([0]),
    ],
  })
}

/** Each above its panel. */
function groupNames(names: readonly string[]): Plot.Markish {
  return Plot.text(names, {
    fy: name => name,
    text: name => name,
    frameAnchor: 'top-left',
    lineAnchor: 'bottom',
    dy: -6,
    fontWeight: 600,
  })
}

function ticksIn({ width }: ChartStyle): number {
  return Math.min(12, Math.floor(width / TICK_WIDTH))
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

function common({ width }: ChartStyle, label: string, above: number): Plot.PlotOptions {
  return {
    document: parseHTML('<!doctype html><html><body></body></html>').document,
    width,
    marginLeft: SIDE_MARGIN,
    marginRight: SIDE_MARGIN,
    marginTop: above,
    style: { fontSize: '13px', background: 'none' },
    ariaLabel: label,
  }
}

function svgOf(options: Plot.PlotOptions): string {
  const chart = Plot.plot(options)
  chart.setAttribute('role', 'img')
  // Of a picture the name alone is read out, and its parts may have none.
  for (const part of chart.querySelectorAll('g[aria-label]')) part.removeAttribute('aria-label')
  return chart.outerHTML
}
