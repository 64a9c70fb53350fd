import type { Translated } from '@grognard/umpire'
import type { setupEnglish } from './messages.en.ts'

/** What is wrong with a scenario file. */
export const setupGerman: Translated<typeof setupEnglish> = {
  'ba.refuse.fileMalformed': 'Das ist keine Szenariodatei.',
  'ba.refuse.fileIdTwice': 'Zwei Einheiten heißen „{id}“. Gib jeder eine eigene Kennung.',
  'ba.refuse.fileNoChief':
    '{unit} untersteht „{chief}“, aber das ist kein Chef ihrer Seite. Nenne einen Chef ihrer Seite.',
  'ba.refuse.fileTooFew':
    '{unit} hat {figures, number} Figuren; eine Einheit hat {least, number} oder mehr.',
  'ba.refuse.fileNoEntry':
    '{unit}: Die Valeurtabelle kennt kein „{entry}“ dieser Waffe unter „{nation}“ oder bei den nicht genannten Truppen.',
  'ba.refuse.fileValeur': '{unit} hat Valeur {valeur, number}; die Tabelle erlaubt {valeurs}.',
  'ba.refuse.fileFormation': '{unit} kann nicht so stehen: {formation}.',
  'ba.refuse.fileGunners':
    '{unit} hat {figures, number} Figuren, aber ihre Geschützmodelle haben zusammen eine andere Zahl Kanoniere.',
  'ba.refuse.fileNoBuilding':
    '{unit} steht in „{building}“, das kein Gebäude dieses Szenarios ist.',
  'ba.refuse.fileFull':
    '„{building}“ fasst {capacity, number} Figuren, aber {figures, number} stehen darin.',
  'ba.refuse.fileOffBoard':
    '{unit} steht außerhalb des Tischs. Stelle sie auf den Tisch oder lass sie später eintreffen.',
  'ba.refuse.fileOverlap': '{unit} steht auf {other}. Stelle sie auseinander.',
  'ba.refuse.fileInHouse':
    '{unit} steht auf dem Gebäude „{building}“. Stelle sie daneben oder nenne das Gebäude als ihren Ort.',
  'ba.refuse.fileInWater':
    '{unit} steht in zu breitem Wasser. Stelle sie ans Ufer, auf eine Brücke oder in eine Furt.',
  'ba.refuse.fileInWood':
    '{unit} steht in einem Wald, der dieser Formation verschlossen ist: {formation}. Stelle die Einheit hinaus oder formiere sie anders.',
  'ba.refuse.fileNoPlace':
    'Die Siegregeln nennen „{place}“, das kein Gelände dieses Szenarios ist.',
  'ba.refuse.filePlaceNoBuilding':
    'Die Siegregeln lassen „{place}“ als Gebäude halten, was es nicht ist.',
  'ba.order.deploy': 'Stelle {unit} bei {x, number}/{y, number} cm auf, Front {degrees, number}°',
  'ba.order.deployStaff': 'Stelle {staff} bei {x, number}/{y, number} cm auf',
  'ba.event.deployed': '{piece} wird aufgestellt.',
  'ba.refuse.notToDeploy': 'Das ist keine deiner Figuren, die jetzt aufzustellen sind.',
  'ba.refuse.outsideZone': '{unit} stünde außerhalb deiner Zone. Stelle sie hinein.',
  'ba.refuse.onAnother': '{unit} stünde auf {other}. Lass Platz dazwischen.',
  'order.deploy': 'Einheit aufstellen',
  'order.deployStaff': 'Chef oder Ordonnanz aufstellen',
  'ba.refuse.fileStart':
    'Die Schlacht beginnt um „{start}“; schreibe Stunde und Minute, etwa 15:30.',
  'ba.refuse.fileSameSeat': 'Beide Seiten sind {seat}. Gib jeder Seite ihren eigenen Platz.',
  'ba.refuse.fileTerrainTwice': 'Zwei Geländestücke heißen „{id}“. Gib jedem eine eigene Kennung.',
  'ba.refuse.fileStaffTwice':
    'Zwei Chefs oder Ordonnanzen heißen „{id}“. Gib jeder Figur eine eigene Kennung.',
  'ba.refuse.fileStaffOff':
    '{chief} oder eine seiner Ordonnanzen steht außerhalb des Tischs. Stelle sie auf den Tisch oder lass ihn später eintreffen.',
  'ba.refuse.fileOtherYear':
    '{unit}: Die Valeurtabelle hat „{entry}“ nur für {years}, und diese Schlacht ist von {year}. Ändere das Jahr oder nenne andere Truppen.',
  'ba.refuse.fileOver':
    '{chief} steht unter „{over}“, der kein anderer Chef der Seite ist oder selbst unter ihm steht. Nenne einen Chef über ihm oder lass es weg.',
  'ba.refuse.fileZoneSmall':
    'Die Zone von {seat} hat weniger Boden, als die Einheiten bedecken. Mache sie größer.',
  'order.deployAs': 'Formation wählen',
  'order.garrison': 'In ein Gebäude stellen',
  'ba.order.deployAs':
    '{unit} beginnt als: {formation}{front, plural, =0 {} other {, # Figuren breit}}{gap, plural, =0 {} other {, mit Abständen von {gap, number} cm}}',
  'ba.order.garrison': '{unit} in {building} aufstellen',
  'ba.event.garrisoned': 'In {building} aufgestellt: {unit}.',
  'ba.event.formationSet': '{unit} beginnt als: {formation}.',
  'ba.refuse.noBuildingToPlaceIn': 'Wähle ein Gebäude in deiner Zone: {others}.',
  'ba.building.room': '{building} „{id}“ (Platz für {room, number})',
  'ba.building.none': 'keines',
  'ba.refuse.tooManyToPlaceIn':
    '{unit} hat {figures, plural, one {# Figur} other {# Figuren}}, und {building} hat noch Platz für {room, number}. Wähle ein größeres Gebäude oder stelle sie ins Freie.',
  'ba.refuse.buildingOutsideZone':
    '{building} liegt nicht in deiner Zone. Stelle {unit} in ein Gebäude, das darin liegt.',
  'ba.refuse.insideAlready': '{unit} steht schon in {building}.',
}
