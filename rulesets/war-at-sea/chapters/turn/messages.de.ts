import type { turnEnglish } from './messages.en.ts'

export const turnGerman: Record<keyof typeof turnEnglish, string> = {
  'was.refuse.notAsked': 'Du bist nicht an der Reihe.',
  'was.order.done': 'Weiter',
  'was.event.turnBegan': 'Zug {turn, number} beginnt.',
  'was.event.initiative':
    'Initiative: {second} {more, number}, {first} {less, number}. In jeder Phase handelt zuerst {first}, dann {second}.',
  'was.event.abilitySpent': '{unit} setzt {ability} ein, einmal in dieser Schlacht.',
}
