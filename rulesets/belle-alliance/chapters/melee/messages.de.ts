import type { Translated } from '@grognard/umpire/message.ts'
import type { meleeEnglish } from './messages.en.ts'

/** Nahkampf. */
export const meleeGerman: Translated<typeof meleeEnglish> = {
  'step.lastAttackers': 'Fortgesetzter Nahkampf: Nachbarn und Unterstützung deiner Angriffe',
  'step.lastDefenders': 'Fortgesetzter Nahkampf: Nachbarn und Unterstützung deiner Verteidigung',
  'ba.refuse.noSuchMelee':
    'Die Einheit {friend} steht in keinem solchen Nahkampf. Wähle eine eigene Einheit, die in diesem Schritt kämpft, und ihren Gegner.',
  'ba.refuse.neighbourElsewhere':
    'Die Einheit {unit} steht nicht selbst im Nahkampf mit {enemy}, wie es ein Nachbar von {friend} muss; er verzichtet dafür auf den eigenen Kampf.',
  'ba.refuse.neighbourDefends':
    'Die Einheit {unit} wird selbst angegriffen und kann nicht Nachbar eines Angreifers sein; wähle eine andere Einheit.',
  'ba.refuse.neighbourTaken':
    'Die Einheit {unit} wird in Flanke oder Rücken angegriffen und kann nicht Nachbar sein; das kann nur eine von vorn angegriffene Einheit.',
  'ba.refuse.supportFights':
    'Die Einheit {unit} steht selbst im Nahkampf und kann {friend} nicht unterstützen; wähle eine Einheit, die nicht kämpft.',
  'ba.event.meleeRolled.attacks':
    '{unit}: Angriff auf {enemy}, Summe {total, number}, gewürfelt {dice, number}.',
  'ba.event.meleeRolled.defends':
    '{unit}: Verteidigung gegen {enemy}, Summe {total, number}, gewürfelt {dice, number}.',
  'ba.event.meleesDrawn':
    'Nahkampf unentschieden: {fights}. Die Summen sind gleich, und beide bleiben in Kontakt.',
  'ba.melee.pair': '{unit} und {enemy}',
  'ba.event.meleeLapsed':
    'Kein Nahkampf zwischen {unit} und {enemy}: Eine der beiden ist vorher gewichen.',
  'ba.modifier.melee.marchColumn': 'Marschkolonne',
  'ba.modifier.melee.skirmish': 'Schützenkette',
  'ba.modifier.melee.artWorkRest': 'Artillerie oder bei Arbeit oder Rast',
  'ba.modifier.melee.cavVsSquare': 'Kavallerie gegen ein Karree',
  'ba.modifier.melee.cavVsMass': 'Kavallerie gegen eine Bataillonsmasse',
  'ba.modifier.melee.cavVsOther': 'Kavallerie gegen Geschütze oder andere Infanterie',
  'ba.modifier.melee.infUncovered': 'keine Schützenkette davor',
  'ba.modifier.melee.squareEtcVsInf': 'Karree, Bataillonsmasse oder Klumpen gegen Infanterie',
  'ba.modifier.melee.uphill': 'hangaufwärts',
  'ba.modifier.melee.reformed': 'in diesem Zug geteilt, vereinigt oder umformiert',
  'ba.modifier.melee.flank': 'in der Flanke',
  'ba.modifier.melee.rear': 'im Rücken',
  'ba.modifier.melee.overlap': 'Überflügelung',
  'ba.modifier.melee.obstacle': 'beim Überwinden eines Hindernisses',
  'ba.modifier.melee.cover1': 'gegen Deckung I',
  'ba.modifier.melee.cover2': 'gegen Deckung II',
  'ba.modifier.melee.cover3': 'gegen Deckung III',
  'ba.modifier.melee.fired': 'Feuer in diesem Zug',
  'ba.modifier.melee.noSupply': 'ohne Versorgung',
  'ba.modifier.melee.first': 'erstes Feuer oder erster Nahkampf',
  'ba.modifier.melee.charge': 'im Sturmlauf',
  'ba.modifier.melee.heavyCharge': 'schwere Kavallerie oder Lanzenreiter im Sturmlauf',
  'ba.modifier.melee.chargedLast': 'Sturmlauf im letzten Zug',
  'ba.modifier.melee.halted': 'haltende Kavallerie',
  'ba.modifier.melee.heavyCav': 'schwere Kavallerie',
  'ba.modifier.melee.lightCav': 'leichte Kavallerie',
  'ba.modifier.melee.attackedBefore': 'Angreifer in diesem oder im letzten Zug',
  'ba.modifier.melee.defendedBefore': 'Verteidiger in diesem oder im letzten Zug',
  'ba.modifier.melee.routedEnemy': 'Gegner in diesem oder im letzten Zug in die Flucht geschlagen',
  'ba.modifier.melee.r50': '50 % mehr Figuren',
  'ba.modifier.melee.r100': '100 % mehr Figuren',
  'ba.modifier.melee.r200': '200 % mehr Figuren',
  'ba.modifier.melee.hidden': 'gegen ein verdecktes Ziel',
  'ba.modifier.melee.LU': 'leichte Unordnung',
  'ba.modifier.melee.U': 'Unordnung',
  'ba.modifier.melee.FU': 'volle Unordnung',
  'ba.modifier.melee.support': 'Unterstützung oder Soutien',
  'ba.modifier.melee.neighbour': 'Nachbar',
  'ba.modifier.melee.chief': 'eingesetzter Befehlshaber',
  'ba.modifier.melee.valeur': 'Kampfwert',
}
