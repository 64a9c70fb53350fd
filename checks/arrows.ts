/** What a workspace may import of the others. `types` are imported as types only. */
export interface Arrows {
  may: readonly string[]
  types?: readonly string[]
  /** No package but these and no Node module: it runs the same anywhere, forever. */
  pure?: { packages: readonly string[] }
  /** Plain folders that relative imports may reach. */
  folders?: readonly string[]
}

export const arrows: Readonly<Record<string, Arrows>> = {
  umpire: { may: [], pure: { packages: ['@noble/hashes'] } },
  geometry: { may: [], pure: { packages: [] } },
  rulesets: { may: ['umpire', 'geometry'], pure: { packages: [] } },
  players: { may: ['umpire'] },
  lab: { may: ['umpire', 'players'] },
  board: { may: [], types: ['umpire'] },
  print: { may: ['board'], types: ['umpire'] },
  remote: { may: ['umpire'] },
  server: { may: ['umpire', 'rulesets', 'players', 'lab', 'remote', 'board'] },
  web: { may: ['umpire', 'geometry', 'rulesets', 'players', 'lab', 'board', 'print', 'remote'] },
  cli: {
    may: ['umpire', 'geometry', 'rulesets', 'players', 'lab', 'board', 'print', 'remote', 'server'],
    folders: ['checks'],
  },
}

export const pureWorkspaces = Object.keys(arrows).filter(name => arrows[name]?.pure)

/** The rooms of a ruleset: what each may import of the others beside itself. Index and card may all. */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  book: [],
  model: ['book'],
  scenarios: ['book', 'model'],
  chapters: ['book', 'model'],
  show: ['book', 'model', 'chapters', 'scenarios'],
  doctrine: ['book', 'model', 'chapters'],
  campaign: ['book', 'model', 'chapters'],
}

/** Beside the index, for all rooms but the book: names of types, and words that know them. */
export const namesOfTypes: readonly string[] = ['words.ts', 'rules.ts', 'events.ts', 'orders.ts']

/** The rooms of the page and of the board from the ground up: a room may import from the floors below it. */
export const floors: Readonly<Record<string, readonly (readonly string[])[]>> = {
  web: [
    ['shared/messages'],
    ['shared'],
    ['storage', 'workers', 'print', 'offline', 'battle/dice', 'battle/record'],
    ['battle/source', 'remote'],
    ['battle/state'],
    ['battle/forms', 'battle/log', 'battle/advice', 'battle/odds'],
    ['battle/replay', 'battle/may-i', 'battle/chart', 'battle/fleet'],
    ['battle/orders'],
    ['battle/sidebar'],
    ['battle/keys'],
    [
      'account',
      'agreements',
      'analysis',
      'campaign',
      'handbook',
      'home',
      'puzzles',
      'setup',
      'talk',
    ],
    ['editor', 'table-room'],
    ['pages'],
  ],
  board: [
    ['base', 'words'],
    ['view', 'figures', 'ground'],
    ['marks'],
    ['names'],
    ['layers'],
    ['hands'],
  ],
}

/** Workspaces in which types may go in a circle: a ruleset's words name all its orders and events, and each chapter's rules are written in them. */
export const withTypeCircles: readonly string[] = ['rulesets']
