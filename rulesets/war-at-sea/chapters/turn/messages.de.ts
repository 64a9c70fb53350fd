import type { turnEnglish } from './messages.en.ts'

export const turnGerman: Record<keyof typeof turnEnglish, string> = {
  'was.refuse.notAsked': 'Du bist nicht an der Reihe.',
  'was.order.done': 'Fertig',
  'was.ask.sail':
    '{count, plural, one {{pieces} kann noch fahren. Übergehen?} other {{pieces} können noch fahren. Übergehen?}}',
  'was.ask.attack':
    '{count, plural, one {{pieces} kann noch angreifen. Übergehen?} other {{pieces} können noch angreifen. Übergehen?}}',
  'was.event.turnBegan': 'Zug {turn, number} beginnt.',
  'was.event.initiative':
    'Initiative mit Flaggschiffbonus: {more, number} für {second}, {less, number} für {first}. Reihenfolge in jeder Phase: erst {first}, dann {second}.',
  'was.event.abilitySpent': '{unit} setzt {ability} ein, einmal in dieser Schlacht.',
}
