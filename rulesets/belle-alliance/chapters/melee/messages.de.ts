import type { Translated } from '@grognard/umpire/message.ts'
import type { meleeEnglish } from './messages.en.ts'

/** Nahkampf, weiteres Vorgehen, Zuflucht und Eroberung von Geschützen. */
export const meleeGerman: Translated<typeof meleeEnglish> = {
  'order.advance': 'Nachdrängen',
  'order.takeRefuge': 'Zuflucht suchen',
  'step.refuge': 'Angriffe angesagt: Kanoniere dürfen Zuflucht suchen',
  'step.lastRefuge': 'Fortgesetzte Angriffe angesagt: Kanoniere dürfen Zuflucht suchen',
  'step.lastAttackers': 'Fortgesetzter Nahkampf: Nachbarn und Unterstützung deiner Angriffe',
  'step.lastDefenders': 'Fortgesetzter Nahkampf: Nachbarn und Unterstützung deiner Verteidigung',
  'ba.order.advance.plain':
    '{unit} drängt {cm, number} cm nach{degrees, plural, =0 {} other {, nach einer Schwenkung um #° nach {hand}}}',
  'ba.order.advance.attack': '{unit} drängt nach und greift {target} an',
  'ba.order.advance.occupy': '{unit} drängt nach und besetzt {building}',
  'ba.order.takeRefuge': 'Die Kanoniere von {unit} suchen Zuflucht bei {infantry}',
  'ba.refuse.noSuchMelee':
    '{friend} steht in keinem solchen Nahkampf. Wähle eine eigene Einheit, die in diesem Schritt kämpft, und ihren Gegner.',
  'ba.refuse.neighbourElsewhere':
    '{unit} steht nicht selbst im Nahkampf mit {enemy}, wie es ein Nachbar von {friend} muss; er verzichtet dafür auf den eigenen Kampf.',
  'ba.refuse.neighbourDefends':
    '{unit} wird selbst angegriffen und kann nicht Nachbar eines Angreifers sein; wähle eine andere Einheit.',
  'ba.refuse.neighbourTaken':
    '{unit} wird in Flanke oder Rücken angegriffen und kann nicht Nachbar sein; das kann nur eine von vorn angegriffene Einheit.',
  'ba.refuse.supportFights':
    '{unit} steht selbst im Nahkampf und kann {friend} nicht unterstützen; wähle eine Einheit, die nicht kämpft.',
  'ba.refuse.noAdvance':
    '{unit} kann nicht nachdrängen: Das kann nur ein Angreifer, dessen Gegner in Unordnung oder volle Unordnung geriet, der selbst in keiner von beiden ist und in diesem Zug nicht fortgesetzt gefeuert hat.',
  'ba.refuse.advanceWritten': '{unit} soll schon nachdrängen. Nimm das zuerst zurück.',
  'ba.refuse.pivotsTooFar':
    'Nachdrängen beginnt mit einer Schwenkung von höchstens {degrees, number}°.',
  'ba.refuse.beyondPosition':
    '{unit} hat eine Stellung angegriffen und muss in ihr halten. Verkürze das Nachdrängen.',
  'ba.refuse.onlyOccupies':
    '{unit} hat ein leeres Gebäude angegriffen: Sie kann es nur besetzen oder stehen bleiben.',
  'ba.refuse.enemyStillInside': '{unit} kann das Gebäude nicht besetzen: Der Feind hält es noch.',
  'ba.refuse.attackOrOccupy':
    '{unit} kann entweder angreifen oder ein Gebäude besetzen; wähle eines.',
  'ba.refuse.noContinuedAttack':
    '{unit} kann nachdrängen, aber nicht noch einmal angreifen: Dazu muss sie den Gegner in volle Unordnung gebracht haben.',
  'ba.refuse.noGunnersToFlee':
    '{unit} hat keine Kanoniere, die Zuflucht suchen könnten: Das können nur Kanoniere abgeprotzter Geschütze oder solche, die ihre Geschütze verlassen haben.',
  'ba.refuse.notAttacked':
    'Auf {unit} ist kein Angriff angesagt; Kanoniere dürfen nur vor einem Angriff Zuflucht suchen.',
  'ba.refuse.noRefuge':
    '{infantry} kann keine Kanoniere aufnehmen; das kann nur Infanterie in geschlossener Formation im Freien.',
  'ba.refuse.refugeTooFar':
    '{infantry} steht zu weit von {unit} entfernt: Kanoniere können im Umkreis von {cm, number} cm Zuflucht suchen.',
  'ba.refuse.refugeTooSmall':
    '{infantry} muss mindestens doppelt so viele Figuren haben wie {unit} Kanoniere.',
  'ba.refuse.refugeDisordered':
    '{unit} oder {infantry} ist in Unordnung; das darf keine von beiden sein. Wähle eine andere Einheit.',
  'ba.event.meleeRolled.attacks':
    '{unit} greift {enemy} an: Summe {total, number}, gewürfelt {dice, number}.',
  'ba.event.meleeRolled.defends':
    '{unit} verteidigt sich gegen {enemy}: Summe {total, number}, gewürfelt {dice, number}.',
  'ba.event.meleesDrawn':
    'Nahkampf unentschieden: {fights}. Die Summen sind gleich, und beide bleiben in Kontakt.',
  'ba.melee.pair': '{unit} und {enemy}',
  'ba.event.meleeLapsed':
    'Kein Nahkampf zwischen {unit} und {enemy}: Eine der beiden ist vorher gewichen.',
  'ba.event.continuedAttack': '{unit} führt einen fortgesetzten Angriff gegen {target}.',
  'ba.event.continuedCharge': '{unit} führt im Sturm einen fortgesetzten Angriff gegen {target}.',
  'ba.event.refugeTaken': 'Die Kanoniere von {unit} suchen Zuflucht bei {infantry}.',
  'ba.event.gunsCaptured': '{unit} erobert die Geschütze von {battery}.',
  'ba.modifier.melee.marchColumn': 'Marschkolonne',
  'ba.modifier.melee.skirmish': 'Schützenkette',
  'ba.modifier.melee.artWorkRest': 'Artillerie, bei der Arbeit oder rastend',
  'ba.modifier.melee.cavVsSquare': 'Kavallerie greift ein Karree an',
  'ba.modifier.melee.cavVsMass': 'Kavallerie greift eine Bataillonsmasse an',
  'ba.modifier.melee.cavVsOther': 'Kavallerie greift Geschütze oder andere Infanterie an',
  'ba.modifier.melee.infUncovered': 'keine Schützenkette davor',
  'ba.modifier.melee.squareEtcVsInf': 'Karree, Masse oder Klumpen gegen Infanterie',
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
  'ba.modifier.melee.attackedBefore': 'war in diesem oder im letzten Zug Angreifer',
  'ba.modifier.melee.defendedBefore': 'war in diesem oder im letzten Zug Verteidiger',
  'ba.modifier.melee.routedEnemy':
    'hat in diesem oder im letzten Zug einen Gegner in die Flucht geschlagen',
  'ba.modifier.melee.r50': '50 % mehr Figuren',
  'ba.modifier.melee.r100': '100 % mehr Figuren',
  'ba.modifier.melee.r200': '200 % mehr Figuren',
  'ba.modifier.melee.hidden': 'gegen ein verdecktes Ziel',
  'ba.modifier.melee.LU': 'leichte Unordnung',
  'ba.modifier.melee.U': 'Unordnung',
  'ba.modifier.melee.FU': 'volle Unordnung',
  'ba.modifier.melee.support': 'Unterstützung oder Soutien',
  'ba.modifier.melee.neighbour': 'Nachbar',
  'ba.modifier.melee.chief': 'eingesetzter Chef',
  'ba.modifier.melee.valeur': 'Valeur',
  'ba.event.declared.advance': 'Notiert: {unit} drängt nach.',
}
