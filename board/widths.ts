/** Of the box around a line of writing, in pixels. */
export const NAME_HEIGHT = 17

const LETTER = 8
const FONTS = {
  ship: 'italic 14px',
  block: 'italic 12.5px',
  ground: 'italic 15px',
  band: '12.5px',
} as const
const widths = new Map<string, number>()

/** The width of a name in pixels, measured once in the font the page has. */
export function widthOf(name: string, font: keyof typeof FONTS): number {
  const key = `${font} ${name}`
  const known = widths.get(key)
  if (known !== undefined) return known
  const pen = document.createElement('canvas').getContext('2d')
  if (pen) pen.font = `${FONTS[font]} ${getComputedStyle(document.body).fontFamily}`
  const width = (pen?.measureText(name).width ?? name.length * LETTER) + 6
  widths.set(key, width)
  return width
}
