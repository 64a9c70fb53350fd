import type { Translated } from '@grognard/umpire'
import type { setupEnglish } from './messages.en.ts'

/** What is wrong with a scenario file. */
export const setupDanish: Translated<typeof setupEnglish> = {
  'ba.refuse.fileMalformed': 'Dette er ikke en scenariefil.',
  'ba.refuse.fileIdTwice': 'To enheder har id »{id}«. Giv hver sit eget id.',
  'ba.refuse.fileNoChief':
    '{unit} er under »{chief}«, som ikke er chef på dens side. Angiv en af sidens chefer.',
  'ba.refuse.fileTooFew':
    '{unit} har {figures, number} figurer; en enhed skal have mindst {least, number}.',
  'ba.refuse.fileNoEntry':
    '{unit}: valeurskemaet har ingen »{entry}« af denne våbenart under »{nation}« eller blandt de ikke anførte tropper.',
  'ba.refuse.fileValeur': '{unit} har valeur {valeur, number}; skemaet tillader {valeurs}.',
  'ba.refuse.fileFormation': '{unit} kan ikke have denne formation: {formation}.',
  'ba.refuse.fileGunners':
    '{unit} har {figures, number} figurer, men artilleristerne ved dens figurpjecer giver et andet antal.',
  'ba.refuse.fileNoBuilding':
    '{unit} står i »{building}«, som ikke er en bygning i dette scenarie.',
  'ba.refuse.fileFull':
    '»{building}« rummer {capacity, number} figurer, men {figures, number} står i den.',
  'ba.refuse.fileOffBoard':
    '{unit} står uden for bordet. Stil den på bordet, eller lad den ankomme senere.',
  'ba.refuse.fileOverlap': '{unit} står oven i {other}. Flyt dem fra hinanden.',
  'ba.refuse.fileInHouse':
    '{unit} står på bygningen »{building}«. Stil den ved siden af, eller placér den i bygningen.',
  'ba.refuse.fileInWater':
    '{unit} står i vand, der er for bredt til den. Stil den på bredden, på en bro eller i et vadested.',
  'ba.refuse.fileInWood':
    '{unit} står i en skov, som den ikke kan gå ind i med denne formation: {formation}. Stil den udenfor, eller skift formation.',
  'ba.refuse.fileNoPlace':
    'Sejrsreglerne nævner »{place}«, som ikke findes i scenariets terræn. Angiv et terrænstykke, der gør.',
  'ba.refuse.filePlaceNoBuilding':
    'Sejrsreglerne giver point for bygningen »{place}«, som ikke er en bygning. Angiv en bygning.',
  'ba.order.deploy':
    'Opstil {unit} {x, number} cm fra vestkanten og {y, number} cm fra sydkanten, front {degrees, number}°',
  'ba.order.deployStaff':
    'Opstil {staff} {x, number} cm fra vestkanten og {y, number} cm fra sydkanten',
  'ba.event.deployed': '{piece} opstillet.',
  'ba.refuse.notToDeploy':
    'Den brik skal du ikke opstille nu. Vælg en, der endnu ikke er opstillet.',
  'ba.refuse.outsideZone': '{unit} ville stå uden for din zone. Stil den inden for.',
  'ba.refuse.onAnother': '{unit} ville stå oven på {other}. Lad der være plads imellem.',
  'order.deploy': 'opstil en enhed',
  'order.deployStaff': 'opstil chef eller ordonnans',
  'ba.refuse.fileStart': '»{start}« er intet klokkeslæt. Skriv time og minut, for eksempel 15:30.',
  'ba.refuse.fileSameSeat': 'Begge sider er {seat}. Giv hver side sin egen plads.',
  'ba.refuse.fileTerrainTwice': 'To terrænstykker har id »{id}«. Giv hvert sit eget id.',
  'ba.refuse.fileStaffTwice': 'To chefer eller ordonnanser har id »{id}«. Giv hver sit eget id.',
  'ba.refuse.fileStaffOff':
    '{chief} eller en af hans ordonnanser står uden for bordet. Stil dem på bordet, eller lad ham ankomme senere.',
  'ba.refuse.fileOtherYear':
    '{unit}: valeurskemaet har kun »{entry}« for {years}, og dette slag er fra {year}. Skift år, eller angiv andre tropper.',
  'ba.refuse.fileOver':
    '{chief} er under »{over}«, som ikke er en anden chef på hans side eller selv er under {chief}. Angiv en chef over ham, eller udelad det.',
  'ba.refuse.fileZoneSmall': 'Zonen for {seat} er for lille til dens enheder. Gør den større.',
  'order.deployAs': 'vælg formation',
  'order.garrison': 'opstil i en bygning',
  'ba.order.deployAs':
    '{unit}: fra start {formation}{front, plural, =0 {} other {, # figurer bred}}{gap, plural, =0 {} other {, med mellemrum på {gap, number} cm}}',
  'ba.order.garrison': 'Opstil {unit} i {building}',
  'ba.event.garrisoned': '{unit} opstillet i {building}.',
  'ba.event.formationSet': '{unit} begynder i formation: {formation}.',
  'ba.refuse.noBuildingToPlaceIn': 'Vælg en bygning i din zone: {others}.',
  'ba.building.room': '{building} »{id}« (plads til {room, number})',
  'ba.building.none': 'ingen',
  'ba.refuse.tooManyToPlaceIn':
    '{unit} har {figures, plural, one {# figur} other {# figurer}}, men {building} har kun plads til {room, number}. Vælg en større bygning, eller stil enheden i det fri.',
  'ba.refuse.buildingOutsideZone':
    '{building} ligger ikke i din zone. Opstil {unit} i en bygning, der ligger i den.',
  'ba.refuse.insideAlready': '{unit} står allerede i {building}.',
}
