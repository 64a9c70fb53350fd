import type { Translated } from '@grognard/umpire/message.ts'
import type { encounterEnglish } from './messages.en.ts'

/** Einheiten marschieren und treffen aufeinander. */
export const encounterGerman: Translated<typeof encounterEnglish> = {
  'ba.event.ticked':
    'Marsch, Teil {tick, number}: {units, plural, one {# Einheit bewegt} other {# Einheiten bewegen}} sich.',
  'ba.event.unitArrived': '{unit} kommt auf den Tisch.',
  'ba.event.unitKeptOut':
    '{unit} findet keinen Platz auf dem Tisch und wartet auf den nächsten Zug.',
  'ba.event.rate.ordered': '{unit} {rate, select, fast {geht in den Eilmarsch} other {stürmt}}.',
  'ba.event.rate.enemyNear':
    '{unit} beendet den Eilmarsch und geht im gewöhnlichen Tempo weiter: Innerhalb von 90 cm steht {by}.',
  'ba.event.rate.ground': '{unit} beendet den Sturm: Das Gelände lässt ihn nicht zu.',
  'ba.event.rate.disorder': '{unit} beendet den Sturm: Sie ist in Unordnung.',
  'ba.event.pressedBack': '{by} drängt {unit} zurück.',
  'ba.event.attackMet':
    '{charge, select, yes {{unit} trifft im Sturm auf {enemy}} other {{unit} trifft auf {enemy}}}.',
  'ba.event.positionReached': '{unit} hat ihre Stellung {position} erreicht.',
  'ba.event.attackCancelled.otherMet': '{unit} trifft zuerst auf {by} und bricht ihren Angriff ab.',
  'ba.event.attackCancelled.barred': '{unit} darf {by} nicht angreifen und hält an.',
  'ba.event.attackCancelled.takenInFlank':
    '{unit} wird von {by} in Flanke oder Rücken gefasst: Sie greift nicht mehr an und verteidigt sich.',
  'ba.event.attackCancelled.metByHorse':
    '{unit} trifft auf die Kavallerie {by}: Sie greift nicht mehr an und verteidigt sich.',
  'ba.event.passedThrough':
    '{by} durchschreitet {unit}; diese Einheit feuert in diesem Zug nicht mehr.',
  'ba.event.rightOfWay':
    '{one} und {other} kreuzen sich: {first, number} zu {second, number}, {goesOn} geht weiter.',
  'ba.event.unitExited': '{unit} verlässt den Tisch.',
  'ba.event.placeAdapted': '{unit} geht weiter bis zum nächsten freien Platz.',
  'ba.heldUp.ground': 'Gelände',
  'ba.event.heldUp.ownUnit': '{unit} hält an: {by} steht im Weg, und hindurch geht es nicht.',
  'ba.event.heldUp.waited':
    '{unit} wartet {waited, plural, one {# Teil} other {# Teile}} des Marsches auf {by} im Weg.',
  'ba.event.heldUp.enemy': '{unit} hält in Kontakt mit {by} an.',
  'ba.event.heldUp.ground': '{unit} hält an: {by} im Weg ist für die Einheit verschlossen.',
  'ba.event.heldUp.edge': '{unit} hält am Tischrand an, wo die Einheit nicht hinausdarf.',
  'ba.event.heldUp.rate':
    '{unit} ist so weit marschiert wie möglich und noch nicht am Ende des Weges.',
  'ba.event.heldUp.noTurn': '{unit} kann sich dem Ziel nicht zuwenden und hält an.',
  'ba.event.heldUp.targetGone': '{unit} hält an: Das Ziel des Angriffs ist fort.',
  'ba.event.heldUp.outOfReach':
    '{unit} kommt in diesem Zug nicht bis {by}: {why, select, disorder {Sie ist in voller Unordnung} retreated {Sie ist in diesem Zug gewichen} firing {Sie hat weitergefeuert} other {Ihr Marsch ist verbraucht}}.',
  'ba.event.heldUp.retreated':
    '{unit} marschiert nicht wie befohlen: Die Einheit ist in diesem Zug gewichen.',
  'ba.event.heldUp.firing': '{unit} marschiert nicht wie befohlen: Die Einheit hat weitergefeuert.',
  'ba.event.heldUp.disorder':
    '{unit} marschiert nicht wie befohlen: Die Einheit ist in voller Unordnung.',
  'ba.event.heldUp.indoors':
    '{unit} marschiert nicht wie befohlen: Die Einheit ist noch im Gebäude.',
  'ba.event.heldUp.standing':
    '{unit} marschiert nicht wie befohlen: Die Einheit ist dazu nicht aufgestellt.',
  'ba.event.heldUp.contested':
    '{unit} marschiert nicht wie befohlen: Die Einheit steht an einem Gebäude, das beide Seiten wollten.',
}
