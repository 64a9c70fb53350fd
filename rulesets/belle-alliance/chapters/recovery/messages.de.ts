import type { Translated } from '@grognard/umpire'
import type { recoveryEnglish } from './messages.en.ts'

export const recoveryGerman: Translated<typeof recoveryEnglish> = {
  'order.reorganise': 'sich sammeln',
  'order.rest': 'rasten',
  'ba.order.reorganise': '{unit}: sich sammeln, {formation}',
  'ba.order.rest.supply': '{unit}: rasten, um Munition zu bekommen',
  'ba.order.rest.valeur': '{unit}: rasten, um Kampfwert zurückzugewinnen',
  'ba.refuse.notRouting':
    'Die Einheit {unit} ist nicht in voller Unordnung und braucht keinen Wurf. Aus Unordnung und leichter Unordnung sammeln sich Einheiten ohne Befehl.',
  'ba.refuse.routedThisTurn':
    'Die Einheit {unit} ist erst in diesem Zug in volle Unordnung geraten. Ab dem nächsten Zug kann sie es versuchen.',
  'ba.refuse.triesAlready':
    'Die Einheit {unit} versucht schon, sich zu sammeln; sie würfelt einmal im Zug.',
  'ba.refuse.notClosedFormation':
    'Die Einheit {unit} kann nach einer Flucht diese Formation nicht einnehmen: {formation}. Wähle eine geschlossene Formation ihrer Waffengattung.',
  'ba.refuse.restDisordered':
    'Die Einheit {unit} ist in Unordnung und kann nicht rasten; das geht nur in Ordnung oder leichter Unordnung.',
  'ba.refuse.restsAlready':
    'Die Einheit {unit} rastet schon; dafür braucht sie keinen Befehl mehr.',
  'ba.refuse.hasSupplies':
    'Die Einheit {unit} ist voll versorgt. Sie kann stattdessen rasten, um Kampfwert zurückzugewinnen.',
  'ba.refuse.suppliesFirst':
    'Der Einheit {unit} fehlt Munition; sie muss zuerst rasten, um versorgt zu werden.',
  'ba.refuse.nothingToWinBack':
    'Die Einheit {unit} hat keinen Kampfwert verloren; eine Rast würde ihr nichts bringen.',
  'ba.refuse.restAtGuns':
    'Die Einheit {unit} kann nicht an den Geschützen rasten: Befiehl den Kanonieren auch, sie zu verlassen.',
  'ba.refuse.noRoomToRest':
    'Die Einheit {unit} hat keinen Platz, um zur Rast anzutreten; bewege sie zuerst.',
  'ba.modifier.reorganise.chief': 'Befehlshaber in Kontakt',
  'ba.modifier.reorganise.orderly': 'Ordonnanz in Kontakt',
  'ba.modifier.reorganise.failed': 'gescheiterte Züge in Folge',
  'ba.modifier.reorganise.valeur': 'Kampfwert',
  'ba.event.valeurChanged.losses': '{unit}: nach den Verlusten Kampfwert {valeur, number}.',
  'ba.event.valeurChanged.floor': '{unit}: Kampfwert {valeur, number}, der niedrigste Wert.',
  'ba.event.valeurChanged.rest': '{unit}: nach der Rast Kampfwert {valeur, number}.',
  'ba.event.supplies.full': '{unit}: voll versorgt.',
  'ba.event.supplies.limited':
    '{unit}: Die Munition wird knapp; sie reicht für {rolls, plural, one {# Wurf} other {# Würfe}}.',
  'ba.event.supplies.none': '{unit}: keine Munition mehr.',
  'ba.event.reorganisingWanted': '{unit}: Versuch, sich zu sammeln.',
  'ba.event.reorganisingRolled':
    '{unit}: gesammelt mit der Summe {total, number}, jetzt {disorder}.',
  'ba.event.reorganisingFailed':
    '{unit}: Sammeln misslungen, die Flucht geht weiter: Summe {total, number}.',
  'ba.event.formedUp': '{unit}: neue Formation {formation}.',
  'ba.event.reorganised': '{unit}: gesammelt, jetzt {disorder}.',
  'ba.event.restBegun': '{unit}: Beginn der Rast.',
  'ba.event.rested': '{unit}: Rast seit {turns, plural, one {# Zug} other {# Zügen}}.',
  'ba.event.resupplied': '{unit}: wieder versorgt.',
  'ba.event.restBroken': '{unit}: Rast abgebrochen; die bisherigen Züge sind verloren.',
}
