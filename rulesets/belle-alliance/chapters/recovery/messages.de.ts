import type { Translated } from '@grognard/umpire'
import type { recoveryEnglish } from './messages.en.ts'

export const recoveryGerman: Translated<typeof recoveryEnglish> = {
  'order.reorganise': 'Sammeln',
  'order.rest': 'Rasten',
  'ba.order.reorganise': '{unit}: sammeln, {formation}',
  'ba.order.rest.supply': '{unit} rastet, um versorgt zu werden',
  'ba.order.rest.valeur': '{unit} rastet, um Valeur zurückzugewinnen',
  'ba.refuse.notRouting':
    '{unit} ist nicht in voller Unordnung auf dem Tisch. Aus Unordnung und leichter Unordnung kommen Einheiten von selbst heraus.',
  'ba.refuse.routedThisTurn':
    '{unit} ist erst in diesem Zug in volle Unordnung geraten. Ab dem nächsten Zug kann sie es versuchen.',
  'ba.refuse.triesAlready': '{unit} versucht es schon: ein Wurf je Zug.',
  'ba.refuse.notClosedFormation':
    '{unit} kann sich nach einer Flucht nicht so formieren: {formation}. Wähle eine geschlossene Formation ihrer Waffengattung.',
  'ba.refuse.restDisordered':
    '{unit} ist in Unordnung. Gerastet wird in Ordnung oder leichter Unordnung.',
  'ba.refuse.restsAlready': '{unit} rastet schon; lass die Einheit ohne Befehl.',
  'ba.refuse.hasSupplies': '{unit} ist voll versorgt. Sie kann für Valeur rasten.',
  'ba.refuse.suppliesFirst': '{unit} fehlt es an Versorgung. Dafür muss sie zuerst rasten.',
  'ba.refuse.nothingToWinBack': '{unit} hat keine Valeur verloren, die Rast zurückbrächte.',
  'ba.refuse.restAtGuns':
    'Die Kanoniere von {unit} müssen zum Rasten ihre Geschütze verlassen. Schreibe das dazu.',
  'ba.refuse.noRoomToRest': '{unit} hat keinen Platz, um zur Rast anzutreten.',
  'ba.modifier.reorganise.chief': 'ein Chef in Kontakt',
  'ba.modifier.reorganise.orderly': 'eine Ordonnanz in Kontakt',
  'ba.modifier.reorganise.failed': 'Fehlschläge in Folge',
  'ba.modifier.reorganise.valeur': 'Valeur',
  'ba.event.valeurChanged.losses': 'Nach ihren Verlusten hat {unit} Valeur {valeur, number}.',
  'ba.event.valeurChanged.floor': '{unit} hat Valeur {valeur, number}; tiefer geht es nicht.',
  'ba.event.valeurChanged.rest': 'Nach ihrer Rast hat {unit} Valeur {valeur, number}.',
  'ba.event.supplies.full': '{unit} ist voll versorgt.',
  'ba.event.supplies.limited':
    '{unit} wird knapp: Munition für {rolls, plural, one {# Wurf} other {# Würfe}}.',
  'ba.event.supplies.none': '{unit} hat keine Munition mehr.',
  'ba.event.reorganisingWanted': '{unit} versucht, sich zu sammeln.',
  'ba.event.reorganisingRolled': '{unit} sammelt sich mit {total, number}: {disorder}.',
  'ba.event.reorganisingFailed': '{unit} sammelt sich mit {total, number} nicht und flieht erneut.',
  'ba.event.formedUp': '{unit} formiert sich: {formation}.',
  'ba.event.reorganised': '{unit} ist {disorder}.',
  'ba.event.restBegun': '{unit} tritt zur Rast an.',
  'ba.event.rested': 'Die Rast von {unit} zählt {turns, plural, one {# Zug} other {# Züge}}.',
  'ba.event.resupplied': '{unit} ist wieder versorgt.',
  'ba.event.restBroken': 'Die Rast von {unit} ist unterbrochen; was sie zählte, ist verloren.',
}
