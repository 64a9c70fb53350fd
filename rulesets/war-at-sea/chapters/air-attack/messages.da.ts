import type { airAttackEnglish } from './messages.en.ts'

export const airAttackDanish: Record<keyof typeof airAttackEnglish, string> = {
  'was.order.spot': '{plane} melder {target}',
  'was.order.strike': '{plane} angriber {target} ({weapon})',
  'was.order.strikeHelped': '{plane} angriber {target} med hjælp fra {experts} ({weapon})',
  'was.order.strikeTogether': 'Alle inden for rækkevidde angriber {target}',
  'was.event.spotted.pinpointer':
    '{plane} udpeger {target}: egne ubåde har 1 torpedoterning mere mod skibet i dette træk.',
  'was.event.spotted.shadowing':
    '{plane} skygger {target}: egne fly har 1 terning mere mod skibet i dette træk.',
  'was.event.submarineFound': '{plane} opdager {target}.',
  'was.event.submarineMissed': '{plane} opdager ikke {target} og må angribe noget andet.',
  'was.refuse.wasBeaten': '{plane} er afvist og angriber ikke i dette træk.',
  'was.refuse.hasStruck': '{plane} har allerede angrebet.',
  'was.refuse.notCarried': '{plane} kan ikke angribe på den måde ({weapon}).',
  'was.refuse.onlyBombs': '{plane} er afvist og kan kun bombe.',
  'was.refuse.notStrafing': '{plane} er ikke sendt ud for at angribe med bordvåben.',
  'was.refuse.onlyStrafes': '{plane} angriber kun med bordvåben i dette træk.',
  'was.refuse.onlyAtShips': 'Kun mod skibe ({weapon}).',
  'was.refuse.onlyAtSubmarines': 'Kun mod ubåde ({weapon}).',
  'was.refuse.notOver': 'For at bombe {target} skal flyets base røre målet.',
  'was.refuse.notNear': '{target} er ikke på afstand 0.',
  'was.refuse.tooManyAircraft':
    'Højst {most, plural, one {# fly} other {# fly}} fra en side må angribe {target}.',
  'was.refuse.notFound': '{plane} har søgt forgæves i dette træk, og {target} er ikke opdaget.',
  'was.refuse.noStrikeTogether': 'Ikke engang to fly kan angribe denne enhed nu.',
  'was.refuse.cannotSpot': '{plane} hverken udpeger eller skygger skibe.',
  'was.refuse.hasSpotted': '{plane} har allerede meldt et skib i dette træk.',
  'was.refuse.noShipThere': 'Vælg et fjendtligt skib på bordet.',
  'was.refuse.spottedTooFar': '{target} er længere væk end afstand 2.',
}
