import type { Translated } from '@grognard/umpire/message.ts'
import type { encounterEnglish } from './messages.en.ts'

/** Einheiten marschieren und treffen aufeinander. */
export const encounterGerman: Translated<typeof encounterEnglish> = {
  'ba.event.ticked':
    'Marsch, Teil {tick, number}: {units, plural, one {# Einheit bewegt} other {# Einheiten bewegen}} sich.',
  'ba.event.unitArrived': '{unit} trifft auf dem Tisch ein.',
  'ba.event.unitKeptOut':
    '{unit} findet keinen Platz zum Eintreffen und wartet bis zum nächsten Zug.',
  'ba.event.rate.ordered': '{unit} {rate, select, fast {geht in den Eilmarsch} other {stürmt}}.',
  'ba.event.rate.enemyNear':
    '{unit} beendet den Eilmarsch und geht im gewöhnlichen Schritt weiter: {by} steht innerhalb von 90 cm.',
  'ba.event.rate.ground': '{unit} beendet den Sturm: Das Gelände lässt ihn nicht zu.',
  'ba.event.rate.disorder': '{unit} beendet den Sturm: Sie ist in Unordnung.',
  'ba.event.pressedBack': '{by} drängt {unit} zurück.',
  'ba.event.attackMet':
    '{charge, select, yes {{unit} trifft im Sturm auf {enemy}} other {{unit} trifft auf {enemy}}}.',
  'ba.event.positionReached': '{unit} erreicht ihre Stellung {position}.',
  'ba.event.attackCancelled.otherMet':
    '{unit} bricht ihren Angriff ab: Sie trifft zuerst auf {by}.',
  'ba.event.attackCancelled.barred': '{unit} hält an: Sie kann {by} nicht angreifen.',
  'ba.event.attackCancelled.takenInFlank':
    '{unit} bricht ihren Angriff ab und verteidigt sich: {by} greift sie in Flanke oder Rücken an.',
  'ba.event.attackCancelled.metByHorse':
    '{unit} bricht ihren Angriff ab und verteidigt sich: Kavallerie greift sie an ({by}).',
  'ba.event.passedThrough':
    '{by} durchschreitet {unit}; diese Einheit kann in diesem Zug nicht mehr feuern.',
  'ba.event.rightOfWay':
    '{goesOn} geht vor: {one} und {other} kreuzen sich, {first, number} zu {second, number}.',
  'ba.event.unitExited': '{unit} verlässt den Tisch.',
  'ba.event.placeAdapted': '{unit} rückt auf den nächsten freien Platz.',
  'ba.heldUp.ground': 'Gelände',
  'ba.event.heldUp.ownUnit':
    '{unit} hält an: {by} steht im Weg und lässt sich nicht durchschreiten.',
  'ba.event.heldUp.waited':
    '{unit} wartet {waited, plural, one {# Teil} other {# Teile}} der Phase: {by} steht im Weg.',
  'ba.event.heldUp.enemy': '{unit} hält in Kontakt mit {by} an.',
  'ba.event.heldUp.ground': '{unit} hält an: {by} ist für diese Einheit unpassierbar.',
  'ba.event.heldUp.edge': '{unit} hält am Tischrand an: Dort darf sie den Tisch nicht verlassen.',
  'ba.event.heldUp.rate': '{unit} hat ihren Marsch vor dem Ende des Weges verbraucht.',
  'ba.event.heldUp.noTurn': '{unit} hält an: Sie kann sich dem Ziel nicht zuwenden.',
  'ba.event.heldUp.targetGone': '{unit} hält an: Das Ziel des Angriffs ist fort.',
  'ba.event.heldUp.outOfReach':
    '{unit} erreicht {by} in diesem Zug nicht: {why, select, disorder {Sie ist in voller Unordnung} retreated {Sie ist in diesem Zug gewichen} firing {Sie hat das Feuer fortgesetzt} other {Ihr Marsch ist verbraucht}}.',
  'ba.event.heldUp.retreated':
    '{unit} marschiert nicht wie befohlen: Sie ist in diesem Zug gewichen.',
  'ba.event.heldUp.firing': '{unit} marschiert nicht wie befohlen: Sie hat das Feuer fortgesetzt.',
  'ba.event.heldUp.disorder': '{unit} marschiert nicht wie befohlen: Sie ist in voller Unordnung.',
  'ba.event.heldUp.indoors': '{unit} marschiert nicht wie befohlen: Sie ist noch im Gebäude.',
  'ba.event.heldUp.standing':
    '{unit} marschiert nicht wie befohlen: In ihrer Formation kann sie es nicht.',
  'ba.event.heldUp.contested':
    '{unit} marschiert nicht wie befohlen: Beide Seiten wollten in das Gebäude neben ihr.',
}
