import type { Catalogue, Language } from '@grognard/umpire'

/** What may be different on the table, in few words; the same in every game. */
export const changeCatalogues: Record<Language, Catalogue> = {
  en: {
    'board.name': '{name}',
    'board.left': '{row} {left, number} of {of, number}',
    'change.nothing': 'no effect',
    'change.ofPiece': '{piece}: {changes}',
    'change.row': '{row} {by}',
    'change.rowRange': '{row} {least} to {greatest}',
    'change.disorder':
      '{to, select, 0 {in good order} 1 {in light disorder} 2 {in disorder} other {in rout}}',
    'change.unmarked': 'no longer “{mark}”',
    'change.came': 'comes onto the table',
    'change.went': 'gone from the table',
    'change.moved': 'moves',
  },
  de: {
    'board.name': '{name}',
    'board.left': '{row} {left, number} von {of, number}',
    'change.nothing': 'ohne Wirkung',
    'change.ofPiece': '{piece}: {changes}',
    'change.row': '{row} {by}',
    'change.rowRange': '{row} {least} bis {greatest}',
    'change.disorder':
      '{to, select, 0 {in Ordnung} 1 {in leichter Unordnung} 2 {in Unordnung} other {auf der Flucht}}',
    'change.unmarked': 'nicht mehr „{mark}“',
    'change.came': 'jetzt auf dem Tisch',
    'change.went': 'nicht mehr auf dem Tisch',
    'change.moved': 'bewegt sich',
  },
  da: {
    'board.name': '{name}',
    'board.left': '{row} {left, number} af {of, number}',
    'change.nothing': 'ingen virkning',
    'change.ofPiece': '{piece}: {changes}',
    'change.row': '{row} {by}',
    'change.rowRange': '{row} {least} til {greatest}',
    'change.disorder':
      '{to, select, 0 {i god orden} 1 {i let uorden} 2 {i uorden} other {på flugt}}',
    'change.unmarked': 'ikke længere »{mark}«',
    'change.came': 'nu på bordet',
    'change.went': 'ikke længere på bordet',
    'change.moved': 'flytter sig',
  },
}
