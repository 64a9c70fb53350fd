/** What a workspace may import of the others. `types` are imported as types only. */
export interface Arrows {
  may: readonly string[]
  types?: readonly string[]
  /** No package and no Node module: it runs the same anywhere, forever. */
  pure?: true
  /** Plain folders that relative imports may reach. */
  folders?: readonly string[]
}

export const arrows: Readonly<Record<string, Arrows>> = {
  umpire: { may: [], pure: true },
  geometry: { may: [], pure: true },
  rulesets: { may: ['umpire', 'geometry'], pure: true },
  players: { may: ['umpire'] },
  lab: { may: ['umpire', 'players'] },
  board: { may: [], types: ['umpire'] },
  print: { may: [], types: ['umpire'] },
  server: { may: ['umpire', 'rulesets', 'players'] },
  web: { may: ['umpire', 'geometry', 'rulesets', 'players', 'lab', 'board', 'print'] },
  cli: {
    may: ['umpire', 'geometry', 'rulesets', 'players', 'lab', 'board', 'print', 'server'],
    folders: ['checks'],
  },
}

export const pureWorkspaces = Object.keys(arrows).filter(name => arrows[name]?.pure)
