import type { airAttackEnglish } from './messages.en.ts'

export const airAttackDanish: Record<keyof typeof airAttackEnglish, string> = {
  'was.order.spot': '{plane}: meld {target}',
  'was.order.strike': '{plane}: angrib {target} med {weapon}',
  'was.order.strikeHelped': '{plane}: angrib {target} med {weapon} og med hjælp fra {experts}',
  'was.order.strikeTogether': 'Alle inden for rækkevidde: angrib {target}',
  'was.event.spotted.pinpointer':
    '{plane} udpeger {target}: egne ubåde har 1 torpedoterning mere mod skibet i dette træk.',
  'was.event.spotted.shadowing':
    '{plane} skygger {target}: egne fly har 1 terning mere mod skibet i dette træk.',
  'was.event.submarineFound': '{plane} opdager {target}.',
  'was.event.submarineMissed': '{plane} opdager ikke {target} og må angribe noget andet.',
  'was.refuse.wasBeaten': '{plane} er blevet afvist og angriber ikke i dette træk.',
  'was.refuse.hasStruck': '{plane} har allerede angrebet.',
  'was.refuse.notCarried': '{plane} kan ikke angribe med {weapon}.',
  'was.refuse.onlyBombs': '{plane} er blevet afvist og kan kun kaste bomber.',
  'was.refuse.notStrafing': '{plane} er ikke sendt ud for at angribe med maskingeværer.',
  'was.refuse.onlyStrafes': '{plane} angriber kun med maskingeværer i dette træk.',
  'was.refuse.onlyAtShips': 'Kun skibe kan angribes med {weapon}.',
  'was.refuse.onlyAtSubmarines': 'Kun ubåde kan angribes med {weapon}.',
  'was.refuse.notOver': 'For at bombe {target} skal flyets base røre skibet.',
  'was.refuse.notNear': '{target} er ikke på afstand 0.',
  'was.refuse.tooManyAircraft':
    'Højst {most, plural, one {# fly} other {# fly}} fra en side må angribe {target}.',
  'was.refuse.notFound': '{target} er ikke opdaget, og {plane} har allerede søgt i dette træk.',
  'was.refuse.noStrikeTogether': 'Færre end to fly kan angribe denne enhed nu.',
  'was.refuse.cannotSpot': '{plane} er hverken følingholder eller målviser.',
  'was.refuse.hasSpotted': '{plane} har allerede meldt et skib i dette træk.',
  'was.refuse.noShipThere': 'Vælg et fjendtligt skib på bordet.',
  'was.refuse.spottedTooFar': '{target} er længere væk end afstand 2.',
}
