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
    'In jeder Phase von der Bewegung bis zur Rückkehr der Flugzeuge führt erst der erste Spieler alles aus, dann der zweite; nur im Lufteinsatz wechseln sie sich ab.',
    'I hver fase fra bevægelsen til flyenes hjemkomst gør først første spiller alt, så anden spiller; kun i luftmissionen skiftes de.',
  ),
  'WAS-047': printed(
    'Der Zug',
    'Each player rolls two dice and adds the best flagship bonus in play and any initiative abilities; the one with the higher total is the second player and acts after the other in every phase. On a tie the larger total bonus decides (ruling: if that is equal too, both roll again).',
    'Jeder Spieler würfelt mit zwei Würfeln und zählt den besten Bonus seiner Flaggschiffe im Spiel und seine Initiativefähigkeiten dazu; wer die höhere Summe hat, ist der zweite Spieler und handelt in jeder Phase nach dem anderen. Bei Gleichstand entscheidet der höhere Gesamtbonus (Auslegung: Ist auch er gleich, wird neu gewürfelt).',
    'Hver spiller kaster to terninger og lægger den bedste flagskibsbonus i spil og initiativevner til; spilleren med den højeste sum er anden spiller og handler sidst i hver fase. Ved lighed afgør den største samlede bonus (fortolkning: er også den lige stor, kastes der igen).',
  ),
  'WAS-048': ruled(
    'Der Zug',
    'As an option, a crippled flagship gives no bonus.',
    'Als Option gibt ein schwer beschädigtes Flaggschiff keinen Bonus.',
    'Som valgfri regel giver et svært beskadiget flagskib ingen bonus.',
  ),
  'WAS-049': printed(
    'Der Zug',
    'Losses take effect at the end of the phase: until then even a unit that was hit or lost still attacks, and against every attack its armour is what it was at the start of the phase.',
    'Verluste gelten erst am Ende der Phase: Bis dahin greift auch eine getroffene oder verlorene Einheit noch an, und gegen alle Angriffe zählt ihre Panzerung zu Beginn der Phase.',
    'Tab gælder først ved fasens slutning: indtil da angriber også en ramt eller tabt enhed, og mod alle angreb gælder dens panser ved fasens begyndelse.',
  ),
  'WAS-050': printed(
    'Der Zug',
    'An aborted aircraft, however, cannot be attacked again in that phase.',
    'Ein abgewehrtes Flugzeug kann in dieser Phase jedoch nicht noch einmal angegriffen werden.',
    'Et afvist fly kan dog ikke angribes igen i den fase.',
  ),
  'WAS-051': ruled(
    'Der Zug',
    'Where several players share a side, each gives orders only to the units and aircraft of their own task group, and the senior player also to the aircraft ashore. They act in any order in their side’s step, see the same things, and win or lose together. Where fleets are built the senior player builds, and the ships are shared out in the order of the list.',
    'Teilen sich mehrere Spieler eine Seite, befehligt jeder nur die Einheiten seines Kampfverbands und dessen Flugzeuge, der ranghöchste auch die Flugzeuge an Land; sie handeln im Schritt ihrer Seite in beliebiger Reihenfolge, wissen dasselbe und gewinnen und verlieren gemeinsam. Wo Flotten zusammengestellt werden, tut es der ranghöchste, und die Schiffe werden in der Reihenfolge der Liste verteilt.',
    'Deler flere spillere en side, giver hver kun ordrer til enhederne i sin egen kampgruppe og dens fly, den øverste også til dem på land; de handler i deres sides trin i vilkårlig rækkefølge, ved det samme og vinder og taber sammen. Hvor flåder sammensættes, gør den øverste det, og skibene fordeles i listens rækkefølge.',
  ),
} satisfies Record<string, RuleRow>
