import type { Rulebook, RuleRow } from '@grognard/umpire'

export type RuleId = 'TTT-1' | 'TTT-2' | 'TTT-3' | 'TTT-4' | 'TTT-5' | 'TTT-6'

function row(section: string, en: string, de: string, da: string): RuleRow {
  return { section, gist: { en, de, da }, status: 'enforced' }
}

export const rulebook: Rulebook<RuleId> = {
  title: { en: 'Noughts and crosses', de: 'Tic-Tac-Toe', da: 'Kryds og bolle' },
  edition: '1',
  authors: 'traditional',
  language: 'en',
  rows: {
    'TTT-1': row(
      'The board',
      'The board has three rows of three cells, all free at first.',
      'Das Brett hat drei Reihen zu drei Feldern, anfangs alle frei.',
      'Brættet har tre rækker med tre felter, alle frie fra start.',
    ),
    'TTT-2': row(
      'The first mark',
      'Crosses begin, unless the players agree otherwise.',
      'Kreuz beginnt, wenn nichts anderes verabredet ist.',
      'Kryds begynder, medmindre andet er aftalt.',
    ),
    'TTT-3': row(
      'Turns',
      'The players take turns; each puts one mark on one cell.',
      'Die Spieler setzen abwechselnd je ein Zeichen auf ein Feld.',
      'Spillerne skiftes til at sætte ét mærke på ét felt.',
    ),
    'TTT-4': row(
      'Marks',
      'A mark goes on a free cell and stays there.',
      'Ein Zeichen kommt auf ein freies Feld und bleibt dort.',
      'Et mærke sættes på et frit felt og bliver der.',
    ),
    'TTT-5': row(
      'Winning',
      'Three of one mark in a row, column or diagonal win.',
      'Drei gleiche Zeichen in einer Reihe, Spalte oder Diagonale gewinnen.',
      'Tre ens mærker i en række, kolonne eller diagonal vinder.',
    ),
    'TTT-6': row(
      'Draw',
      'A full board without such a line is a draw.',
      'Ein volles Brett ohne solche Linie ist unentschieden.',
      'Et fuldt bræt uden en sådan linje er uafgjort.',
    ),
  },
}
