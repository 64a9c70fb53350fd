import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Obstacles, watercourses and difficult ground. */
export const ground = {
  'BA-2.3.5-01': printed(
    '2.3.5 Hindringer',
    'From the moment it begins to cross an obstacle until it is over, a unit has a penalty under fire and in melee.',
    'Vom Beginn der Überwindung eines Hindernisses bis an ihr Ende hat eine Einheit Nachteile unter Feuer und im Nahkampf.',
    'Fra passagen af en hindring begynder, og til den er passeret, har enheden et fradrag under ild og i nærkamp.',
  ),
  'BA-2.3.5-02': printed(
    '2.3.5 Hindringer',
    'An attacker also has the melee penalty for an obstacle in the melee zone between the two.',
    'Ein Angreifer hat den Nachteil im Nahkampf auch für ein Hindernis in der Nahkampfzone zwischen beiden.',
    'En angriber har fradraget i nærkamp også for en hindring i indbrudsafstanden mellem de to.',
  ),
  'BA-2.3.5-03': printed(
    '2.3.5 Hindringer',
    'Infantry crosses an obstacle of class I at full, II at half, III at quarter rate; cavalry and artillery cross I at half, II at a quarter and III not at all.',
    'Infanterie überwindet Hindernisse der Klasse I mit voller, II mit halber, III mit viertel Strecke; Kavallerie und Artillerie I mit halber, II mit viertel, III gar nicht.',
    'Infanteri passerer en hindring af klasse I med hel, II med halv, III med kvart marchlængde; kavaleri og artilleri I med halv, II med kvart og III slet ikke.',
  ),
  'BA-2.3.6-01': printed(
    '2.3.6 Vandløb',
    'Watercourses under 1 cm, like ditches, are obstacles of class I, up to 5 cm class II; wider ones are crossed only by bridge or ford.',
    'Wasserläufe unter 1 cm, wie Gräben, sind Hindernisse der Klasse I, bis 5 cm der Klasse II; breitere überquert man nur auf Brücke oder Furt.',
    'Vandløb under 1 cm, som grøfter, er hindring af klasse I, op til 5 cm klasse II; bredere passeres kun ad bro eller vadested.',
  ),
  'BA-2.3.6-02': printed(
    '2.3.6 Vandløb',
    'A bridge is road and only for march columns; a ford is an obstacle for any formation that fits it.',
    'Eine Brücke ist Straße und nur für Marschkolonnen; eine Furt ist ein Hindernis für jede Formation, die hineinpasst.',
    'En bro er vej og kun for marchkolonner; et vadested er en hindring for enhver formation, der kan være der.',
  ),
  'BA-2.3.7-01': printed(
    '2.3.7 Vanskeligt terræn',
    'Difficult ground is ploughed or overgrown field, scrub, orchard, a hill level narrower than 10 cm and what the scenario names.',
    'Schwieriges Gelände sind gepflügte oder verwachsene Felder, Gebüsch, Obstgärten, Hügelstufen unter 10 cm Breite und was das Szenario nennt.',
    'Vanskeligt terræn er oppløjede og tilgroede marker, buskads, frugtplantager, bakkeafsatser under 10 cm brede og det, scenariet nævner.',
  ),
} satisfies Record<string, RuleRow>
