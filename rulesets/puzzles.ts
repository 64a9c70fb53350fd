/** A puzzle's file, which is fetched when it is laid out. */
type Fetch = () => Promise<unknown>

const file = async (module: Promise<{ default: unknown }>): Promise<unknown> =>
  (await module).default

/** By the ruleset's id and the puzzle's own, in the order in which they are shown: the easiest first. */
export const puzzles: Readonly<Record<string, Readonly<Record<string, Fetch>>>> = {
  'line-of-battle': {
    redoutable: () =>
      file(import('./line-of-battle/puzzles/redoutable.json', { with: { type: 'json' } })),
    victory: () =>
      file(import('./line-of-battle/puzzles/victory.json', { with: { type: 'json' } })),
    conquerant: () =>
      file(import('./line-of-battle/puzzles/conquerant.json', { with: { type: 'json' } })),
  },
  'ship-of-the-line': {
    'last-blow': () =>
      file(import('./ship-of-the-line/puzzles/last-blow.json', { with: { type: 'json' } })),
    'from-astern': () =>
      file(import('./ship-of-the-line/puzzles/from-astern.json', { with: { type: 'json' } })),
    'across-her-stern': () =>
      file(import('./ship-of-the-line/puzzles/across-her-stern.json', { with: { type: 'json' } })),
  },
  'belle-alliance': {
    'second-line': () =>
      file(import('./belle-alliance/puzzles/second-line.json', { with: { type: 'json' } })),
    skirmishers: () =>
      file(import('./belle-alliance/puzzles/skirmishers.json', { with: { type: 'json' } })),
    'company-fire': () =>
      file(import('./belle-alliance/puzzles/company-fire.json', { with: { type: 'json' } })),
  },
  'wooden-ships': {
    imperial: () =>
      file(import('./wooden-ships/puzzles/imperial.json', { with: { type: 'json' } })),
    canopus: () => file(import('./wooden-ships/puzzles/canopus.json', { with: { type: 'json' } })),
    jupiter: () => file(import('./wooden-ships/puzzles/jupiter.json', { with: { type: 'json' } })),
  },
  'war-at-sea': {
    helena: () => file(import('./war-at-sea/puzzles/helena.json', { with: { type: 'json' } })),
    harusame: () => file(import('./war-at-sea/puzzles/harusame.json', { with: { type: 'json' } })),
    myoko: () => file(import('./war-at-sea/puzzles/myoko.json', { with: { type: 'json' } })),
  },
}
