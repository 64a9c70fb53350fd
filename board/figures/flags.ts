import { normalHeading } from '../base/place.ts'
import { draw, group, path } from '../base/svg.ts'

type Colour = 'red' | 'white' | 'blue' | 'yellow'

/** A flag lies from its hoist along x, 18 long and 12 deep. */
const FLY = 18
const HOIST = 12

/** Ensigns of about 1800, by nation. Nations that are not here fly the plain flag of their side. */
const ensigns: Record<string, () => SVGElement[]> = {
  england: () => [
    cloth('white'),
    block('red', 0, 5, FLY, 2),
    block('red', 8, 0, 2, HOIST),
    block('blue', 0, 0, 7.4, 4.6),
    path('flag-thread red', 'M3.7 0V4.6M0 2.3H7.4'),
  ],
  france: () => acrossFly(['blue', 'white', 'red']),
  spain: () => [cloth('red'), block('yellow', 0, 3, FLY, 6)],
  netherlands: () => downHoist(['red', 'white', 'blue']),
  denmark: () => [
    path('flag red', `M0 0H${FLY + 3}L${FLY - 3} 6L${FLY + 3} ${HOIST}H0Z`),
    block('white', 0, 5, FLY - 3, 2),
    block('white', 5, 0, 2, HOIST),
  ],
  usa: () => [
    ...downHoist(['red', 'white', 'red', 'white', 'red', 'white', 'red']),
    block('blue', 0, 0, 8, 6.8),
    path('flag-thread white', 'M2 2.2h4M2 4.4h4'),
  ],
}

export interface Colours {
  side: number
  nation: string
}

/**
 * A nation's ensign, or the plain one of a side: it flies along -y, its hoist along x. `toward` is
 * where that is on the chart, in degrees: to the west a flag is seen from its other face.
 */
export function drawEnsign({ side, nation }: Colours, toward: number, size = 1): SVGGElement {
  const known = ensigns[nation]
  if (!known) return plainEnsign(side, size)
  const face = isWestward(toward) ? `rotate(-90) translate(0 ${HOIST}) scale(1 -1)` : 'rotate(-90)'
  const turned = draw('g', { transform: face }, known())
  return draw('g', { class: 'ensign', transform: `scale(${size})` }, [turned])
}

/** Whether degrees clockwise from north look to the west. */
export function isWestward(degrees: number): boolean {
  return normalHeading(Math.round(degrees * 100)) > 18_000
}

/** Side 0 flies a square flag with a cross, side 1 a swallowtail with a bar. */
function plainEnsign(side: number, size: number): SVGGElement {
  const parts =
    side === 0
      ? [path('flag', 'M0 -1H11V-19H0Z'), path('flag-mark', 'M5.5 -1V-19M0 -10H11')]
      : [path('flag', 'M0 -1H11L11 -21L5.5 -15L0 -21Z'), path('flag-mark', 'M0 -8H11')]
  const ensign = group(`ensign side-${side}`, parts)
  ensign.setAttribute('transform', `scale(${size})`)
  return ensign
}

function cloth(colour: Colour): SVGElement {
  return draw('rect', { class: `flag ${colour}`, width: FLY, height: HOIST })
}

function block(colour: Colour, x: number, y: number, width: number, height: number): SVGElement {
  return draw('rect', { class: `flag-part ${colour}`, x, y, width, height })
}

/** Stripes one beside the other, from the hoist. */
function acrossFly(colours: readonly Colour[]): SVGElement[] {
  const width = FLY / colours.length
  const parts = colours.map((colour, index) => block(colour, index * width, 0, width, HOIST))
  return [cloth('white'), ...parts]
}

/** Stripes one below the other. */
function downHoist(colours: readonly Colour[]): SVGElement[] {
  const height = HOIST / colours.length
  const parts = colours.map((colour, index) => block(colour, 0, index * height, FLY, height))
  return [cloth('white'), ...parts]
}
