/** A point of a drawing, in units of its own view box. */
type At = readonly [x: number, y: number]

/** Numbers from 0 to 1 that look drawn by lot and are the same each time: the picture stays as it was drawn. */
function lots(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const round = (value: number): number => Math.round(value * 10) / 10
const points = (all: readonly At[]): string =>
  all.map(([x, y]) => `${round(x)} ${round(y)}`).join(' ')
const path = (name: string, d: string): string => `<path class="${name}" d="${d}"/>`
const line = (from: At, to: At): string => `M${points([from, to])}`

/** Engraver's lines across the sky, broken where the burin was lifted. */
function skyLines(): string {
  const lot = lots(11)
  const rows: string[] = []
  for (let y = 8; y < HORIZON - 6; y += 5.5) {
    for (let x = -40 * lot(); x < WIDE;) {
      const long = 30 + 170 * lot() * (1 - y / (HORIZON * 1.6))
      rows.push(`M${round(x)} ${round(y + lot())}h${round(long)}`)
      x += long + 14 + 150 * lot() * (0.3 + y / HORIZON)
    }
  }
  return path('line', rows.join(''))
}

/** A cloud: humps that rise to the middle on a level base, with a few strokes in its shadow. */
function cloud(x: number, y: number, wide: number, seed: number): string {
  const lot = lots(seed)
  const tops = [0, 0.16, 0.3, 0.34, 0.22, 0.1, 0].map((high, hump): At => [
    x + (wide * (hump + (hump % 6 === 0 ? 0 : 0.5 * (lot() - 0.5)))) / 6,
    y - wide * high * (0.7 + 0.3 * lot()),
  ])
  const humps = tops.slice(1).map((to, hump) => {
    const from = tops[hump] ?? to
    const r = 0.58 * Math.hypot(to[0] - from[0], to[1] - from[1])
    return `A${points([[r, r]])} 0 0 1 ${points([to])}`
  })
  const strokes = Array.from({ length: 9 }, () => {
    const part = 0.08 + 0.8 * lot()
    const up = wide * 0.22 * Math.sin(Math.PI * part) * lot()
    return `M${points([[x + wide * part, y - 4 - up]])}q8 -8 17 -1`
  })
  return path('cloud', `M${points([[x, y]])}${humps.join('')}Z`) + path('line', strokes.join(''))
}

const WIDE = 1440
const HIGH = 516
const HORIZON = 340

/** Waves: short strokes that grow from the horizon to the foot, dark in the trough and white on the crest. */
function waves(): string {
  const lot = lots(29)
  const dark: string[] = []
  const light: string[] = []
  for (let y = HORIZON + 3, row = 0; y < HIGH + 8; row++) {
    const near = (y - HORIZON) / (HIGH - HORIZON)
    const long = 9 + 52 * near
    for (let x = -long * lot(); x < WIDE; x += long * (1.5 + 2.4 * lot())) {
      const high = (0.12 + 0.1 * lot()) * long
      const at = y + 6 * near * (lot() - 0.5)
      const stroke = `M${round(x)} ${round(at)}q${round(long * 0.3)} ${round(-high)} ${round(long * 0.55)} ${round(-high * 0.2)}t${round(long * 0.5)} ${round(high * 0.25)}`
      if (lot() < 0.2 + 0.1 * near) light.push(stroke)
      else dark.push(stroke)
    }
    y += 3.2 + 10 * near
  }
  return path('trough', dark.join('')) + path('crest', light.join(''))
}

interface Mast {
  /** Along the deck, from the middle of the ship, bow to the left. */
  x: number
  high: number
  /** Half the length of her lowest yard. */
  yard: number
  /** A stump where it was shot away. */
  isGone?: boolean
}

interface Ship {
  band: string
  masts: readonly Mast[]
  flag: string
  seed: number
  holes: number
}

/** Where sails begin and end on a mast, as parts of its height above the deck, and how broad they are of the yard. */
const SAILS = [
  { foot: 0.13, head: 0.4, broad: 1 },
  { foot: 0.42, head: 0.68, broad: 0.84 },
  { foot: 0.7, head: 0.86, broad: 0.6 },
  { foot: 0.875, head: 0.965, broad: 0.44 },
] as const

const DECK = -46
/** Masts lean towards the stern, so much of their height. */
const RAKE = 0.035

const onMast = ({ x, high }: Mast, part: number): At => [x + RAKE * high * part, DECK - high * part]

/** A square sail full of wind from the right: its leeches and its foot belly to the left. */
function squareSail(mast: Mast, { foot, head, broad }: (typeof SAILS)[number]): string {
  const [hx, hy] = onMast(mast, head)
  const [fx, fy] = onMast(mast, foot)
  const above = mast.yard * broad * 0.93
  const below = mast.yard * (broad + 0.14)
  const belly = mast.yard * 0.2
  const tall = fy - hy
  const outline =
    `M${points([[hx - above, hy]])}L${points([[hx + above, hy]])}` +
    `C${points([
      [hx + above - belly * 0.9, hy + tall * 0.35],
      [fx + below - belly * 0.9, fy - tall * 0.3],
      [fx + below - belly * 0.2, fy],
    ])}` +
    `Q${points([
      [fx - belly * 0.2, fy - tall * 0.2],
      [fx - below - belly * 0.2, fy + tall * 0.02],
    ])}` +
    `C${points([
      [fx - below - belly * 1.2, fy - tall * 0.35],
      [hx - above - belly * 0.9, hy + tall * 0.35],
      [hx - above, hy],
    ])}Z`
  const seams = [-0.6, -0.22, 0.18, 0.55].map(part => {
    const top: At = [hx + above * part, hy]
    const end: At = [fx + below * part - belly * 0.3, fy - tall * 0.12 * (1 - part * part)]
    const bend: At = [(top[0] + end[0]) / 2 - belly * 0.75, (top[1] + end[1]) / 2]
    return `M${points([top])}Q${points([bend, end])}`
  })
  const shade = Array.from({ length: 9 }, (_, row) => {
    const y = hy + (tall * (row + 0.8)) / 10
    const half = above + ((below - above) * (row + 0.8)) / 10
    const x =
      hx + ((fx - hx) * row) / 10 + half - belly * (0.75 * Math.sin((Math.PI * (row + 1)) / 10))
    return `M${points([[x - 2, y]])}l${round(-half * (0.2 + 0.16 * ((row * 7) % 3)))} ${round(2.5)}`
  })
  const yard = line([hx - above * 1.14, hy - 1], [hx + above * 1.14, hy - 1])
  return (
    path('sail', outline) +
    path('seam', seams.join('')) +
    path('shade', shade.join('')) +
    path('spar', yard)
  )
}

function mastWithSails(mast: Mast): string {
  if (mast.isGone)
    return path(
      'stump',
      `M${mast.x - 3} ${DECK + 6}L${mast.x - 4} ${DECK - 26}l3 6 2-10 3 9 3-5L${mast.x + 5} ${DECK + 6}Z`,
    )
  const pole = line([mast.x, DECK + 8], onMast(mast, 1.03))
  const shrouds = [-1, 1].flatMap(side =>
    [0.12, 0.2, 0.28].map(part =>
      line([mast.x + side * mast.yard * part * 1.7 + 14, DECK + 4], onMast(mast, 0.42)),
    ),
  )
  return (
    path('line rope', shrouds.join('')) +
    path('mast', pole) +
    SAILS.map(sail => squareSail(mast, sail)).join('')
  )
}

/** Triangles on the stays that run from the bowsprit to the foremast. */
function jibs(fore: Mast): string {
  const tip: At = [-312, -112]
  const heel: At = [-192, -58]
  return [0.98, 0.72, 0.5]
    .map((part, number) => {
      const along = number * 0.32
      const tack: At = [tip[0] + (heel[0] - tip[0]) * along, tip[1] + (heel[1] - tip[1]) * along]
      const [hx, hy] = onMast(fore, part * 0.86)
      const clew: At = [tack[0] + 92 - 18 * number, tack[1] - 4 + 5 * number]
      const luff: At = [(tack[0] + hx) / 2 + 3, (tack[1] + hy) / 2 + 4]
      const leech: At = [(clew[0] + hx) / 2 - 18, (clew[1] + hy) / 2 + 4]
      const outline = `M${points([tack])}Q${points([luff, [hx - 8, hy + 10]])}Q${points([leech, clew])}Q${points([[clew[0] - 40, clew[1] + 10], tack])}Z`
      const seam = `M${points([[tack[0] + 24, tack[1] - 18]])}L${points([clew])}M${points([[tack[0] + 46, tack[1] - 42]])}L${points([[clew[0] - 8, clew[1] - 34]])}`
      return path('line rope', line(tack, [hx, hy])) + path('sail', outline) + path('seam', seam)
    })
    .toReversed()
    .join('')
}

/** The fore-and-aft sail behind the aftermost mast. */
function spanker(mizzen: Mast): string {
  const throat = onMast(mizzen, 0.4)
  const tack = onMast(mizzen, 0.1)
  const peak: At = [throat[0] + 66, throat[1] - 34]
  const clew: At = [tack[0] + 84, tack[1] + 2]
  const outline = `M${points([throat, peak])}Q${points([[peak[0] - 6, (peak[1] + clew[1]) / 2], clew])}Q${points([[tack[0] + 40, tack[1] + 10], tack])}Z`
  const seams = [0.3, 0.6].map(part =>
    line([throat[0] + 66 * part, throat[1] - 34 * part], [tack[0] + 84 * part, tack[1] + 6]),
  )
  return (
    path('sail', outline) +
    path('seam', seams.join('')) +
    path(
      'spar',
      line(throat, [peak[0] + 8, peak[1] - 4]) +
        line([tack[0] - 4, tack[1]], [clew[0] + 10, clew[1] + 2]),
    )
  )
}

const SHEER = 'M-206 -66C-150 -44 -60 -38 20 -40S150 -50 196 -82'

/** Bow to the left; the water stands at 0. */
function hull({ band }: Ship): string {
  const side = `${SHEER}L204 -22C204 0 196 12 186 22H-160C-184 6 -196 -22 -206 -66Z`
  const strake =
    'M-199 -44C-140 -26 -60 -20 20 -22S150 -32 203 -58L204 -38C150 -14 80 -4 20 -4S-140 -8 -194 -26Z'
  const ports = Array.from({ length: 15 }, (_, gun) => {
    const x = -168 + gun * 24
    const y = -26 + 12 * ((x - 0) / 190) ** 2 * (x > 0 ? -1.15 : -0.9) + 5
    return `M${round(x)} ${round(y)}h9v8.5h-9Z`
  })
  const planks = [6, 13].map(y => `M-186 ${y - 8}C-60 ${y + 4} 90 ${y + 4} 200 ${y - 10}`)
  return (
    path('side', side) +
    path(band, strake) +
    path('port', ports.join('')) +
    path('plank', planks.join('')) +
    path('rail', SHEER) +
    path('gold', 'M176 -66L199 -76 203 -56 178 -46Z') +
    path('port', 'M182 -64l5 -2v11l-5 2ZM190 -67l5 -2v11l-5 2Z') +
    path('head', 'M-206 -66C-216 -56 -222 -44 -214 -30L-200 -40Z') +
    path('boom', line([-196, -60], [-322, -116]))
  )
}

/** Shot holes in her sails. */
function shotHoles({ masts, holes, seed }: Ship): string {
  const lot = lots(seed)
  const standing = masts.filter(mast => !mast.isGone)
  return Array.from({ length: holes }, () => {
    const mast = standing[Math.floor(lot() * standing.length)]
    if (!mast) return ''
    const [x, y] = onMast(mast, 0.2 + 0.6 * lot())
    const size = 2.5 + 3 * lot()
    const at = x + (lot() - 0.6) * mast.yard * 1.1
    return path(
      'hole',
      `M${points([[at - size, y]])}l${round(size * 0.6)} ${round(-size)} ${round(size)} ${round(size * 0.3)} ${round(size * 0.5)} ${round(size)} ${round(-size * 1.2)} ${round(size * 0.5)}Z`,
    )
  }).join('')
}

function ship(one: Ship, at: At, scale: number): string {
  const [fore, ...others] = one.masts
  const mizzen = others.at(-1)
  return (
    `<g transform="translate(${at[0]} ${at[1]}) scale(${scale})">` +
    (mizzen && !mizzen.isGone ? spanker(mizzen) : '') +
    one.masts.toReversed().map(mastWithSails).join('') +
    (fore && !fore.isGone ? jibs(fore) : '') +
    shotHoles(one) +
    hull(one) +
    one.flag +
    '</g>'
  )
}

/** Smoke: balls that grow and thin out to leeward, each with a stroke of the burin. */
function smoke(from: At, to: At, size: number, seed: number): string {
  const lot = lots(seed)
  const balls: string[] = []
  const curls: string[] = []
  for (let number = 0; number < 26; number++) {
    const part = number / 26
    const r = size * (0.35 + 0.75 * Math.sin(Math.PI * (0.15 + 0.7 * part))) * (0.7 + 0.5 * lot())
    const x = from[0] + (to[0] - from[0]) * part + (lot() - 0.5) * size
    const y = from[1] + (to[1] - from[1]) * part + (lot() - 0.5) * size * 0.9
    balls.push(
      `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" opacity="${round(0.8 - 0.6 * part)}"/>`,
    )
    curls.push(
      `M${points([[x - r * 0.6, y + r * 0.3]])}a${round(r * 0.7)} ${round(r * 0.7)} 0 0 0 ${round(r)} ${round(r * 0.2)}`,
    )
  }
  return `<g class="smoke">${balls.join('')}</g>${path('curl', curls.join(''))}`
}

/** Tongues of fire at her ports. */
function flashes(all: readonly At[]): string {
  const tongues = all.map(([x, y]) => `M${x} ${y}l-26 2 12 3 -22 8 24 -2 -8 8 18 -8Z`)
  return path('flash', tongues.join(''))
}

/** Water thrown up along a side, and the dark that she throws on it. */
function bowWave([x, y]: At, wide: number): string {
  return (
    `<ellipse class="dark" cx="${x + wide * 0.04}" cy="${y + wide * 0.05}" rx="${wide * 0.52}" ry="${wide * 0.045}"/>` +
    path(
      'foam',
      `M${x - wide * 0.5} ${y + 8}c${wide * 0.04} -14 ${wide * 0.1} -4 ${wide * 0.16} 0s${wide * 0.14} -7 ${wide * 0.22} -2s${wide * 0.16} -5 ${wide * 0.24} 0s${wide * 0.2} -6 ${wide * 0.42} 1`,
    )
  )
}

const stripes = Array.from(
  { length: 7 },
  (_, row) => `<path class="red" d="M0 ${row * 4.6}h62v2.4H0Z"/>`,
).join('')
const american = `<g transform="translate(206 -132)"><path class="pole" d="M-2 -6V62"/><path class="white" d="M0 0h62v30.5H0Z"/>${stripes}<path class="blue" d="M0 0h28v16.5H0Z"/></g>`
const british =
  '<g transform="translate(16 -124)"><path class="pole" d="M-2 -6V62"/><path class="red" d="M0 0h52v32H0Z"/><path class="blue" d="M0 0h24v16H0Z"/><path class="cross" d="M0 0l24 16M24 0L0 16"/><path class="cross broad" d="M12 0v16M0 8h24"/></g>'

const constitution: Ship = {
  band: 'band',
  masts: [
    { x: -112, high: 300, yard: 76 },
    { x: 10, high: 332, yard: 84 },
    { x: 124, high: 248, yard: 58 },
  ],
  flag: american,
  seed: 5,
  holes: 9,
}

const guerriere: Ship = {
  band: 'band red',
  masts: [
    { x: -108, high: 292, yard: 74 },
    { x: 10, high: 320, yard: 80, isGone: true },
    { x: 120, high: 240, yard: 56, isGone: true },
  ],
  flag: british,
  seed: 9,
  holes: 12,
}

const fallenMast =
  path('mast', 'M0 40L150 -26') +
  path('spar', 'M52 -12L84 44M98 -34L124 18') +
  path('sail', 'M66 10C88 26 120 34 156 22C140 44 96 56 60 44C54 32 58 20 66 10Z') +
  path('seam', 'M80 18q10 16 2 28M106 28q8 10 2 20')

/** A sail far off, a few strokes on the horizon. */
const farSail = (x: number, size: number): string =>
  `<g transform="translate(${x} ${HORIZON + 2}) scale(${size})">${path('far', 'M-24 -4H24L18 4H-18Z')}${path('far pale', 'M-16 -6C-22 -20 -20 -34 -14 -44L-8 -6ZM-4 -6C-10 -24 -8 -44 -1 -56L6 -6ZM10 -6C6 -18 8 -32 13 -40L18 -6Z')}</g>`

/** Constitution and Guerriere, an hour into their fight: the picture over the front door, as SVG. */
export function seaFight(): string {
  return (
    `<svg class="sea-fight" viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="xMaxYMax slice">` +
    '<defs><linearGradient id="fight-sky" x2="0" y2="1"><stop class="sky-high"/><stop offset=".66" class="sky-low"/></linearGradient>' +
    '<linearGradient id="fight-sea" x2="0" y2="1"><stop class="sea-far"/><stop offset="1" class="sea-near"/></linearGradient></defs>' +
    `<path d="M0 0H${WIDE}V${HORIZON}H0Z" fill="url(#fight-sky)"/>` +
    '<circle class="moon" cx="716" cy="92" r="27"/>' +
    skyLines() +
    cloud(500, 112, 170, 3) +
    cloud(716, 152, 230, 7) +
    cloud(1236, 176, 190, 13) +
    farSail(86, 0.8) +
    farSail(560, 0.5) +
    `<path d="M0 ${HORIZON}H${WIDE}V${HIGH}H0Z" fill="url(#fight-sea)"/>` +
    waves() +
    bowWave([700, 394], 300) +
    ship(guerriere, [700, 388], 0.74) +
    smoke([900, 376], [742, 346], 21, 17) +
    `<g transform="translate(486 396)">${fallenMast}</g>` +
    bowWave([1118, 458], 400) +
    ship(constitution, [1118, 450], 0.96) +
    flashes([
      [962, 430],
      [985, 432],
      [1008, 434],
      [1031, 436],
    ]) +
    smoke([990, 436], [852, 396], 28, 23) +
    '</svg>'
  )
}
