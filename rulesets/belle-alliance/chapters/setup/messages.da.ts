import type { Translated } from '@grognard/umpire'
import type { setupEnglish } from './messages.en.ts'

/** What is wrong with a scenario file. */
export const setupDanish: Translated<typeof setupEnglish> = {
  'ba.refuse.fileMalformed': 'Dette er ikke en scenariefil.',
  'ba.refuse.fileIdTwice': 'To enheder hedder »{id}«. Giv hver sit eget kendingsord.',
  'ba.refuse.fileNoChief':
    '{unit} er under »{chief}«, som ikke er chef på dens side. Angiv en af sidens chefer.',
  'ba.refuse.fileTooFew':
    '{unit} har {figures, number} figurer; en enhed har {least, number} eller flere.',
  'ba.refuse.fileNoEntry':
    '{unit}: valeurtabellen har ingen »{entry}« af dette våben under »{nation}« eller blandt de ikke anførte.',
  'ba.refuse.fileValeur': '{unit} har valeur {valeur, number}; tabellen tillader {valeurs}.',
  'ba.refuse.fileFormation': '{unit} kan ikke stå som {formation}.',
  'ba.refuse.fileGunners':
    '{unit} har {figures, number} figurer, men dens figurpjecer har tilsammen et andet antal artillerister.',
  'ba.refuse.fileNoBuilding':
    '{unit} står i »{building}«, som ikke er en bygning i dette scenarie.',
  'ba.refuse.fileFull':
    '»{building}« rummer {capacity, number} figurer, men {figures, number} står i den.',
  'ba.refuse.fileOffBoard':
    '{unit} står uden for bordet. Stil den på bordet, eller lad den ankomme senere.',
  'ba.refuse.fileOverlap': '{unit} står oven på {other}. Sæt dem fra hinanden.',
  'ba.refuse.fileInHouse':
    '{unit} står på bygningen »{building}«. Stil den ved siden af, eller angiv bygningen som dens sted.',
  'ba.refuse.fileInWater':
    '{unit} står i for bredt vand. Stil den på en bred, en bro eller et vadested.',
  'ba.refuse.fileInWood':
    '{unit} står i en skov, der er lukket for denne formation: {formation}. Stil enheden udenfor, eller giv den en anden formation.',
  'ba.refuse.fileNoPlace': 'Sejrsreglerne nævner »{place}«, som ikke er terræn i dette scenarie.',
  'ba.refuse.filePlaceNoBuilding':
    'Sejrsreglerne lader »{place}« holdes som bygning, hvad det ikke er.',
  'ba.order.deploy': 'Opstil {unit} ved {x, number}/{y, number} cm med front {degrees, number}°',
  'ba.order.deployStaff': 'Opstil {staff} ved {x, number}/{y, number} cm',
  'ba.event.deployed': '{piece} opstilles.',
  'ba.refuse.notToDeploy': 'Det er ikke en af de brikker, du skal opstille nu.',
  'ba.refuse.outsideZone': '{unit} ville stå uden for din zone. Stil den inden for.',
  'ba.refuse.onAnother': '{unit} ville stå oven på {other}. Lad der være plads imellem.',
  'order.deploy': 'Opstil en enhed',
  'order.deployStaff': 'Opstil chef eller ordonnans',
  'ba.refuse.fileStart': 'Slaget begynder kl. »{start}«; skriv time og minut, fx 15:30.',
  'ba.refuse.fileSameSeat': 'Begge sider er {seat}. Giv hver side sin egen plads.',
  'ba.refuse.fileTerrainTwice': 'To terrænstykker hedder »{id}«. Giv hvert sit eget kendingsord.',
  'ba.refuse.fileStaffTwice':
    'To chefer eller ordonnanser hedder »{id}«. Giv hver sit eget kendingsord.',
  'ba.refuse.fileStaffOff':
    '{chief} eller en af hans ordonnanser står uden for bordet. Stil dem på bordet, eller lad ham ankomme senere.',
  'ba.refuse.fileOtherYear':
    '{unit}: valeurtabellen har kun »{entry}« for {years}, og dette slag er fra {year}. Skift år, eller nævn andre tropper.',
  'ba.refuse.fileOver':
    '{chief} står under »{over}«, som ikke er en anden chef på hans side eller selv står under ham. Nævn en chef over ham, eller udelad det.',
  'ba.refuse.fileZoneSmall':
    'Zonen for {seat} har mindre plads, end enhederne dækker. Gør den større.',
  'order.deployAs': 'Vælg formation',
  'order.garrison': 'Opstil i en bygning',
  'ba.order.deployAs':
    '{unit} begynder som: {formation}{front, plural, =0 {} other {, # figurer bred}}{gap, plural, =0 {} other {, med mellemrum på {gap, number} cm}}',
  'ba.order.garrison': 'Opstil {unit} i {building}',
  'ba.event.garrisoned': '{unit} er opstillet i {building}.',
  'ba.event.formationSet': '{unit} begynder som: {formation}.',
  'ba.refuse.noBuildingToPlaceIn': 'Vælg en bygning i din zone: {others}.',
  'ba.building.room': '{building} »{id}« (plads til {room, number})',
  'ba.building.none': 'ingen',
  'ba.refuse.tooManyToPlaceIn':
    '{unit} har {figures, plural, one {# figur} other {# figurer}}, og {building} har plads til {room, number} mere. Vælg en større bygning, eller stil enheden i det fri.',
  'ba.refuse.buildingOutsideZone':
    '{building} ligger ikke i din zone. Opstil {unit} i en bygning, der ligger i den.',
  'ba.refuse.insideAlready': '{unit} står allerede i {building}.',
}
