import { printed, rebuilt } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

const section = 'Officer Skill Cards'

/** Officer cards: the rules about them are the book's, their texts are ours. */
export const officers = {
  'SOL-045': printed(
    section,
    'There are two cards for each of five officers, and a player takes one of each before the battle.',
    'Für jeden von fünf Offizieren gibt es zwei Karten, und ein Spieler nimmt vor der Schlacht je eine.',
    'Der er to kort for hver af fem officerer, og en spiller tager ét af hver før slaget.',
  ),
  'SOL-046': printed(
    section,
    'In a turn any or all of the five may be used, as each says.',
    'In einem Zug dürfen beliebige oder alle fünf genutzt werden, wie es jede sagt.',
    'I en tur må ethvert eller alle fem bruges, som hvert kort siger.',
  ),
  'SOL-047': printed(
    section,
    'A card is used once in the battle (ruling: it belongs to the player, not to a ship).',
    'Eine Karte wird einmal in der Schlacht genutzt (Auslegung: sie gehört dem Spieler, nicht einem Schiff).',
    'Et kort bruges én gang i slaget (fortolkning: det hører til spilleren, ikke til et skib).',
  ),
  'SOL-048': rebuilt(
    section,
    'Cards hold basic and tricky manoeuvres, repairs and special abilities (reconstruction: the ten texts are ours; a printed set may be brought in their place).',
    'Karten enthalten einfache und kniffige Manöver, Reparaturen und besondere Fähigkeiten (Rekonstruktion: die zehn Texte sind unsere; gedruckte dürfen an ihre Stelle treten).',
    'Kortene rummer enkle og vanskelige manøvrer, reparationer og særlige evner (rekonstruktion: de ti tekster er vores; trykte må bruges i stedet).',
  ),
  'SOL-C01': rebuilt(
    section,
    'Boatswain, Cut away the wreck: at the start of a turn the ship is rid of its sea anchors and has a normal turn (our own card).',
    'Bootsmann, Wrack kappen: zu Beginn eines Zugs ist das Schiff seine Treibanker los und zieht wie sonst (eigene Karte).',
    'Bådsmand, Kap vraget: ved turens begyndelse er skibet fri for sine drivankre og har en almindelig tur (vores eget kort).',
  ),
  'SOL-C02': rebuilt(
    section,
    'Boatswain, Bend new canvas: at the start of a turn up to two sails go back on standing masts (our own card).',
    'Bootsmann, Neue Segel anschlagen: zu Beginn eines Zugs kommen bis zu zwei Segel an stehende Masten zurück (eigene Karte).',
    'Bådsmand, Slå nye sejl under: ved turens begyndelse kommer op til to sejl tilbage på stående master (vores eget kort).',
  ),
  'SOL-C03': rebuilt(
    section,
    'Carpenter, Plug shot holes: at the start of a turn the hull counter goes back by up to 3 (our own card).',
    'Zimmermann, Lecks stopfen: zu Beginn eines Zugs geht der Rumpfzähler um bis zu 3 zurück (eigene Karte).',
    'Tømmermand, Stop skudhullerne: ved turens begyndelse går skrogtælleren op til 3 tilbage (vores eget kort).',
  ),
  'SOL-C04': rebuilt(
    section,
    'Carpenter, Jury rudder: at the start of a turn a lost rudder is replaced (our own card).',
    'Zimmermann, Notruder: zu Beginn eines Zugs wird ein verlorenes Ruder ersetzt (eigene Karte).',
    'Tømmermand, Nødror: ved turens begyndelse erstattes et tabt ror (vores eget kort).',
  ),
  'SOL-C05': rebuilt(
    section,
    'Gunner, Double-shotted guns: in one attack at range 1 each hull result counts one hit more (our own card).',
    'Stückmeister, Doppelte Kugeln: in einem Angriff auf Entfernung 1 zählt jedes Rumpfergebnis einen Treffer mehr (eigene Karte).',
    'Konstabel, Dobbelt skarpt: i ét angreb på afstand 1 tæller hvert skrogresultat én træffer mere (vores eget kort).',
  ),
  'SOL-C06': rebuilt(
    section,
    'Gunner, Chain shot: in one attack each hull result takes one sail instead (our own card).',
    'Stückmeister, Kettenkugeln: in einem Angriff nimmt jedes Rumpfergebnis stattdessen ein Segel (eigene Karte).',
    'Konstabel, Kædekugler: i ét angreb tager hvert skrogresultat et sejl i stedet (vores eget kort).',
  ),
  'SOL-C07': rebuilt(
    section,
    'Master, Club-haul: one coming-about without foresails, or straight after another (our own card).',
    'Steuermann, Wende vor Anker: eine Wende ohne Vorsegel oder gleich nach einer anderen (eigene Karte).',
    'Styrmand, Vend på ankeret: én stagvending uden forsejl eller lige efter en anden (vores eget kort).',
  ),
  'SOL-C08': rebuilt(
    section,
    'Master, Back the topsails: for one turn the ship stays where it is, may turn 45 degrees and may fire (our own card; ruling: no turn ends head to wind, and no ship adrift or held by a wreck uses it).',
    'Steuermann, Marssegel backlegen: einen Zug lang bleibt das Schiff, wo es ist, darf 45 Grad drehen und feuern (eigene Karte; Auslegung: keine Drehung endet im Wind, und kein Schiff, das treibt oder an einem Wrack hängt, nutzt sie).',
    'Styrmand, Bak mærssejlene: i én tur bliver skibet liggende, må dreje 45 grader og må skyde (vores eget kort; fortolkning: ingen drejning ender i vindøjet, og intet skib, der driver eller holdes af et vrag, bruger det).',
  ),
  'SOL-C09': rebuilt(
    section,
    'Captain, Hold the weather gauge: one more move in this turn (our own card).',
    'Kapitän, Luv halten: eine Bewegung mehr in diesem Zug (eigene Karte).',
    'Kaptajn, Hold luven: én bevægelse mere i denne tur (vores eget kort).',
  ),
  'SOL-C10': rebuilt(
    section,
    "Captain, Marines to the tops: in one boarding the difference of hull hits counts 5 in the user's favour, called when the attempt is declared; for the defender it stops at 0, and who may board is read without it (our own card).",
    'Kapitän, Seesoldaten in die Marsen: bei einem Entern zählt der Unterschied der Rumpftreffer 5 zugunsten dessen, der sie beim Ansagen ruft; für den Verteidiger endet er bei 0, und wer entern darf, bestimmt sich ohne sie (eigene Karte).',
    'Kaptajn, Marinesoldater i mærsene: ved én entring tæller forskellen i skrogtræffere 5 til fordel for den, der kalder dem ved meldingen; for forsvareren stopper den ved 0, og hvem der må entre, afgøres uden dem (vores eget kort).',
  ),
} satisfies Record<string, RuleRow>
