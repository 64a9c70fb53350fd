import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** What the dice of an attack come to. */
export const dice = {
  'WAS-015': printed(
    'Würfel',
    'Each die that shows 4 or 5 is one success, a 6 is two, 1 to 3 is none.',
    'Jede 4 oder 5 ist ein Erfolg, jede 6 zählt als zwei, 1 bis 3 ist keiner.',
    'Hver terning med 4 eller 5 er én succes, en 6’er er to, 1 til 3 er ingen.',
  ),
  'WAS-016': printed(
    'Würfel',
    'An attack rolls as many dice as its card shows for the range, plus extra dice, minus lost dice, but never fewer than 1.',
    'Für einen Angriff würfelst du mit so vielen Würfeln, wie die Einheitenkarte für die Reichweite nennt, zuzüglich der zusätzlichen und abzüglich der verlorenen Würfel, aber nie mit weniger als 1.',
    'Til et angreb kastes så mange terninger, som enhedskortet viser for afstanden, plus ekstra og minus tabte terninger, men aldrig færre end 1.',
  ),
  'WAS-017': printed(
    'Würfel',
    'With −1 on each die, each die counts as 1 lower, but a rolled 6 is always two successes (ruling: with +1 on each die a rolled 3 or 4 is one success, a 5 or 6 two).',
    'Bei −1 je Würfel zählt jeder Würfel 1 weniger, aber eine gewürfelte 6 ergibt immer zwei Erfolge (Auslegung: Bei +1 je Würfel ergeben 3 und 4 einen Erfolg, 5 und 6 zwei).',
    'Med −1 pr. terning tæller hver terning 1 lavere, men en kastet 6’er er altid to succeser (fortolkning: med +1 pr. terning er 3 og 4 én succes, 5 og 6 to).',
  ),
  'WAS-018': printed(
    'Würfel',
    'An attack that has successes only on 5 or more counts a rolled 5 as one success and a 6 as two; one that has them only on 6 counts a 6 as two.',
    'Ein Angriff, der nur ab 5 Erfolge bringt, hat bei einer gewürfelten 5 einen und bei einer 6 zwei; einer, der sie nur bei 6 bringt, hat bei einer 6 zwei.',
    'Et angreb, der kun giver succeser fra 5, har én på en kastet 5’er og to på en 6’er; et, der kun giver dem på 6, har to på en 6’er.',
  ),
  'WAS-019': printed(
    'Würfel',
    'If there are fewer successes than the armour, there is no effect. Successes equal to or above the armour cost 1 hull point, however many there are; equal to or above the vital armour, they destroy the unit.',
    'Bleiben die Erfolge unter der Panzerung, geschieht nichts. Erreichen sie die Panzerung, kostet das 1 Rumpfpunkt, wie weit sie auch darüber liegen; erreichen sie die Vitalpanzerung, ist die Einheit zerstört.',
    'Når succeserne ikke op på panseret, sker der ikke noget. Når de op på panseret, koster det 1 skrogpoint, uanset hvor meget de overstiger det; når de op på vitalpanseret, er enheden ødelagt.',
  ),
  'WAS-020': printed(
    'Würfel',
    'Each torpedo die that shows 6 is a hit whatever the armour, and each hit takes 2 hull points; abilities make it 3 or 1, and both together leave 2 (ruling: never below 0).',
    'Jede 6 eines Torpedowürfels ist unabhängig von der Panzerung ein Treffer und kostet 2 Rumpfpunkte; durch Fähigkeiten werden es 3 oder 1, durch beide zusammen wieder 2 (Auslegung: nie unter 0).',
    'Hver torpedoterning med 6 rammer uanset panseret og koster 2 skrogpoint; evner gør det til 3 eller 1, og begge sammen giver 2 (fortolkning: aldrig under 0).',
  ),
  'WAS-021': ruled(
    'Würfel',
    'Modifiers on each die from abilities of different names add up, and so do extra dice.',
    'Zu- und Abschläge je Würfel aus verschieden benannten Fähigkeiten zählen zusammen, ebenso zusätzliche Würfel.',
    'Tillæg og fradrag pr. terning fra evner med forskellige navne lægges sammen, og det gør ekstra terninger også.',
  ),
} satisfies Record<string, RuleRow>
