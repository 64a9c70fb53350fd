import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Several at one target: common targets, neighbours and supports. */
export const help = {
  'BA-3.1.5-01': printed(
    '3.1.5 Fælles mål',
    'Each fire at a common target is rolled for separately, and the target takes only the worst effect on its order, once.',
    'Jedes Feuer auf ein gemeinsames Ziel wird einzeln gewürfelt, und das Ziel erleidet nur die schlimmste Wirkung auf seine Ordnung, einmal.',
    'Hver skydning mod et fælles mål kastes for sig, og målet får kun den værste virkning på sin orden, én gang.',
  ),
  'BA-3.1.5-02': printed(
    '3.1.5 Fælles mål',
    'Of equal effects the target chooses the firer from whom its retreat or rout is measured.',
    'Bei gleicher Wirkung wählt das Ziel den Schützen, von dem Rückzug oder Flucht gemessen werden.',
    'Ved samme virkning vælger målet, fra hvem dets retræte eller flugt måles.',
  ),
  'BA-3.1.5-03': printed(
    '3.1.5 Fælles mål',
    'Losses at a common target are added up before they are rounded down.',
    'Verluste eines gemeinsamen Ziels werden zusammengezählt, dann erst abgerundet.',
    'Tab på et fælles mål lægges sammen, før der rundes ned.',
  ),
  'BA-3.1.6-01': printed(
    '3.1.6 Naboenheder',
    'In the fire phase a unit that aims at the same target may, instead of firing, add 2 to the firer as its neighbour.',
    'In der Feuerphase darf eine Einheit, die auf dasselbe Ziel anlegt, statt zu feuern dem Schützen als Nachbareinheit 2 geben.',
    'I skydefasen kan en enhed, der sigter på samme mål, i stedet for at skyde give den skydende 2 som naboenhed.',
  ),
  'BA-3.1.6-02': printed(
    '3.1.6 Naboenheder',
    'A neighbour is closed, of the same arm, in neither disorder nor full disorder, has half as many figures able to fire, and serves one unit a turn, which has one neighbour (ruling: also where its fire is split); mother unit and soutien cannot be neighbour of their own line.',
    'Eine Nachbareinheit ist geschlossen, von gleicher Waffe, weder in Unordnung noch in voller, hat halb so viele feuerfähige Figuren und dient einer Einheit im Zug, die einen Nachbarn hat (Auslegung: auch bei geteiltem Feuer); Muttereinheit und Soutien können es nicht für ihre eigene Kette sein.',
    'En naboenhed er sluttet, af samme våbenart, hverken i uorden eller fuldstændig uorden, har halvt så mange skydende figurer og hjælper én enhed i trækket, som har én naboenhed (fortolkning: også ved delt skydning); moderenhed og soutien kan ikke være det for deres egen kæde.',
  ),
  'BA-3.1.6-03': printed(
    '3.1.6 Naboenheder',
    "The neighbour counts as having fired and shares the firer's roll for supplies.",
    'Die Nachbareinheit gilt als feuernd und teilt den Versorgungswurf des Schützen.',
    'Naboenheden regnes for at have skudt og deler den skydendes kast for forsyninger.',
  ),
  'BA-3.1.7-01': printed(
    '3.1.7 Støtteenheder',
    'A supporting unit stands less than 10 cm away with its front, within 45 degrees, towards the unit it supports.',
    'Eine unterstützende Einheit steht weniger als 10 cm entfernt und hat die Front innerhalb von 45 Grad auf die unterstützte Einheit gerichtet.',
    'En støtteenhed står mindre end 10 cm borte med fronten, inden for 45 grader, mod den enhed, den støtter.',
  ),
  'BA-3.1.7-02': printed(
    '3.1.7 Støtteenheder',
    'It is closed with at least half as many figures, supports one unit in each fire phase, and only one supporting unit counts.',
    'Sie ist geschlossen mit mindestens halb so vielen Figuren, unterstützt in jeder Feuerphase eine Einheit, und nur eine unterstützende Einheit zählt.',
    'Den er sluttet med mindst halvt så mange figurer, støtter én enhed i hver skydefase, og kun én støtteenhed tæller.',
  ),
  'BA-3.1.7-03': printed(
    '3.1.7 Støtteenheder',
    'Artillery, units in disorder or full disorder and whoever fires or is neighbour cannot support, infantry not cavalry, mother unit and soutien not their own line.',
    'Artillerie, Einheiten in Unordnung oder voller Unordnung und wer feuert oder Nachbar ist, können nicht unterstützen, Infanterie nicht Kavallerie, Muttereinheit und Soutien nicht ihre eigene Kette.',
    'Artilleri, enheder i uorden eller fuldstændig uorden og den, der skyder eller er naboenhed, kan ikke støtte, infanteri ikke kavaleri, moderenhed og soutien ikke deres egen kæde.',
  ),
  'BA-3.1.7-04': printed(
    '3.1.7 Støtteenheder',
    "Support takes 2 off the effect of fire on the supported unit's order.",
    'Unterstützung nimmt der Wirkung des Feuers auf die Ordnung der unterstützten Einheit 2.',
    'Støtte tager 2 fra skydningens virkning på den støttede enheds orden.',
  ),
} satisfies Record<string, RuleRow>
