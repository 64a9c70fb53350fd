import { lessonRow } from '@grognard/umpire'
import type { Lesson } from '@grognard/umpire'
import type { RuleId } from '../book/rulebook.ts'

const row = lessonRow<RuleId>

/** A first battle, three against three. */
export const lesson: Lesson<RuleId> = {
  scenario: 'standard',
  rows: [
    row(
      { step: 'berth', orders: ['berth'], at: 'own', rules: ['SOL-013'] },
      'Give your ships their places one by one. Mind the wind: no ship sails straight into it.',
      'Gib deinen Schiffen nacheinander ihre Plätze. Achte auf den Wind: Kein Schiff segelt genau gegen ihn.',
      'Giv dine skibe deres pladser ét ad gangen. Husk vinden: intet skib sejler lige op mod den.',
    ),
    row(
      {
        step: 'captain',
        orders: ['move', 'comeAbout', 'wear'],
        at: 'own',
        rules: ['SOL-021', 'SOL-024'],
      },
      'This ship is next. Choose a ring on the chart to sail there: one dot for each mast that carries sail.',
      'Dieses Schiff ist an der Reihe. Wähle einen Ring auf der Karte, um dorthin zu segeln: einen Punkt für jeden Mast mit Segeln.',
      'Dette skib er næste. Vælg en ring på kortet for at sejle dertil: én prik for hver mast med sejl.',
    ),
    row(
      { step: 'captain', orders: ['fire', 'endTurn'], at: 'enemy', rules: ['SOL-060', 'SOL-065'] },
      'An enemy within 3 dots of your side can be fired at: choose it. From ahead or astern it cannot fire back.',
      'Auf einen Gegner bis 3 Punkte vor deiner Seite kannst du feuern: Wähle ihn als Ziel. Von vorn oder achtern kann er nicht zurückfeuern.',
      'En fjende inden for 3 prikker ud for din side kan beskydes: vælg den. Forfra og agterfra kan den ikke besvare ilden.',
    ),
    row(
      { step: 'captain', orders: ['endTurn'], rules: ['SOL-018', 'SOL-020'] },
      'When the ship has done what it can, end its turn: the other side’s next ship plays.',
      'Hat das Schiff getan, was es kann, beende seinen Zug: Dann kommt das nächste Schiff der anderen Seite.',
      'Når skibet har gjort, hvad det kan, så afslut dets tur: den anden sides næste skib spiller.',
    ),
    row(
      { step: 'retaliation', orders: ['retaliate', 'holdFire'], rules: ['SOL-065'] },
      'You are fired upon and may fire back at once. It costs nothing in your own turn.',
      'Du wirst beschossen und darfst sofort zurückfeuern. In deinem eigenen Zug kostet es nichts.',
      'Du bliver beskudt og må straks besvare ilden. I din egen tur koster det intet.',
    ),
  ],
}
