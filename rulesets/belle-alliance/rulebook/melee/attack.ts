import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** The melee zone, announced attacks and their targets. */
export const attack = {
  'BA-4.1.1-01': printed(
    '4.1.1 Indbrudsafstand og angreb',
    'In front of every unit lies its melee zone, as wide as its front and 5 cm deep.',
    'Vor jeder Einheit liegt ihre Nahkampfzone, so breit wie die Front und 5 cm tief.',
    'Foran enhver enhed ligger dens indbrudsafstand, så bred som fronten og 5 cm dyb.',
  ),
  'BA-4.1.1-02': printed(
    '4.1.1 Indbrudsafstand og angreb',
    'Without an announced attack, or in disorder or full disorder, a unit may only go up to melee contact; of an unannounced attack the opponent may demand that it is made.',
    'Ohne angesagten Angriff oder in Unordnung oder voller Unordnung darf eine Einheit nur bis zum Nahkampfkontakt gehen; einen nicht angesagten Angriff kann der Gegner verlangen.',
    'Uden meldt angreb eller i uorden eller fuldstændig uorden kan en enhed kun gå frem til indbrudsafstand; et angreb, der ikke er meldt, kan modstanderen kræve gennemført.',
  ),
  'BA-4.1.1-03': printed(
    '4.1.1 Indbrudsafstand og angreb',
    'The announcement tells the target, whether the attack is at the charge and whether it goes against the unit or its position.',
    'Die Ansage nennt das Ziel, ob gestürmt wird und ob der Angriff der Einheit oder ihrer Stellung gilt.',
    'Meldingen siger, hvem der er målet, om der stormes, og om angrebet gælder enheden eller dens position.',
  ),
  'BA-4.1.1-04': printed(
    '4.1.1 Indbrudsafstand og angreb',
    'When its zone touches an enemy a unit stops for the rest of the phase, unless that enemy is pressed back.',
    'Berührt ihre Zone einen Gegner, hält eine Einheit für den Rest der Phase, außer er wird zurückgedrängt.',
    'Når indbrudsafstanden rører en modstander, standser enheden i resten af fasen, medmindre han presses tilbage.',
  ),
  'BA-4.1.1-05': printed(
    '4.1.1 Indbrudsafstand og angreb',
    'An enemy who can be attacked this turn stops too, unless the attacker may and does cancel.',
    'Ein Gegner, der in diesem Zug angegriffen werden kann, hält ebenfalls, außer der Angreifer darf und will absagen.',
    'En modstander, der kan angribes i trækket, standser også, medmindre angriberen har ret til at aflyse og gør det.',
  ),
  'BA-4.1.1-06': printed(
    '4.1.1 Indbrudsafstand og angreb',
    'An attacker who is himself attacked in flank or rear, or infantry attacked by cavalry, loses its own attack and defends.',
    'Ein Angreifer, der selbst in Flanke oder Rücken angegriffen wird, und Infanterie, die Kavallerie angreift, verliert den eigenen Angriff und verteidigt.',
    'En angriber, der selv angribes i flanke eller ryg, og infanteri, der angribes af kavaleri, mister sit eget angreb og forsvarer sig.',
  ),
  'BA-4.1.1-07': printed(
    '4.1.1 Indbrudsafstand og angreb',
    "A unit may move through an enemy's zone as long as its own touches no enemy; standing in one it is in contact once that enemy announces an attack.",
    'Eine Einheit darf durch die Zone eines Gegners gehen, solange ihre eigene keinen berührt; steht sie darin, ist sie in Kontakt, sobald er einen Angriff ansagt.',
    'En enhed kan bevæge sig gennem modstanderens indbrudsafstand, så længe dens egen ikke rører nogen; står den i den, er der kontakt, når modstanderen melder angreb.',
  ),
  'BA-4.1.1-08': printed(
    '4.1.1 Indbrudsafstand og angreb',
    'All attacks of the phase are simultaneous, continued ones among themselves too, and several on one unit make it a common target.',
    'Alle Angriffe der Phase geschehen zugleich, ebenso die fortgesetzten unter sich, und mehrere auf eine Einheit machen sie zum gemeinsamen Ziel.',
    'Alle fasens angreb er samtidige, og det er de fortsatte indbyrdes også; flere mod én enhed gør den til fælles mål.',
  ),
  'BA-4.1.1-09': printed(
    '4.1.1 Indbrudsafstand og angreb',
    'Whoever has been in melee bears the penalty of an earlier attacker or defender for the rest of this and the next turn, also if the melee fell out because fire broke the enemy.',
    'Wer im Nahkampf war, trägt den Nachteil des früheren Angreifers oder Verteidigers den Rest dieses und den ganzen nächsten Zug, auch wenn der Kampf ausfiel, weil Feuer den Gegner brach.',
    'Den, der har været i nærkamp, bærer fradraget som tidligere angriber eller forsvarer i resten af dette og hele næste træk, også hvis nærkampen bortfaldt, fordi skydning brød modstanderen.',
  ),
  'BA-4.1.1-10': printed(
    '4.1.1 Indbrudsafstand og angreb',
    'Whoever brings an enemy into full disorder in melee, or would have fought one that fire brings into it before, has the bonus for it for as long.',
    'Wer einen Gegner im Nahkampf in volle Unordnung bringt, oder mit ihm gekämpft hätte, wäre er nicht vorher durch Feuer hineingeraten, hat ebenso lange den Vorteil dafür.',
    'Den, der bringer en modstander i fuldstændig uorden i nærkamp, eller skulle have kæmpet med en, som skydning forinden bringer i den, har tillægget for det lige så længe.',
  ),
  'BA-4.1.2-01': printed(
    '4.1.2 Angrebets mål',
    'An attack on a position is written and announced and tied to a piece of ground; every other attack goes against the unit.',
    'Ein Angriff auf eine Stellung wird geschrieben, angesagt und an ein Geländestück gebunden; jeder andere gilt der Einheit.',
    'Et angreb på en position skrives, meldes og knyttes til en terrængenstand; ethvert andet gælder enheden.',
  ),
  'BA-4.1.2-02': printed(
    '4.1.2 Angrebets mål',
    'The attacker follows a unit that moves; where he cannot he may stop, at the latest before his extended front passes it.',
    'Bewegt sich die Einheit, folgt ihr der Angreifer; kann er es nicht, darf er halten, spätestens bevor seine verlängerte Front an ihr vorbei ist.',
    'Bevæger enheden sig, følger angriberen efter; kan han ikke, må han standse, senest før hans forlængede front passerer den.',
  ),
  'BA-4.1.2-03': printed(
    '4.1.2 Angrebets mål',
    'If he comes into contact with another enemy first he attacks that one, unless it is pressed back, or cancels.',
    'Gerät er zuerst mit einem anderen Gegner in Kontakt, greift er diesen an, außer er wird zurückgedrängt, oder sagt ab.',
    'Kommer han først på indbrudsafstand af en anden modstander, angriber han denne, medmindre den presses tilbage, eller aflyser.',
  ),
  'BA-4.1.2-04': printed(
    '4.1.2 Angrebets mål',
    'In a position found empty the attacker stops; another unit in contact there may be attacked.',
    'In einer leer gefundenen Stellung hält der Angreifer; eine andere Einheit in Kontakt dort darf angegriffen werden.',
    'I en position, der findes forladt, standser angriberen; en anden enhed på indbrudsafstand dér kan angribes.',
  ),
  'BA-4.1.2-05': printed(
    '4.1.2 Angrebets mål',
    'An attack on a unit other than the announced one goes against the unit, and the target does not change in any other way.',
    'Ein Angriff auf eine andere als die angesagte Einheit gilt dieser selbst, und anders wechselt das Ziel nicht.',
    'Et angreb på en anden end den meldte gælder enheden selv, og målet skifter ikke på andre måder.',
  ),
} satisfies Record<string, RuleRow>
