import type { Translated } from '@grognard/umpire/message.ts'
import type { meleeEnglish } from './messages.en.ts'

/** Nahkampf, weiteres Vorgehen, Zuflucht und Eroberung von Geschützen. */
export const meleeGerman: Translated<typeof meleeEnglish> = {
  'order.advance': 'Nachdrängen',
  'order.takeRefuge': 'Zuflucht suchen',
  'step.refuge': 'Angriffe sind angesagt: Kanoniere dürfen Zuflucht suchen',
  'step.lastRefuge': 'Fortgesetzte Angriffe sind angesagt: Kanoniere dürfen Zuflucht suchen',
  'step.lastAttackers': 'Fortgesetzter Nahkampf: Nachbarn und Unterstützung deiner Angriffe',
  'step.lastDefenders': 'Fortgesetzter Nahkampf: Nachbarn und Unterstützung deiner Verteidigung',
  'ba.order.advance.plain':
    '{unit} drängt {cm, number} cm nach{degrees, plural, =0 {} other {, nach einer Flügelschwenkung um #° nach {hand}}}',
  'ba.order.advance.attack': '{unit} drängt nach und greift {target} an',
  'ba.order.advance.occupy': '{unit} drängt nach und besetzt {building}',
  'ba.order.takeRefuge': 'Die Kanoniere von {unit} suchen Zuflucht bei {infantry}',
  'ba.refuse.noSuchMelee':
    'Einen solchen Nahkampf hat {friend} jetzt nicht. Nenne eine eigene Einheit, die in diesem Schritt kämpft, und ihren Gegner.',
  'ba.refuse.neighbourElsewhere':
    '{unit} steht nicht wie {friend} selbst im Nahkampf mit {enemy}. Ein Nachbar verzichtet auf den eigenen Kampf gegen denselben Feind.',
  'ba.refuse.neighbourDefends':
    '{unit} wird selbst angegriffen und kann nicht Nachbar eines Angreifers sein.',
  'ba.refuse.neighbourTaken':
    '{unit} wird in Flanke oder Rücken angegriffen und kann nicht Nachbar sein: Das kann nur, wer von vorn angegriffen wird.',
  'ba.refuse.supportFights':
    '{unit} steht selbst im Nahkampf und kann {friend} nicht unterstützen: Das kann eine Einheit, die nicht kämpft.',
  'ba.refuse.noAdvance':
    '{unit} darf nicht nachdrängen: Das darf nur ein Angreifer, dessen Gegner in Unordnung oder volle Unordnung geriet, solange er selbst in keiner von beiden ist und in diesem Zug kein Feuer fortgesetzt hat.',
  'ba.refuse.advanceWritten': 'Für {unit} ist ein Nachdrängen notiert. Nimm es zuerst zurück.',
  'ba.refuse.pivotsTooFar':
    'Nachdrängen beginnt mit einer Schwenkung von höchstens {degrees, number}°.',
  'ba.refuse.beyondPosition':
    '{unit} hat eine Stellung angegriffen und hält in ihr. Kürze das Nachdrängen.',
  'ba.refuse.onlyOccupies':
    '{unit} hat ein leeres Gebäude angegriffen: Es darf besetzt werden, sonst bleibt die Einheit stehen.',
  'ba.refuse.enemyStillInside': '{unit} kann nicht hinein: Der Feind hält das Gebäude noch.',
  'ba.refuse.attackOrOccupy': '{unit} greift an oder besetzt ein Gebäude, nicht beides.',
  'ba.refuse.noContinuedAttack':
    '{unit} darf nachdrängen, aber nicht angreifen: Nur wer den Gegner in volle Unordnung gebracht hat, greift noch einmal an.',
  'ba.refuse.noGunnersToFlee':
    'Bei {unit} gibt es keine Kanoniere, die Zuflucht suchen könnten: Sie stehen an abgeprotzten Geschützen oder haben sie verlassen.',
  'ba.refuse.notAttacked':
    'Auf {unit} ist kein Angriff angesagt. Nur vor einem Angriff wird Zuflucht gesucht.',
  'ba.refuse.noRefuge':
    '{infantry} kann keine Kanoniere aufnehmen: Das kann nur geschlossene Infanterie im Freien.',
  'ba.refuse.refugeTooFar':
    '{infantry} steht zu weit von {unit} entfernt: Kanoniere suchen im Umkreis von {cm, number} cm Zuflucht.',
  'ba.refuse.refugeTooSmall':
    '{infantry} muss mindestens doppelt so viele Figuren haben wie {unit} Kanoniere.',
  'ba.refuse.refugeDisordered':
    '{unit} oder {infantry} ist in Unordnung; keine der beiden darf es sein.',
  'ba.event.meleeRolled.attacks':
    '{unit} greift {enemy} an: {dice, number} gewürfelt, {total, number} insgesamt.',
  'ba.event.meleeRolled.defends':
    '{unit} wehrt {enemy} ab: {dice, number} gewürfelt, {total, number} insgesamt.',
  'ba.event.meleesDrawn':
    'Unentschieden: {fights}. Die Summen sind gleich; beide bleiben in Kontakt, wo sie sind.',
  'ba.melee.pair': '{unit} und {enemy}',
  'ba.event.meleeLapsed':
    'Zwischen {unit} und {enemy} kommt es nicht zum Nahkampf: Eine der beiden ist vorher gewichen.',
  'ba.event.continuedAttack': '{unit} setzt den Angriff fort, gegen {target}.',
  'ba.event.continuedCharge': '{unit} setzt den Angriff im Sturm fort, gegen {target}.',
  'ba.event.refugeTaken': 'Die Kanoniere von {unit} suchen Zuflucht bei {infantry}.',
  'ba.event.gunsCaptured': '{unit} erobert die Geschütze von {battery}.',
  'ba.modifier.melee.marchColumn': 'Marschkolonne',
  'ba.modifier.melee.skirmish': 'Schützenkette',
  'ba.modifier.melee.artWorkRest': 'Artillerie, oder bei Arbeit oder Rast',
  'ba.modifier.melee.cavVsSquare': 'Kavallerie greift ein Karree an',
  'ba.modifier.melee.cavVsMass': 'Kavallerie greift eine Bataillonsmasse an',
  'ba.modifier.melee.cavVsOther': 'Kavallerie greift Geschütze oder andere Infanterie an',
  'ba.modifier.melee.infUncovered': 'keine Kette davor',
  'ba.modifier.melee.squareEtcVsInf': 'gegen Kavallerie formiert, kämpft mit Infanterie',
  'ba.modifier.melee.uphill': 'hangaufwärts',
  'ba.modifier.melee.reformed': 'in diesem Zug geteilt, vereinigt oder umformiert',
  'ba.modifier.melee.flank': 'in der Flanke',
  'ba.modifier.melee.rear': 'im Rücken',
  'ba.modifier.melee.overlap': 'Überflügelung',
  'ba.modifier.melee.obstacle': 'beim Überwinden eines Hindernisses',
  'ba.modifier.melee.cover1': 'gegen Deckung I',
  'ba.modifier.melee.cover2': 'gegen Deckung II',
  'ba.modifier.melee.cover3': 'gegen Deckung III',
  'ba.modifier.melee.fired': 'hat in diesem Zug gefeuert',
  'ba.modifier.melee.noSupply': 'ohne Versorgung',
  'ba.modifier.melee.first': 'erstes Feuer oder erster Nahkampf',
  'ba.modifier.melee.charge': 'im Sturm',
  'ba.modifier.melee.heavyCharge': 'schwere Kavallerie oder Lanzenreiter im Sturm',
  'ba.modifier.melee.chargedLast': 'Sturm im letzten Zug',
  'ba.modifier.melee.halted': 'haltende Kavallerie',
  'ba.modifier.melee.heavyCav': 'schwere Kavallerie',
  'ba.modifier.melee.lightCav': 'leichte Kavallerie',
  'ba.modifier.melee.attackedBefore': 'schon Angreifer, in diesem oder im letzten Zug',
  'ba.modifier.melee.defendedBefore': 'schon Verteidiger, in diesem oder im letzten Zug',
  'ba.modifier.melee.routedEnemy':
    'hat einen Gegner in die Flucht geschlagen, in diesem oder im letzten Zug',
  'ba.modifier.melee.r50': 'anderthalbmal so viele',
  'ba.modifier.melee.r100': 'doppelt so viele',
  'ba.modifier.melee.r200': 'dreimal so viele',
  'ba.modifier.melee.hidden': 'gegen ein verdecktes Ziel',
  'ba.modifier.melee.LU': 'leichte Unordnung',
  'ba.modifier.melee.U': 'Unordnung',
  'ba.modifier.melee.FU': 'volle Unordnung',
  'ba.modifier.melee.support': 'Unterstützung oder Soutien',
  'ba.modifier.melee.neighbour': 'Nachbar',
  'ba.modifier.melee.chief': 'eingesetzter Chef',
  'ba.modifier.melee.valeur': 'Valeur',
  'ba.event.declared.advance': 'Geschrieben: {unit} drängt nach.',
}
