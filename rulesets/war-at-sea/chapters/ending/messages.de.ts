import type { endingEnglish } from './messages.en.ts'

export const endingGerman: Record<keyof typeof endingEnglish, string> = {
  'was.end.won': '{ending} Sieg für {seat}, {own, number} zu {other, number} Punkte.',
  'was.end.draw': '{ending} Unentschieden, {own, number} zu {other, number} Punkte.',
  'was.ending.target': 'Die Punkte zum Sieg sind erreicht.',
  'was.ending.points': 'Die Schlacht ist zu Ende.',
  'was.ending.raiderSunk': 'Der Handelsstörer ist gesunken.',
  'was.ending.raiderAway': 'Der Handelsstörer hat den Tisch verlassen.',
  'was.ending.raiderCrippled': 'Der Handelsstörer ist schwer beschädigt.',
  'was.ending.cruisersBeaten': 'Zwei Kreuzer sind außer Gefecht.',
  'was.ending.undecided': 'Die Jagd bleibt unentschieden.',
}
