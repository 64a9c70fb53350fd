import type { NationId } from './cards.ts'

/** [WAS-025] Who sails on which side. */
export const sidesOf = {
  allies: ['US', 'UK', 'FR'],
  axis: ['DE', 'IT', 'JP'],
} as const satisfies Record<string, readonly NationId[]>

/** [WAS-027] Nations of each theatre. */
export const theatres = {
  atlantic: ['UK', 'US', 'DE', 'FR'],
  mediterranean: ['UK', 'US', 'FR', 'IT', 'DE'],
  pacific: ['US', 'UK', 'JP'],
} as const satisfies Record<string, readonly NationId[]>

export const theatreIds = ['atlantic', 'mediterranean', 'pacific'] as const

/** [WAS-027] No card is later than the last of these. */
export const years = { from: 1939, to: 1944 } as const

/** [WAS-027] The first year in which both sides have cards: Japan has none before 1941. */
export const firstYears = { any: 1939, atlantic: 1939, mediterranean: 1939, pacific: 1941 } as const

/** [WAS-031] Sample fleets of up to 100 points. */
const smallFleets = {
  pacificUs1942: [
    'us-north-carolina',
    'us-atlanta',
    'us-fletcher',
    'us-fletcher',
    'us-san-francisco',
  ],
  pacificJp1942: ['jp-kongo', 'jp-myoko', 'jp-shoho', 'jp-a6m2-zero', 'jp-yukikaze', 'jp-yukikaze'],
  atlanticUk1941: ['uk-hood', 'uk-sheffield', 'uk-ark-royal', 'uk-swordfish', 'uk-martlet'],
  atlanticDe1941: [
    'de-bismarck',
    'de-admiral-hipper',
    'de-karl-galster',
    'de-karl-galster',
    'de-type-viic',
    'de-fw-200-condor',
  ],
  medIt1942: ['it-littorio', 'it-zara', 'it-luca-tarigo', 'it-c-202', 'it-mas'],
  medUk1942: [
    'uk-warspite',
    'uk-illustrious',
    'uk-swordfish',
    'uk-ajax',
    'uk-javelin',
    'uk-vosper-mtb',
  ],
}

/** [WAS-031] Our own of up to 200 points: carriers with their squadrons, or bombers from the coast. */
const largeFleets = {
  pacificUs1942Air: [
    'us-north-carolina',
    'us-enterprise',
    'us-f4f-wildcat',
    'us-sbd-dauntless',
    'us-tbf-avenger',
    'us-san-francisco',
    'us-atlanta',
    'us-salt-lake-city',
    'us-houston',
    ...times(3, 'us-fletcher'),
    'us-pby-catalina',
  ],
  pacificJp1942Air: [
    'jp-kongo',
    'jp-shokaku',
    'jp-a6m2-zero',
    'jp-d3a-val',
    'jp-b5n-kate',
    'jp-myoko',
    'jp-tone',
    ...times(2, 'jp-yukikaze'),
    'jp-murasame',
    'jp-terutsuki',
    'jp-i-19',
    'jp-g4m-betty',
  ],
  atlanticUk1941Air: [
    'uk-hood',
    'uk-king-george-v',
    'uk-ark-royal',
    'uk-swordfish',
    'uk-martlet',
    'uk-sheffield',
    'uk-kent',
    ...times(2, 'uk-cossack'),
    'uk-javelin',
    'uk-sunderland',
  ],
  atlanticDe1941Air: [
    'de-bismarck',
    'de-scharnhorst',
    'de-admiral-hipper',
    'de-koeln',
    ...times(3, 'de-karl-galster'),
    ...times(2, 'de-type-viic'),
    'de-s-boot',
    ...times(2, 'de-fw-200-condor'),
    ...times(2, 'de-ju-87-stuka'),
    'de-bf-109',
  ],
  medIt1942Air: [
    'it-littorio',
    'it-giulio-cesare',
    'it-zara',
    'it-garibaldi',
    'it-duca-d-aosta',
    ...times(2, 'it-luca-tarigo'),
    'it-ascari',
    'it-mas',
    'it-c-202',
    ...times(2, 'it-sm-79-sparviero'),
  ],
  medUk1942Air: [
    'uk-warspite',
    'uk-rodney',
    'uk-illustrious',
    'uk-martlet',
    'uk-swordfish',
    'uk-ajax',
    'uk-euryalus',
    ...times(2, 'uk-javelin'),
    'uk-beaufighter',
    'uk-sunderland',
  ],
}

function times(count: number, card: string): string[] {
  return Array.from({ length: count }, () => card)
}

export const sampleFleetIds = [
  'pacificUs1942',
  'pacificJp1942',
  'atlanticUk1941',
  'atlanticDe1941',
  'medIt1942',
  'medUk1942',
  'pacificUs1942Air',
  'pacificJp1942Air',
  'atlanticUk1941Air',
  'atlanticDe1941Air',
  'medIt1942Air',
  'medUk1942Air',
] as const

export type SampleFleetId = (typeof sampleFleetIds)[number]

/** [WAS-031] */
export const sampleFleets: Record<SampleFleetId, readonly string[]> = {
  ...smallFleets,
  ...largeFleets,
}

/** [WAS-025] Fleets of more points than this, the usual number, are built with aircraft. */
export const mostWithoutAircraft = 100

/** [WAS-025] More units than any fleet of 300 points has. */
export const mostUnits = 80

/** [WAS-004] Tables by the points of a side, up to so many, millimetres. */
const tables = [
  { points: 100, width: 1080, height: 720 },
  { points: 200, width: 1440, height: 1080 },
] as const
const largestTable = { width: 1800, height: 1080 } as const

/** [WAS-004] */
export function tableFor(points: number): { width: number; height: number } {
  const { width, height } = tables.find(table => points <= table.points) ?? largestTable
  return { width, height }
}

/** [WAS-028] Room at the land airbase, five aircraft for each hundred points. */
export function airbaseFor(points: number): number {
  return Math.floor((points * 5) / 100)
}
