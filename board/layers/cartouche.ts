import type { Picture } from '@grognard/umpire'
import type { Bounds, Point } from '../base/place.ts'
import type { BoardWords } from '../base/scene.ts'
import { draw, line, path } from '../base/svg.ts'
import { bestCorner, cornersOf } from './free-corner.ts'
import { stepsOfBar } from './scale-bar.ts'

/** The title of the chart in a corner of the window, with its turn, its scale and the hour. */
export interface Cartouche {
  element: HTMLElement
  show(picture: Picture): void
  /** `free` is the window without panels, `filled` what should not be covered; all in pixels of the window. */
  moved(scale: number, free: Bounds, filled: readonly Point[]): void
}

/**
 * A plotting board has its title and turn in the head of the page, and here its scale alone. Where lengths
 * are counted in dots there is none: every dot to the corners is played on.
 */
const isShownOn: Record<Picture['theme'], 'whole' | 'scale' | null> = {
  'sea-chart': 'whole',
  'plotting-board': 'scale',
  'campaign-map': null,
  board: null,
}

/** In a narrower window there is the scale alone. */
const NARROW = 620

export function createCartouche({ say, length, title }: BoardWords): Cartouche {
  const name = part('cartouche-title')
  const when = part('cartouche-when')
  const bar = draw('svg', { class: 'scale-bar' })
  const clock = clockFace()
  const words = part('cartouche-words', [name, when, bar])
  const face = part('cartouche-face', [words, clock.element])
  const element = part('cartouche', [face])
  element.setAttribute('aria-hidden', 'true')
  element.hidden = true
  let shown: Picture | null = null
  let barFor = ''
  let corner = -1
  let size = { width: 0, height: 0 }

  return {
    element,
    show(picture) {
      shown = picture
      const isCounted = picture.dots !== undefined
      element.hidden = title === undefined || isCounted || !isShownOn[picture.theme]
      if (element.hidden || !title) return
      name.textContent = title(picture)
      const told = picture.headline.slice(0, 2).map(say).join(' · ')
      const isSame = name.textContent === title(picture) && when.textContent === told
      name.textContent = title(picture)
      when.textContent = told
      clock.show(picture.timeOfDay)
      if (!isSame) barFor = ''
    },
    moved(scale, free, filled) {
      if (!shown || element.hidden) return
      const isFolded = free.width < NARROW || isShownOn[shown.theme] === 'scale'
      const looks = JSON.stringify([scale, shown.measure, isFolded])
      if (looks !== barFor) {
        barFor = looks
        element.classList.toggle('folded', isFolded)
        const step = shown.measure.size
        const steps = stepsOfBar(step * scale)
        showBar(bar, steps * step * scale, length(shown, steps * step))
        size = { width: element.offsetWidth, height: element.offsetHeight }
      }
      const places = cornersOf(free, size)
      corner = bestCorner(places, filled, corner)
      const place = places[corner]
      element.dataset['corner'] = `${corner}`
      if (place) element.style.transform = `translate(${place.x}px, ${place.y}px)`
    },
  }
}

function part(className: string, children: readonly Node[] = []): HTMLElement {
  const element = document.createElement('div')
  element.className = className
  element.append(...children)
  return element
}

/** Four parts in turn dark and light, with what it measures in all at its end. */
function showBar(bar: SVGSVGElement, long: number, label: string): void {
  const [width, high] = [long + 4, 5]
  bar.setAttribute('viewBox', `-2 -15 ${width} 22`)
  bar.style.width = `${width}px`
  const dark = [0, 2].map(i => `M${(i * long) / 4} 0h${long / 4}v${high}h${-long / 4}Z`).join('')
  const end = draw('text', { class: 'scale-name end', x: long, y: -4 })
  const start = draw('text', { class: 'scale-name', x: 0, y: -4 })
  end.textContent = label
  start.textContent = '0'
  bar.replaceChildren(
    draw('rect', { class: 'scale-frame', width: long, height: high }),
    path('scale-dark', dark),
    start,
    end,
  )
}

/** A face with twelve strokes and two hands. */
function clockFace() {
  const ticks = Array.from({ length: 12 }, (_, i) => {
    const tick = line(
      i % 3 === 0 ? 'clock-tick main' : 'clock-tick',
      0,
      -25,
      0,
      i % 3 === 0 ? -20 : -22,
    )
    tick.setAttribute('transform', `rotate(${i * 30})`)
    return tick
  })
  const hour = path('clock-hand', 'M-1.6 4L0 -14L1.6 4Z')
  const minute = path('clock-hand', 'M-1.1 5L0 -21L1.1 5Z')
  const element = draw('svg', { class: 'clock-face', viewBox: '-30 -30 60 60' }, [
    draw('circle', { class: 'clock-rim', r: 28 }),
    draw('circle', { class: 'clock-ring', r: 25.5 }),
    ...ticks,
    hour,
    minute,
    draw('circle', { class: 'clock-pin', r: 2 }),
  ])
  return {
    element,
    show(minutes: number | undefined): void {
      element.classList.toggle('absent', minutes === undefined)
      hour.setAttribute('transform', `rotate(${(minutes ?? 0) / 2})`)
      minute.setAttribute('transform', `rotate(${(minutes ?? 0) * 6})`)
    },
  }
}
