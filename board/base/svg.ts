import type { Point } from './place.ts'

const NAMESPACE = 'http://www.w3.org/2000/svg'

/** Styles are set one by one: the page's policy lets no attribute hold them. */
export type Attributes = Record<string, string | number> & { style?: never }

/** A new SVG element with its attributes and children. */
export function draw<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  children: readonly Node[] = [],
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS(NAMESPACE, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  element.append(...children)
  return element
}

export function group(className: string, children: readonly Node[] = []): SVGGElement {
  return draw('g', { class: className }, children)
}

/** Ground units in a unit of a crowd. */
const CROWD = 10_000

/**
 * A group of things that stand here and there. A browser paints them in one layer only where they lie
 * close together by their group's own measure; by one as coarse as this they always do.
 */
export function crowd(className: string, children: readonly Node[] = []): SVGGElement {
  return draw('g', { class: className, transform: `scale(${CROWD})` }, children)
}

/** Its drawing stays where it is, but as one of a crowd. */
export function inCrowd<Drawing extends SVGElement>(drawing: Drawing): Drawing {
  drawing.style.transform = placeInCrowd({ x: 0, y: 0 })
  return drawing
}

/** The style that puts one of a crowd at a ground point; what is drawn inside is in ground units again. */
export function placeInCrowd({ x, y }: Point): string {
  return `translate(${x / CROWD}px, ${-y / CROWD}px) scale(${1 / CROWD})`
}

export function line(className: string, x1: number, y1: number, x2: number, y2: number) {
  return draw('line', { class: className, x1, y1, x2, y2 })
}

export function path(className: string, d: string): SVGPathElement {
  return draw('path', { class: className, d })
}

export function text(className: string, content: string, at: Attributes = {}): SVGTextElement {
  return draw('text', { class: className, ...at }, [document.createTextNode(content)])
}

/** What is drawn inside keeps its size in pixels at any zoom, around a point of the drawing. */
export function pinned(x: number, y: number, children: readonly Node[]): SVGGElement {
  return draw('g', { transform: `translate(${x} ${y})` }, [group('pinned', children)])
}

/** A ground polygon as path data; the drawing has y down. */
export function outline(polygon: readonly number[]): string {
  const parts: string[] = []
  for (let i = 0; i + 1 < polygon.length; i += 2)
    parts.push(`${i === 0 ? 'M' : 'L'}${polygon[i]} ${-Number(polygon[i + 1])}`)
  return parts.length === 0 ? '' : `${parts.join('')}Z`
}

/** A ground polyline as path data. */
export function polyline(points: readonly number[]): string {
  return outline(points).replace(/Z$/, '')
}
