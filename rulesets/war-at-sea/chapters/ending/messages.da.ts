import type { endingEnglish } from './messages.en.ts'

export const endingDanish: Record<keyof typeof endingEnglish, string> = {
  'was.end.won': '{ending} Sejr til {seat}, {own, number} point mod {other, number}.',
  'was.end.draw': '{ending} Uafgjort, {own, number} point mod {other, number}.',
  'was.ending.target': 'Pointene til sejren er nået.',
  'was.ending.points': 'Slaget er slut.',
  'was.ending.raiderSunk': 'Handelskaperen er sænket.',
  'was.ending.raiderAway': 'Handelskaperen har forladt bordet.',
  'was.ending.raiderCrippled': 'Handelskaperen er svært beskadiget.',
  'was.ending.cruisersBeaten': 'To krydsere er ude af kampen.',
  'was.ending.undecided': 'Jagten er uafgjort.',
}
