import { rebuilt } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** The battles of the book, all of them ours. */
export const scenarios = {
  'WAS-S-1': rebuilt(
    'Szenarien',
    'Denmark Strait, 24 May 1941: Bismarck and Prinz Eugen against Hood and Prince of Wales, with Norfolk and Suffolk from turn 3; 8 turns on the open sea, and a bonus for Bismarck if she leaves uncrippled.',
    'Dänemarkstraße, 24. Mai 1941: Bismarck und Prinz Eugen gegen Hood und Prince of Wales, ab Zug 3 mit Norfolk und Suffolk; 8 Züge auf offener See, und Zusatzpunkte, wenn die Bismarck entkommt, ohne schwer beschädigt zu sein.',
    'Danmarksstrædet, 24. maj 1941: Bismarck og Prinz Eugen mod Hood og Prince of Wales, fra træk 3 med Norfolk og Suffolk; 8 træk på åbent hav og ekstra point, hvis Bismarck slipper bort uden at være svært beskadiget.',
  ),
  'WAS-S-2': rebuilt(
    'Szenarien',
    'River Plate, 13 December 1939: Admiral Graf Spee against Exeter, Ajax and Achilles, which come from two sides; 10 turns, and she may escape to the west or north from turn 5.',
    'Río de la Plata, 13. Dezember 1939: Admiral Graf Spee gegen Exeter, Ajax und Achilles, die von zwei Seiten kommen; 10 Züge, und ab Zug 5 kann sie nach Westen oder Norden entkommen.',
    'Río de la Plata, 13. december 1939: Admiral Graf Spee mod Exeter, Ajax og Achilles, der kommer fra to sider; 10 træk, og fra træk 5 kan den slippe bort mod vest eller nord.',
  ),
  'WAS-S-3': rebuilt(
    'Szenarien',
    'Coral Sea, 8 May 1942: two carriers and six squadrons on each side; 6 turns, no airbases, and a lead of 20 points wins.',
    'Korallenmeer, 8. Mai 1942: zwei Träger und sechs Staffeln auf jeder Seite; 6 Züge, keine Flugplätze, und wer 20 Punkte Vorsprung hat, gewinnt.',
    'Koralhavet, 8. maj 1942: to hangarskibe og seks eskadriller på hver side; 6 træk, ingen flybaser, og den, der har et forspring på 20 point, vinder.',
  ),
  'WAS-S-4': rebuilt(
    'Szenarien',
    'Barents Sea, 31 December 1942: five merchant ships with 99 points of escort against 80 points in two groups; 12 turns, night from turn 4, and three merchant ships that escape or are destroyed decide the battle.',
    'Barentssee, 31. Dezember 1942: fünf Handelsschiffe mit 99 Punkten Eskorte gegen 80 Punkte in zwei Gruppen; 12 Züge, Nacht ab Zug 4, und drei entkommene oder zerstörte Handelsschiffe entscheiden.',
    'Barentshavet, 31. december 1942: fem handelsskibe med 99 points eskorte mod 80 point i to grupper; 12 træk, nat fra træk 4, og tre handelsskibe, der slipper bort eller ødelægges, afgør slaget.',
  ),
  'WAS-S-5': rebuilt(
    'Szenarien',
    'Guadalcanal, night of 13 November 1942: 13 American ships against 14 Japanese; 8 turns in darkness. Japan wins when battleships have bombarded the airfield three times, and loses if both of its battleships are sunk or crippled.',
    'Guadalcanal, Nacht zum 13. November 1942: 13 amerikanische Schiffe gegen 14 japanische; 8 Züge im Dunkeln, und Japan gewinnt, wenn Schlachtschiffe den Flugplatz dreimal beschießen.',
    'Guadalcanal, natten til den 13. november 1942: 13 amerikanske skibe mod 14 japanske; 8 træk i mørke, og Japan vinder, når slagskibe har beskudt flyvepladsen tre gange.',
  ),
  'WAS-S-6': rebuilt(
    'Szenarien',
    'Meeting engagement, Pacific 1942: 100 points a side, layout 1 with three objectives, 12 turns.',
    'Begegnungsgefecht, Pazifik 1942: 100 Punkte je Seite, Aufbau 1 mit drei Zielmarken, 12 Züge.',
    'Mødekamp, Stillehavet 1942: 100 point pr. side, opsætning 1 med tre målmærker, 12 træk.',
  ),
  'WAS-S-7': rebuilt(
    'Szenarien',
    'Open battle: the players build their fleets, and a die chooses one of the six layouts.',
    'Offene Schlacht: Die Spieler stellen ihre Flotten zusammen, und ein Würfel bestimmt einen der sechs Aufbauten.',
    'Åbent slag: spillerne sammensætter deres flåder, og en terning vælger en af de seks opsætninger.',
  ),
} satisfies Record<string, RuleRow>
