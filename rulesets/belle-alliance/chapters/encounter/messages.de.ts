import type { Translated } from '@grognard/umpire/message.ts'
import type { encounterEnglish } from './messages.en.ts'

/** Einheiten marschieren und treffen aufeinander. */
export const encounterGerman: Translated<typeof encounterEnglish> = {
  'ba.event.ticked':
    'Marsch, Teil {tick, number} von 20: {units, plural, one {# Einheit bewegt} other {# Einheiten bewegen}} sich.',
  'ba.event.unitArrived': '{unit}: auf dem Tisch eingetroffen.',
  'ba.event.unitKeptOut':
    '{unit}: kein Platz zum Eintreffen. Die Einheit wartet bis zum nächsten Zug.',
  'ba.event.rate.ordered': '{unit}: {rate, select, fast {Eilmarsch} other {Sturmlauf}}.',
  'ba.event.rate.enemyNear':
    '{unit}: Ende des Eilmarschs, weiter im gewöhnlichen Tempo. Innerhalb von 90 cm: {by}.',
  'ba.event.rate.ground': '{unit}: Ende des Sturmlaufs. Das Gelände lässt ihn nicht zu.',
  'ba.event.rate.disorder': '{unit}: Ende des Sturmlaufs wegen Unordnung.',
  'ba.event.pressedBack': '{unit}: zurückgedrängt ({by}).',
  'ba.event.attackMet':
    '{unit}: {charge, select, yes {im Sturmlauf } other {}}auf {enemy} getroffen.',
  'ba.event.positionReached': '{unit}: Stellung {position} erreicht.',
  'ba.event.attackCancelled.otherMet': '{unit}: Angriff abgebrochen, zuerst auf {by} getroffen.',
  'ba.event.attackCancelled.barred': '{unit}: Halt, kein Angriff auf {by} möglich.',
  'ba.event.attackCancelled.takenInFlank':
    '{unit}: Angriff abgebrochen, Verteidigung gegen einen Angriff in Flanke oder Rücken ({by}).',
  'ba.event.attackCancelled.metByHorse':
    '{unit}: Angriff abgebrochen, Verteidigung gegen Kavallerie ({by}).',
  'ba.event.passedThrough':
    '{unit}: eigene Einheit hindurchgelassen ({by}), in diesem Zug kein Feuer mehr.',
  'ba.event.rightOfWay':
    'Vortritt für {goesOn}: Die Wege von {one} und {other} kreuzen sich, Wurf {first, number} gegen {second, number}.',
  'ba.event.unitExited': '{unit}: Tisch verlassen.',
  'ba.event.placeAdapted': '{unit}: auf den nächsten freien Platz gerückt.',
  'ba.heldUp.ground': 'Gelände',
  'ba.event.heldUp.ownUnit':
    '{unit}: Halt. Im Weg steht eine eigene Einheit, die sich nicht durchschreiten lässt: {by}.',
  'ba.event.heldUp.waited':
    '{unit}: {waited, plural, one {# Teil} other {# Teile}} der Phase gewartet. Im Weg: {by}.',
  'ba.event.heldUp.enemy': '{unit}: Halt in Kontakt mit {by}.',
  'ba.event.heldUp.ground': '{unit}: Halt. Für diese Einheit unpassierbar: {by}.',
  'ba.event.heldUp.edge':
    '{unit}: Halt am Tischrand. Dort darf die Einheit den Tisch nicht verlassen.',
  'ba.event.heldUp.rate': '{unit}: Die Marschweite reicht nicht bis ans Ende des Weges.',
  'ba.event.heldUp.noTurn': '{unit}: Halt, keine Drehung zum Ziel möglich.',
  'ba.event.heldUp.targetGone': '{unit}: Halt, das Ziel des Angriffs ist fort.',
  'ba.event.heldUp.outOfReach':
    '{unit}: {by} in diesem Zug nicht erreicht. {why, select, disorder {Die Einheit ist in voller Unordnung} retreated {Die Einheit ist in diesem Zug gewichen} firing {Die Einheit hat das Feuer fortgesetzt} other {Die Marschweite ist aufgebraucht}}.',
  'ba.event.heldUp.retreated':
    '{unit}: nicht wie befohlen marschiert. Die Einheit ist in diesem Zug gewichen.',
  'ba.event.heldUp.firing':
    '{unit}: nicht wie befohlen marschiert. Die Einheit hat das Feuer fortgesetzt.',
  'ba.event.heldUp.disorder':
    '{unit}: nicht wie befohlen marschiert. Die Einheit ist in voller Unordnung.',
  'ba.event.heldUp.indoors':
    '{unit}: nicht wie befohlen marschiert. Die Einheit ist noch im Gebäude.',
  'ba.event.heldUp.standing':
    '{unit}: nicht wie befohlen marschiert. Die Formation erlaubt es nicht.',
  'ba.event.heldUp.contested':
    '{unit}: nicht wie befohlen marschiert. Beide Seiten wollten in das Gebäude daneben.',
}
