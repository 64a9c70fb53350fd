import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Valeur, supplies and rest. */
export const endurance = {
  'BA-5.5.1-01': printed(
    '5.5.1 Valeur',
    'Valeur, from 5 down to minus 5, stands for training and morale; trained shots and the weight of cavalry have factors of their own.',
    'Die Valeur, von 5 bis minus 5, steht für Ausbildung und Moral; geübte Schützen und das Gewicht der Kavallerie haben eigene Faktoren.',
    'Valeur, fra 5 til minus 5, står for træning og moral; trænede skytter og kavaleriets vægt har egne tillæg.',
  ),
  'BA-5.5.2-01': printed(
    '5.5.2 Valeurreduktion',
    'For each full fifth of its original strength that a unit has lost, its valeur falls by 1.',
    'Für jedes volle Fünftel der Anfangsstärke, das eine Einheit verloren hat, sinkt ihre Valeur um 1.',
    'For hver hel femtedel af den oprindelige styrke, en enhed har mistet, falder dens valeur 1.',
  ),
  'BA-5.5.2-02': printed(
    '5.5.2 Valeurreduktion',
    'A valeur that falls below minus 5 puts the unit in full disorder at once and is then set to minus 5.',
    'Eine Valeur unter minus 5 bringt die Einheit sofort in volle Unordnung und wird dann auf minus 5 gesetzt.',
    'Falder valeuren under minus 5, kommer enheden straks i fuldstændig uorden, og valeuren sættes til minus 5.',
  ),
  'BA-5.5.2-03': printed(
    '5.5.2 Valeurreduktion',
    'Lost points of valeur come back by rest.',
    'Verlorene Punkte der Valeur kommen durch Rast zurück.',
    'Tabte valeurpoint vindes tilbage ved hvil.',
  ),
  'BA-5.5.2-04': printed(
    '5.5.2 Valeurreduktion',
    'Units and parts with fewer than three figures are removed; a battery without gunners stays as abandoned guns.',
    'Einheiten und Teile mit weniger als drei Figuren werden entfernt; eine Batterie ohne Kanoniere bleibt als verlassene Geschütze stehen.',
    'Enheder og dele under tre figurer fjernes; et batteri uden artillerister bliver stående som forladte figurpjecer.',
  ),
  'BA-5.5.3-01': printed(
    '5.5.3 Forsyninger',
    'Supplies last until a fire or melee roll shows two ones; then they serve three more such rolls, and none after.',
    'Die Versorgung reicht, bis ein Wurf für Feuer oder Nahkampf zwei Einsen zeigt; dann noch für drei solche Würfe und danach nicht mehr.',
    'Forsyningerne rækker, til et kast for skydning eller nærkamp viser to enere; derefter til tre kast endnu og så ikke mere.',
  ),
  'BA-5.5.3-02': printed(
    '5.5.3 Forsyninger',
    'Without supplies a unit does not fire, has a penalty in melee and takes only prisoners (ruling: it inflicts no losses).',
    'Ohne Versorgung feuert eine Einheit nicht, hat im Nahkampf einen Abzug und macht nur Gefangene (Auslegung: sie fügt keine Verluste zu).',
    'Uden forsyninger skyder en enhed ikke, har fradrag i nærkamp og tager kun fanger (fortolkning: den påfører ingen tab).',
  ),
  'BA-5.5.3-03': printed(
    '5.5.3 Forsyninger',
    'Rest brings supplies back, and beginning it gives up what is left of them.',
    'Rast bringt Versorgung zurück; ihr Beginn verzichtet auf den Rest.',
    'Hvil giver forsyninger igen, og når det begynder, mistes resten af dem.',
  ),
  'BA-5.5.4-01': printed(
    '5.5.4 Hvil',
    'To rest a unit stands in its special formation, in neither disorder nor full disorder, stationary and doing nothing else; fire breaks it off only by such disorder.',
    'Zur Rast steht eine Einheit in besonderer Formation, weder in Unordnung noch in voller, stationär und ohne anderes; Feuer unterbricht sie nur durch solche Unordnung.',
    'Under hvil står en enhed i særlig formation, hverken i uorden eller fuldstændig uorden, stationær og uden andet; beskydning afbryder kun ved sådan uorden.',
  ),
  'BA-5.5.4-02': printed(
    '5.5.4 Hvil',
    'Eight unbroken turns bring back supplies, or after them one lost point of valeur.',
    'Acht Züge ohne Unterbrechung bringen Versorgung zurück, nach ihr einen verlorenen Punkt der Valeur.',
    'Otte træk uden afbrydelse giver forsyninger igen, og efter dem et tabt valeurpoint.',
  ),
  'BA-5.5.4-03': printed(
    '5.5.4 Hvil',
    'In contact with a wagon with ammunition two turns bring back supplies, for one unit at a time.',
    'In Kontakt mit einem Munitionswagen genügen zwei Züge für die Versorgung, für eine Einheit zur Zeit.',
    'I brikkontakt med en trænvogn med ammunition er to træk nok til genforsyning, for én enhed ad gangen.',
  ),
  'BA-5.5.4-04': printed(
    '5.5.4 Hvil',
    'A rest that is broken off is lost.',
    'Eine unterbrochene Rast ist verloren.',
    'Et afbrudt hvil er tabt.',
  ),
} satisfies Record<string, RuleRow>
