import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** The phases of a turn and who acts first. */
export const turn = {
  'WAS-045': printed(
    'Der Zug',
    'A turn goes through initiative, sea movement, air mission, air defence, air attack, surface attack, submarine attack, air return and end of turn.',
    'Ein Zug besteht aus Initiative, Seebewegung, Lufteinsatz, Luftverteidigung, Luftangriff, Überwasserangriff, U-Boot-Angriff, Rückkehr der Flugzeuge und Zugende.',
    'Et træk går gennem initiativ, søbevægelse, luftmission, luftforsvar, luftangreb, overfladeangreb, ubådsangreb, flyenes hjemkomst og trækkets slutning.',
  ),
  'WAS-046': printed(
    'Der Zug',
    'In each phase from movement to air return the first player does everything, then the second; only in the air mission they alternate.',
    'In jeder Phase von der Bewegung bis zur Rückkehr der Flugzeuge handelt erst der erste Spieler ganz, dann der zweite; nur im Lufteinsatz wechseln sie sich ab.',
    'I hver fase fra bevægelsen til flyenes hjemkomst handler først første spiller helt, så anden; kun i luftmissionen skiftes de.',
  ),
  'WAS-047': printed(
    'Der Zug',
    'Each player rolls two dice and adds the best flagship bonus in play and any initiative abilities; the one with the higher total is the second player and acts after the other in every phase. On a tie the larger total bonus decides (ruling: then roll again).',
    'Jeder Spieler würfelt mit zwei Würfeln und zählt den besten Flaggschiffbonus im Spiel und Initiativfähigkeiten dazu; wer die höhere Summe hat, ist zweiter Spieler und handelt in jeder Phase nach dem anderen. Bei Gleichstand entscheidet der höhere Gesamtbonus (Auslegung: danach ein neuer Wurf).',
    'Hver spiller kaster to terninger og lægger den bedste flagskibsbonus i spil og initiativevner til; spilleren med den højeste sum er anden spiller og handler sidst i hver fase. Ved lighed afgør den største samlede bonus (fortolkning: derefter et nyt kast).',
  ),
  'WAS-048': ruled(
    'Der Zug',
    'As an option, a crippled flagship gives no bonus.',
    'Als Option gibt ein schwer beschädigtes Flaggschiff keinen Bonus.',
    'Som valgfri regel giver et svært beskadiget flagskib ingen bonus.',
  ),
  'WAS-049': printed(
    'Der Zug',
    'Losses take effect at the end of the phase: a unit that is hit or doomed still attacks in it, and all attacks of the phase meet its armour as it was at the start.',
    'Verluste wirken am Ende der Phase: Eine getroffene oder verlorene Einheit greift in ihr noch an, und alle Angriffe der Phase treffen auf ihre Panzerung vom Anfang.',
    'Tab virker ved fasens slutning: en enhed, der er ramt eller fortabt, angriber stadig i fasen, og alle fasens angreb møder dens panser, som det var fra start.',
  ),
  'WAS-050': printed(
    'Der Zug',
    'An aborted aircraft, however, cannot be attacked again in that phase.',
    'Ein abgewehrtes Flugzeug kann in dieser Phase jedoch nicht noch einmal angegriffen werden.',
    'Et afvist fly kan dog ikke angribes igen i den fase.',
  ),
} satisfies Record<string, RuleRow>
