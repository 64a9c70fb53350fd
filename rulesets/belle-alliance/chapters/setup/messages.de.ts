import type { Translated } from '@grognard/umpire'
import type { setupEnglish } from './messages.en.ts'

/** What is wrong with a scenario file. */
export const setupGerman: Translated<typeof setupEnglish> = {
  'ba.refuse.fileMalformed': 'Das ist keine Szenariodatei.',
  'ba.refuse.fileIdTwice': 'Zwei Einheiten haben die Kennung „{id}“. Gib jeder eine eigene.',
  'ba.refuse.fileNoChief':
    'Die Einheit {unit} untersteht „{chief}“, aber so heißt kein Befehlshaber ihrer Seite. Nenne einen Befehlshaber ihrer Seite.',
  'ba.refuse.fileTooFew':
    'Die Einheit {unit} hat {figures, number} Figuren; eine Einheit braucht mindestens {least, number}.',
  'ba.refuse.fileNoEntry':
    '{unit}: Die Kampfwerttabelle enthält kein „{entry}“ dieser Waffengattung unter „{nation}“ oder bei den sonstigen Einheiten.',
  'ba.refuse.fileValeur':
    'Die Einheit {unit} hat Kampfwert {valeur, number}; die Tabelle erlaubt {valeurs}.',
  'ba.refuse.fileFormation':
    'Die Einheit {unit} kann nicht in dieser Formation stehen: {formation}.',
  'ba.refuse.fileGunners':
    'Die Einheit {unit} hat {figures, number} Figuren, aber die Kanoniere ihrer Geschützmodelle ergeben eine andere Zahl.',
  'ba.refuse.fileNoBuilding':
    'Die Einheit {unit} steht in „{building}“, das kein Gebäude dieses Szenarios ist.',
  'ba.refuse.fileFull':
    '„{building}“ fasst {capacity, number} Figuren, aber {figures, number} stehen darin.',
  'ba.refuse.fileOffBoard':
    'Die Einheit {unit} steht außerhalb des Tischs. Stelle sie auf den Tisch oder lass sie später eintreffen.',
  'ba.refuse.fileOverlap': 'Die Einheit {unit} steht auf {other}. Rücke sie auseinander.',
  'ba.refuse.fileInHouse':
    'Die Einheit {unit} steht auf dem Gebäude „{building}“. Stelle sie daneben oder in das Gebäude hinein.',
  'ba.refuse.fileInWater':
    'Die Einheit {unit} steht in zu breitem Wasser. Stelle sie ans Ufer, auf eine Brücke oder in eine Furt.',
  'ba.refuse.fileInWood':
    'Die Einheit {unit} steht in einem Wald, den sie in dieser Formation nicht betreten kann: {formation}. Stelle sie hinaus oder ändere die Formation.',
  'ba.refuse.fileNoPlace':
    'Die Siegregeln nennen „{place}“, das nicht zum Gelände dieses Szenarios gehört. Nenne ein Geländestück daraus.',
  'ba.refuse.filePlaceNoBuilding':
    'Die Siegregeln geben Punkte für das Gebäude „{place}“, aber so heißt kein Gebäude. Nenne eines.',
  'ba.order.deploy':
    '{unit} aufstellen: {x, number} cm vom Westrand, {y, number} cm vom Südrand, Front {degrees, number}°',
  'ba.order.deployStaff':
    '{staff} aufstellen: {x, number} cm vom Westrand, {y, number} cm vom Südrand',
  'ba.event.deployed': '{piece} aufgestellt.',
  'ba.refuse.notToDeploy':
    'Diese Figur stellst du jetzt nicht auf. Wähle eine, die noch aufzustellen ist.',
  'ba.refuse.outsideZone': '{unit} stünde außerhalb deiner Zone. Stelle sie hinein.',
  'ba.refuse.onAnother': '{unit} stünde auf {other}. Lass Platz dazwischen.',
  'order.deploy': 'Einheit aufstellen',
  'order.deployStaff': 'Befehlshaber oder Ordonnanz aufstellen',
  'ba.refuse.fileStart':
    '„{start}“ ist keine Uhrzeit. Schreibe Stunde und Minute, zum Beispiel 15:30.',
  'ba.refuse.fileSameSeat': 'Beide Seiten sind {seat}. Gib jeder Seite ihren eigenen Platz.',
  'ba.refuse.fileTerrainTwice':
    'Zwei Geländestücke haben die Kennung „{id}“. Gib jedem eine eigene.',
  'ba.refuse.fileStaffTwice':
    'Zwei Befehlshaber oder Ordonnanzen haben die Kennung „{id}“. Gib jeder Figur eine eigene.',
  'ba.refuse.fileStaffOff':
    '{chief} oder eine seiner Ordonnanzen steht außerhalb des Tischs. Stelle sie auf den Tisch oder lass ihn später eintreffen.',
  'ba.refuse.fileOtherYear':
    '{unit}: Die Kampfwerttabelle hat „{entry}“ nur für {years}, und diese Schlacht spielt {year}. Ändere das Jahr oder nenne andere Truppen.',
  'ba.refuse.fileOver':
    '{chief} untersteht „{over}“: Das ist kein anderer Befehlshaber der Seite oder einer, der selbst {chief} untersteht. Nenne einen Befehlshaber über ihm oder lass es weg.',
  'ba.refuse.fileZoneSmall': 'Die Zone ({seat}) ist zu klein für die Einheiten. Vergrößere sie.',
  'order.deployAs': 'Formation wählen',
  'order.garrison': 'in ein Gebäude stellen',
  'ba.order.deployAs':
    '{unit}: zu Beginn {formation}{front, plural, =0 {} other {, # Figuren breit}}{gap, plural, =0 {} other {, mit Abständen von {gap, number} cm}}',
  'ba.order.garrison': '{unit} in {building} aufstellen',
  'ba.event.garrisoned': 'In {building} aufgestellt: {unit}.',
  'ba.event.formationSet': '{unit}: Formation zu Beginn: {formation}.',
  'ba.refuse.noBuildingToPlaceIn': 'Wähle ein Gebäude in deiner Zone: {others}.',
  'ba.building.room': '{building} „{id}“ (Platz für {room, number})',
  'ba.building.none': 'keines',
  'ba.refuse.tooManyToPlaceIn':
    'Die Einheit {unit} hat {figures, plural, one {# Figur} other {# Figuren}}, aber {building} hat nur noch Platz für {room, number}. Wähle ein größeres Gebäude oder stelle sie ins Freie.',
  'ba.refuse.buildingOutsideZone':
    '{building} liegt nicht in deiner Zone. Stelle {unit} in ein Gebäude, das darin liegt.',
  'ba.refuse.insideAlready': 'Die Einheit {unit} steht schon in {building}.',
}
