import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** What the dice of an attack come to. */
export const dice = {
  'WAS-015': printed(
    'Würfel',
    'Each die that shows 4 or 5 is one success, a 6 is two, 1 to 3 is none.',
    'Jeder Würfel mit 4 oder 5 ist ein Erfolg, eine 6 sind zwei, 1 bis 3 ist keiner.',
    'Hver terning med 4 eller 5 er én succes, en 6’er er to, 1 til 3 er ingen.',
  ),
  'WAS-016': printed(
    'Würfel',
    'An attack rolls as many dice as its card shows for the range, plus extra dice, minus lost dice, but never fewer than 1.',
    'Ein Angriff würfelt mit seiner Zahl bei dieser Reichweite, plus zusätzliche, minus verlorene Würfel, aber nie mit weniger als 1.',
    'Et angreb kaster så mange terninger, som kortet viser for afstanden, plus ekstra og minus tabte terninger, men aldrig færre end 1.',
  ),
  'WAS-017': printed(
    'Würfel',
    'With −1 on each die each face counts 1 lower, but a rolled 6 is always two successes (ruling: with +1 on each die a rolled 3 or 4 is one success, a 5 or 6 two).',
    'Mit −1 je Würfel zählt jedes Auge 1 weniger, aber eine gewürfelte 6 sind immer zwei Erfolge (Auslegung: Mit +1 je Würfel sind 3 und 4 ein Erfolg, 5 und 6 zwei).',
    'Med −1 pr. terning tæller hvert øje 1 lavere, men en kastet 6’er er altid to succeser (fortolkning: med +1 pr. terning er 3 og 4 én succes, 5 og 6 to).',
  ),
  'WAS-018': printed(
    'Würfel',
    'An attack that has successes only on 5 or more counts a rolled 5 as one success and a 6 as two; one that has them only on 6 counts a 6 as two.',
    'Ein Angriff, der nur ab 5 zählt, hat mit einer gewürfelten 5 einen Erfolg und mit einer 6 zwei; einer, der nur mit 6 zählt, hat mit einer 6 zwei.',
    'Et angreb, der kun giver succeser fra 5, har én på en kastet 5’er og to på en 6’er; et, der kun giver dem på 6, har to på en 6’er.',
  ),
  'WAS-019': printed(
    'Würfel',
    'Fewer successes than the armour have no effect. Successes equal to or above the armour cost 1 hull point, however many there are; equal to or above the vital armour, they destroy the unit.',
    'Weniger Erfolge als die Panzerung bewirken nichts; mindestens die Panzerung kostet 1 Rumpfpunkt, wie viele es auch mehr sind; mindestens die Vitalpanzerung zerstört.',
    'Færre succeser end panseret har ingen virkning. Lige så mange som panseret eller flere koster 1 skrogpoint, uanset hvor mange; lige så mange som vitalpanseret eller flere ødelægger enheden.',
  ),
  'WAS-020': printed(
    'Würfel',
    'Each torpedo die that shows 6 is a hit whatever the armour, and each hit takes 2 hull points; abilities make it 3 or 1, and both together leave 2 (ruling: never below 0).',
    'Jeder Torpedowürfel mit 6 ist unabhängig von der Panzerung ein Treffer und kostet 2 Rumpfpunkte; Fähigkeiten machen daraus 3 oder 1, beide zusammen wieder 2 (Auslegung: nie unter 0).',
    'Hver torpedoterning med 6 er en træffer uanset panseret og koster 2 skrogpoint; evner gør det til 3 eller 1, og begge sammen giver 2 (fortolkning: aldrig under 0).',
  ),
  'WAS-021': ruled(
    'Würfel',
    'Modifiers on each die of different names add up, and so do extra dice of different names.',
    'Änderungen je Würfel mit verschiedenen Namen zählen zusammen, zusätzliche Würfel mit verschiedenen Namen auch.',
    'Ændringer pr. terning med forskellige navne lægges sammen, og det gør ekstra terninger med forskellige navne også.',
  ),
} satisfies Record<string, RuleRow>
