import type { Catalogue } from '@grognard/umpire/message.ts'

/** The sentences of the scenarios, which the shelf shows before the game is loaded. */
export const scenariosDanish: Catalogue = {
  'book.edition': 'Spilleregler uden årstal',
  'book.authors': 'forfatter ikke nævnt',
  'book.about':
    'Et hurtigt brætspil med linjeskibe: sejl fra prik til prik med vinden, skyd bredsider efter skadetavlerne, og spil hvert officerskort i det rette øjeblik.',
  'book.begin': 'Ny her? Begynd med duellen: ét skib hver, ovre på et kvarter.',
  'sol.scenario.standard': 'Tre skibe på hver side',
  'sol.scenario.standard.about':
    'Standardspillet: to flåder løber ud fra hver sin havn og mødes til søs.',
  'sol.scenario.standard.date': 'Sejlskibenes tid',
  'sol.scenario.standard.place': 'Et bræt med prikker og to havne',
  'sol.scenario.standard.forces': 'Tre linjeskibe på hver side',
  'sol.scenario.duel': 'En duel',
  'sol.scenario.duel.about':
    'Et godt første slag: lær at sejle, skyde og entre med et enkelt skib.',
  'sol.scenario.duel.date': 'Sejlskibenes tid',
  'sol.scenario.duel.place': 'Et bræt med prikker og to havne',
  'sol.scenario.duel.forces': 'Ét linjeskib hver',
  'sol.scenario.squadrons': 'Eskadrer',
  'sol.scenario.squadrons.about': 'Standardspillet med større flåder og mere hav.',
  'sol.scenario.squadrons.date': 'Sejlskibenes tid',
  'sol.scenario.squadrons.place': 'Et større bræt',
  'sol.scenario.squadrons.forces': 'Fem linjeskibe på hver side',
  'sol.scenario.handicap': 'Handicap',
  'sol.scenario.handicap.about': 'Ulige flåder til spillere, der ikke er lige stærke.',
  'sol.scenario.handicap.date': 'Sejlskibenes tid',
  'sol.scenario.handicap.place': 'Et bræt med prikker og to havne',
  'sol.scenario.handicap.forces': 'Efter aftale et til fem skibe på hver side, også beskadigede',
  'sol.scenario.own': 'Dit eget scenarie',
  'sol.scenario.own.about':
    'Åbn en scenariefil, eller tegn en. Uden fil kæmper ét skib mod et andet til søs.',
  'sol.scenario.own.date': 'Sejlskibenes tid',
  'sol.scenario.own.place': 'Stedet i din fil',
  'sol.scenario.own.forces': 'Styrkerne i din fil',
}
