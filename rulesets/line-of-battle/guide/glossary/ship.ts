import { term } from '@grognard/umpire'
import type { Term } from '@grognard/umpire'
import type { RuleId } from '../../rulebook.ts'

/** The ship and her parts. */
export const ship: readonly Term<RuleId>[] = [
  term<RuleId>(
    'LOB-130',
    ['larboard / port side', 'The left side of a ship, looking to the bow.'],
    ['Backbord / Backbordseite / backbord', 'Die linke Seite eines Schiffs, zum Bug gesehen.'],
    ['bagbord / bagbords', 'Skibets venstre side, set mod stævnen.'],
  ),
  term<RuleId>(
    'LOB-130',
    ['starboard', 'The right side of a ship, looking to the bow.'],
    [
      'Steuerbord / Steuerbordseite / steuerbord',
      'Die rechte Seite eines Schiffs, zum Bug gesehen.',
    ],
    ['styrbord / styrbords', 'Skibets højre side, set mod stævnen.'],
  ),
  term<RuleId>(
    'LOB-107',
    ['bow / bows', 'The front end of a ship: strong to look at, weak to be fired into.'],
    ['Bug', 'Das vordere Ende eines Schiffs.'],
    ['stævn / stævnen', 'Skibets forende.'],
  ),
  term<RuleId>(
    'LOB-107',
    ['stern / sterns', 'The back end of a ship, with little timber to stop a ball.'],
    ['Heck', 'Das hintere Ende eines Schiffs, wo wenig Holz eine Kugel aufhält.'],
    ['hæk / hækken / agterspejl', 'Skibets bagende, hvor kun lidt træ standser en kugle.'],
  ),
  term<RuleId>(
    'LOB-142',
    [
      'mainmast',
      'The tallest mast; without it a ship makes half speed for the rest of the battle.',
    ],
    [
      'Hauptmast',
      'Der höchste Mast; ohne ihn läuft das Schiff für den Rest der Schlacht halbe Fahrt.',
    ],
    [
      'stormast / stormasten',
      'Den højeste mast; uden den går skibet for halv fart resten af slaget.',
    ],
  ),
  term<RuleId>(
    'LOB-092',
    ['draught', 'How deep a ship lies in the water, and so where she runs aground.'],
    ['Tiefgang', 'Wie tief ein Schiff im Wasser liegt, und damit, wo es aufläuft.'],
    ['dybgang / dybgående', 'Hvor dybt skibet stikker, og dermed hvor det går på grund.'],
  ),
]
