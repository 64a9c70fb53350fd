import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** A rule of the book that this project does not carry out yet. */
export function unplayed(row: RuleRow): RuleRow {
  return {
    ...row,
    status: 'omitted',
    reason: {
      en: 'Not played yet: nothing in a battle comes of it.',
      de: 'Noch nicht gespielt: In der Schlacht ergibt sich daraus nichts.',
      da: 'Spilles ikke endnu: intet i slaget følger af den.',
    },
  }
}
