/** `capitals` are small capitals. */
export type Face = 'regular' | 'italic' | 'bold' | 'capitals'

export interface Style {
  face: Face
  size: number
  ink?: string
  /** Space between letters, points. */
  tracking?: number
}

export const inks = {
  text: '#211d18',
  quiet: '#6a5f50',
  rule: '#3a332a',
  faint: '#c9bda6',
  wash: '#f4eddd',
  sides: ['#1f3f66', '#8a2a1e'],
} as const

export const styles = {
  title: { face: 'capitals', size: 24, tracking: 1 },
  subtitle: { face: 'italic', size: 11.5, ink: inks.quiet },
  running: { face: 'capitals', size: 10.5, ink: inks.quiet, tracking: 0.5 },
  foot: { face: 'italic', size: 8.5, ink: inks.quiet },
  heading: { face: 'capitals', size: 12.5, tracking: 0.35 },
  rules: { face: 'italic', size: 7.5, ink: inks.quiet },
  head: { face: 'italic', size: 8.6, ink: inks.quiet },
  body: { face: 'regular', size: 9.6 },
  note: { face: 'italic', size: 8.4, ink: inks.quiet },
  name: { face: 'italic', size: 8.8, ink: inks.quiet },
  value: { face: 'bold', size: 9.4 },
  cardTitle: { face: 'capitals', size: 13, tracking: 0.3 },
  cardSubtitle: { face: 'italic', size: 8.8, ink: inks.quiet },
  label: { face: 'regular', size: 8.4 },
} as const satisfies Record<string, Style>

/** From the foot of one line to that of the next. */
export function leading({ size }: Style): number {
  return size * 1.24
}

/** From the top of a line to the foot of its letters. */
export function ascent({ size }: Style): number {
  return size * 0.93
}
