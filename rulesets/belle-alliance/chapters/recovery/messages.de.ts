import type { Translated } from '@grognard/umpire'
import type { recoveryEnglish } from './messages.en.ts'

export const recoveryGerman: Translated<typeof recoveryEnglish> = {
  'order.reorganise': 'sammeln',
  'order.rest': 'rasten',
  'ba.order.reorganise': '{unit}: sammeln, {formation}',
  'ba.order.rest.supply': '{unit} rastet, um Munition zu bekommen',
  'ba.order.rest.valeur': '{unit} rastet, um Valeur zurückzugewinnen',
  'ba.refuse.notRouting':
    '{unit} ist nicht in voller Unordnung und braucht keinen Wurf. Aus Unordnung und leichter Unordnung sammeln sich Einheiten ohne Befehl.',
  'ba.refuse.routedThisTurn':
    '{unit} ist erst in diesem Zug in volle Unordnung geraten. Ab dem nächsten Zug kann sie es versuchen.',
  'ba.refuse.triesAlready': '{unit} versucht schon, sich zu sammeln; sie würfelt einmal im Zug.',
  'ba.refuse.notClosedFormation':
    '{unit} kann nach einer Flucht diese Formation nicht einnehmen: {formation}. Wähle eine geschlossene Formation ihrer Waffengattung.',
  'ba.refuse.restDisordered':
    '{unit} ist in Unordnung und kann nicht rasten; das geht nur in Ordnung oder leichter Unordnung.',
  'ba.refuse.restsAlready': '{unit} rastet schon; dafür braucht sie keinen Befehl mehr.',
  'ba.refuse.hasSupplies':
    '{unit} ist voll versorgt. Sie kann stattdessen rasten, um Valeur zurückzugewinnen.',
  'ba.refuse.suppliesFirst':
    '{unit} fehlt Munition; sie muss zuerst rasten, um versorgt zu werden.',
  'ba.refuse.nothingToWinBack': '{unit} hat keine Valeur verloren; Rast brächte ihr nichts.',
  'ba.refuse.restAtGuns':
    '{unit} kann nicht an den Geschützen rasten: Befiehl den Kanonieren auch, sie zu verlassen.',
  'ba.refuse.noRoomToRest': '{unit} hat keinen Platz, um zur Rast anzutreten; bewege sie zuerst.',
  'ba.modifier.reorganise.chief': 'Chef in Kontakt',
  'ba.modifier.reorganise.orderly': 'Ordonnanz in Kontakt',
  'ba.modifier.reorganise.failed': 'gescheiterte Züge in Folge',
  'ba.modifier.reorganise.valeur': 'Valeur',
  'ba.event.valeurChanged.losses': '{unit} hat nach ihren Verlusten Valeur {valeur, number}.',
  'ba.event.valeurChanged.floor': '{unit} hat Valeur {valeur, number}, den niedrigsten Wert.',
  'ba.event.valeurChanged.rest': '{unit} hat nach ihrer Rast Valeur {valeur, number}.',
  'ba.event.supplies.full': '{unit} ist voll versorgt.',
  'ba.event.supplies.limited':
    '{unit} wird die Munition knapp: Sie reicht für {rolls, plural, one {# Wurf} other {# Würfe}}.',
  'ba.event.supplies.none': '{unit} hat keine Munition mehr.',
  'ba.event.reorganisingWanted': '{unit} versucht, sich zu sammeln.',
  'ba.event.reorganisingRolled': '{unit} sammelt sich: Summe {total, number}, jetzt {disorder}.',
  'ba.event.reorganisingFailed':
    '{unit} sammelt sich nicht und flieht erneut: Summe {total, number}.',
  'ba.event.formedUp': '{unit} formiert sich: {formation}.',
  'ba.event.reorganised': '{unit} sammelt sich: jetzt {disorder}.',
  'ba.event.restBegun': '{unit} tritt zur Rast an.',
  'ba.event.rested': '{unit} rastet seit {turns, plural, one {# Zug} other {# Zügen}}.',
  'ba.event.resupplied': '{unit} ist wieder versorgt.',
  'ba.event.restBroken': '{unit} bricht die Rast ab; die bisherigen Züge sind verloren.',
}
