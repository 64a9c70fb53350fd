import { printed, rebuilt } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

const section = 'Officer Skill Cards'

/** Officer cards: the rules about them are the book's, their texts are ours. */
export const officers = {
  'SOL-045': printed(
    section,
    'Each of the five officers has two cards, and before the battle each player chooses one of the two for each officer.',
    'Jeder der fünf Offiziere hat zwei Karten, und jeder Spieler wählt vor der Schlacht je Offizier eine davon.',
    'Hver af de fem officerer har to kort, og hver spiller vælger før slaget ét af dem for hver officer.',
  ),
  'SOL-046': printed(
    section,
    'In a turn any or all of the five cards may be used, as each says.',
    'In einem Zug dürfen beliebig viele der fünf Karten gespielt werden, jede so, wie es auf ihr steht.',
    'I en tur må så mange af de fem kort bruges, som man vil, hvert som der står på det.',
  ),
  'SOL-047': printed(
    section,
    'A card is used once in the battle (ruling: it belongs to the player, not to a ship).',
    'Jede Karte wird in der Schlacht nur einmal gespielt (Auslegung: Sie gehört dem Spieler, nicht einem Schiff).',
    'Et kort bruges én gang i slaget (fortolkning: det hører til spilleren, ikke til et skib).',
  ),
  'SOL-048': rebuilt(
    section,
    'Cards hold basic and tricky manoeuvres, repairs and special abilities (reconstruction: the ten texts are ours; you may use printed ones instead).',
    'Karten enthalten einfache und knifflige Manöver, Reparaturen und besondere Fähigkeiten (Rekonstruktion: Die zehn Texte sind unsere; gedruckte dürfen an ihre Stelle treten).',
    'Kortene rummer enkle og vanskelige manøvrer, reparationer og særlige evner (rekonstruktion: de ti tekster er vores; trykte må bruges i stedet).',
  ),
  'SOL-C01': rebuilt(
    section,
    'Boatswain, Cut away the wreck: at the start of a turn the ship’s sea anchors are cut away and it has a normal turn (our own card).',
    'Bootsmann, Gefallenen Mast kappen: Zu Beginn eines Zugs werden die Treibanker des Schiffs gekappt, und es hat einen normalen Zug (von uns ergänzte Karte).',
    'Bådsmand, Kap den faldne mast: ved turens begyndelse kappes skibets drivankre, og det har en almindelig tur (vores eget kort).',
  ),
  'SOL-C02': rebuilt(
    section,
    'Boatswain, Bend new canvas: at the start of a turn up to two sails go back on standing masts (our own card).',
    'Bootsmann, Neue Segel anschlagen: Zu Beginn eines Zugs kommen bis zu zwei Segel an stehende Masten zurück (von uns ergänzte Karte).',
    'Bådsmand, Slå nye sejl under: ved turens begyndelse kommer op til to sejl tilbage på stående master (vores eget kort).',
  ),
  'SOL-C03': rebuilt(
    section,
    'Carpenter, Plug shot holes: at the start of a turn up to 3 hull hits are removed (our own card).',
    'Zimmermann, Lecks stopfen: Zu Beginn eines Zugs werden bis zu 3 Rumpftreffer entfernt (von uns ergänzte Karte).',
    'Tømmermand, Stop skudhullerne: ved turens begyndelse fjernes op til 3 skrogtræffere (vores eget kort).',
  ),
  'SOL-C04': rebuilt(
    section,
    'Carpenter, Jury rudder: at the start of a turn a lost rudder is replaced (our own card).',
    'Zimmermann, Notruder: Zu Beginn eines Zugs wird ein verlorenes Ruder ersetzt (von uns ergänzte Karte).',
    'Tømmermand, Nødror: ved turens begyndelse erstattes et tabt ror (vores eget kort).',
  ),
  'SOL-C05': rebuilt(
    section,
    'Gunner, Double-shotted guns: in one attack at a range of one cable each hull result counts one extra hit (our own card).',
    'Stückmeister, Doppelte Kugeln: In einem Angriff auf eine Kabellänge zählt jedes Ergebnis Rumpf einen Treffer mehr (von uns ergänzte Karte).',
    'Konstabel, Dobbelt skarpt: i ét angreb på én kabellængdes afstand tæller hvert skrogresultat én træffer mere (vores eget kort).',
  ),
  'SOL-C06': rebuilt(
    section,
    'Gunner, Chain shot: in one attack each hull result takes one sail instead (our own card).',
    'Stückmeister, Kettenkugeln: In einem Angriff kostet jedes Ergebnis Rumpf stattdessen ein Segel (von uns ergänzte Karte).',
    'Konstabel, Kædekugler: i ét angreb koster hvert skrogresultat et sejl i stedet (vores eget kort).',
  ),
  'SOL-C07': rebuilt(
    section,
    'Master, Club-haul: the ship may come about once without foresails, or straight after coming about (our own card).',
    'Steuermann, Wende mit dem Anker: Eine Wende ohne Vorsegel oder gleich nach einer anderen (von uns ergänzte Karte).',
    'Styrmand, Vend på ankeret: én stagvending uden forsejl eller lige efter en anden (vores eget kort).',
  ),
  'SOL-C08': rebuilt(
    section,
    'Master, Back the topsails: for one turn the ship stays where it is, may turn 45 degrees and may fire (our own card; ruling: it may not turn head to wind, and a ship that is adrift or held by a fallen mast may not use it).',
    'Steuermann, Marssegel backlegen: Einen Zug lang bleibt das Schiff, wo es ist, darf um 45 Grad drehen und feuern (von uns ergänzte Karte; Auslegung: Die Drehung darf nicht im Wind enden, und ein Schiff, das treibt oder von einem gefallenen Mast gehalten wird, darf die Karte nicht nutzen).',
    'Styrmand, Bak mærssejlene: i én tur bliver skibet liggende, må dreje 45 grader og må skyde (vores eget kort; fortolkning: ingen drejning ender i vindøjet, og intet skib, der driver eller holdes af en falden mast, bruger det).',
  ),
  'SOL-C09': rebuilt(
    section,
    'Captain, Hold the weather gauge: one extra move this turn (our own card).',
    'Kapitän, Luv halten: Eine Bewegung mehr in diesem Zug (von uns ergänzte Karte).',
    'Kaptajn, Hold luven: én bevægelse mere i denne tur (vores eget kort).',
  ),
  'SOL-C10': rebuilt(
    section,
    'Captain, Marines to the tops: in one boarding the difference in hull hits is shifted by 5 in favour of the player who plays the card when the attempt is declared; for the defender it stops at 0, and it does not change who may board (our own card).',
    'Kapitän, Seesoldaten in die Marsen: Bei einem Enterversuch verschiebt sich der Unterschied der Rumpftreffer um 5 zugunsten dessen, der die Karte bei der Ansage spielt; für den Verteidiger endet er bei 0, und wer entern darf, ändert sich dadurch nicht (von uns ergänzte Karte).',
    'Kaptajn, Marinesoldater i mærsene: ved én entring forskydes forskellen i skrogtræffere med 5 til fordel for den, der spiller kortet ved meldingen; for forsvareren stopper den ved 0, og hvem der må entre, ændres ikke (vores eget kort).',
  ),
} satisfies Record<string, RuleRow>
