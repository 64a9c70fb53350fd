import Pdf from 'pdfkit'
import type { Mark } from './marks.ts'
import type { Paper } from './paper.ts'
import { ascent, inks, leading } from './style.ts'
import type { Face, Style } from './style.ts'

/** The files of the faces. */
export type Fonts = Record<Face, Uint8Array>

type Align = 'left' | 'centre' | 'right'

export interface Stroke {
  weight?: number
  ink?: string
  dash?: number
  fill?: string
  /** How much the fill covers, 0 to 1; all where absent. */
  cover?: number
}

/** An outline as path data of SVG, moved and enlarged where it says so. */
interface Shape {
  d: string
  at?: { x: number; y: number; scale: number } | undefined
  stroke: Stroke
}

/** Puts letters and strokes on paper, in points from the top left corner, and notes where. */
export interface Press {
  /** What the next page is made of. */
  paper: Paper
  /** Of each page, the first is 0. */
  readonly pages: readonly Paper[]
  readonly marks: readonly Mark[]
  page(): void
  /** Goes back to a page, the first is 0. */
  turnTo(page: number): void
  widthOf(text: string, style: Style): number
  /** One line; `x` is its left, middle or right. */
  write(text: string, x: number, y: number, style: Style, align?: Align): void
  line(points: readonly number[], stroke?: Stroke): void
  box(x: number, y: number, width: number, height: number, stroke?: Stroke): void
  /** Outlines around the middle of a box, their upper end to the right; `unit` is the length of one of theirs. */
  shapes(
    shapes: readonly Shape[],
    box: { x: number; y: number; width: number; height: number; unit: number },
  ): void
  finish(): Promise<Uint8Array>
}

export interface PressWish {
  paper: Paper
  fonts: Fonts
  title: string
  language: string
}

export function createPress({ paper, fonts, title, language }: PressWish): Press {
  const document = new Pdf({
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Creator: 'Grognard' },
    // Without a face of its own the document asks for none that it would have to read from disk.
    font: '',
  })
  for (const [face, file] of Object.entries(fonts)) document.registerFont(face, bytesOf(file))
  const written = gathered(document)
  const marks: Mark[] = []
  const pages: Paper[] = []
  let at = -1
  const note = (x: number, y: number, width: number, height: number, text = '') =>
    marks.push({ page: at, x, y, width, height, text })
  const known = new Map<string, number>()
  // Widths grow with the size, so each text is measured once for each face.
  const widthOf = (text: string, { face, size, tracking = 0 }: Style): number => {
    const name = `${face} ${text}`
    const unit = known.get(name) ?? document.font(face).fontSize(MEASURED).widthOfString(text)
    known.set(name, unit)
    return (unit * size) / MEASURED + tracking * Math.max(0, text.length - 1)
  }
  const ink = ({ weight = 0.5, ink: colour = inks.rule, dash = 0 }: Stroke) => {
    document.lineWidth(weight).strokeColor(colour)
    if (dash > 0) document.dash(dash, { space: dash })
    else document.undash()
  }
  return {
    paper,
    pages,
    marks,
    page() {
      document.addPage({ size: [this.paper.width, this.paper.height], margin: 0 })
      at = pages.push(this.paper) - 1
    },
    turnTo(page) {
      document.switchToPage(page)
      at = page
    },
    widthOf,
    write(text, x, y, style, align = 'left') {
      if (text === '') return
      const width = widthOf(text, style)
      const left = x - width * { left: 0, centre: 0.5, right: 1 }[align]
      document
        .font(style.face)
        .fontSize(style.size)
        .fillColor(style.ink ?? inks.text)
        .text(text, left, y + ascent(style), {
          lineBreak: false,
          baseline: 'alphabetic',
          ...spaced(style),
        })
      note(left, y, width, leading(style), text)
    },
    line(points, stroke = {}) {
      ink(stroke)
      const [x = 0, y = 0, ...rest] = points
      document.moveTo(x, y)
      for (let i = 0; i + 1 < rest.length; i += 2) document.lineTo(rest[i] ?? 0, rest[i + 1] ?? 0)
      document.stroke()
      const across = points.filter((_, index) => index % 2 === 0)
      const down = points.filter((_, index) => index % 2 === 1)
      const [left, top] = [Math.min(...across), Math.min(...down)]
      note(left, top, Math.max(...across) - left, Math.max(...down) - top)
    },
    box(x, y, width, height, stroke = {}) {
      ink(stroke)
      document.rect(x, y, width, height)
      if (stroke.fill === undefined) document.stroke()
      else if (stroke.weight === 0) document.fill(stroke.fill)
      else document.fillAndStroke(stroke.fill, stroke.ink ?? inks.rule)
      note(x, y, width, height)
    },
    shapes(shapes, { x, y, width, height, unit }) {
      document.save().translate(x + width / 2, y + height / 2)
      document.rotate(90).scale(unit)
      for (const { d, at, stroke } of shapes) {
        document.save()
        if (at) document.translate(at.x, at.y).scale(at.scale)
        ink(stroke)
        document.path(d).fillOpacity(stroke.cover ?? 1)
        if (stroke.fill === undefined) document.stroke()
        else if (stroke.weight === 0) document.fill(stroke.fill)
        else document.fillAndStroke(stroke.fill, stroke.ink ?? inks.rule)
        document.restore()
      }
      document.restore()
      note(x, y, width, height)
    },
    finish() {
      document.end()
      return written
    },
  }
}

/** Of capitals that stand apart. */
function spaced({ tracking }: Style): { characterSpacing?: number } {
  return tracking ? { characterSpacing: tracking } : {}
}

/** The size that texts are measured at, points. */
const MEASURED = 100

/** Node's own buffers are bytes too, but the types of the library know only these. */
function bytesOf(file: Uint8Array): ArrayBuffer {
  const copy = new ArrayBuffer(file.byteLength)
  new Uint8Array(copy).set(file)
  return copy
}

function gathered(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const pieces: Uint8Array[] = []
    document.on('data', (piece: Uint8Array) => pieces.push(piece))
    document.on('end', () => resolve(joined(pieces)))
    document.on('error', reject)
  })
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
