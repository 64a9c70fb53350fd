import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** What damage does to a unit. */
export const damage = {
  'WAS-140': printed(
    'Schaden',
    'A unit that has lost any hull point is damaged.',
    'Eine Einheit, die einen Rumpfpunkt verloren hat, ist beschädigt.',
    'En enhed, der har mistet et skrogpoint, er beskadiget.',
  ),
  'WAS-141': printed(
    'Schaden',
    'A unit with exactly 1 hull point left of several is crippled: armour, vital armour and speed 1 less (speed at least 1), one torpedo die fewer, −1 on each die on all other attacks.',
    'Eine Einheit, der von mehreren Rumpfpunkten genau 1 bleibt, ist schwer beschädigt: Panzerung, Vitalpanzerung und Geschwindigkeit 1 weniger (Geschwindigkeit mindestens 1), ein Torpedowürfel weniger, −1 je Würfel bei allen anderen Angriffen.',
    'En enhed, der har præcis 1 skrogpoint tilbage af flere, er svært beskadiget: panser, vitalpanser og fart 1 mindre (fart mindst 1), én torpedoterning færre, −1 pr. terning ved alle andre angreb.',
  ),
  'WAS-142': printed(
    'Schaden',
    'A unit with no hull points left, or with a result of at least its vital armour, is destroyed: it is removed at the end of the phase, and the enemy gets its points.',
    'Eine Einheit ohne Rumpfpunkte oder mit einem Ergebnis in Höhe der Vitalpanzerung ist zerstört: Sie kommt am Ende der Phase vom Tisch, und der Feind bekommt ihre Punkte.',
    'En enhed uden skrogpoint tilbage, eller med et resultat på mindst vitalpanseret, er ødelagt: den fjernes ved fasens slutning, og fjenden får dens point.',
  ),
  'WAS-143': ruled(
    'Schaden',
    'Units that begin with 1 hull point are never crippled, and a crippled carrier keeps its capacity; as an option it has half, rounded up.',
    'Einheiten mit anfangs 1 Rumpfpunkt sind nie schwer beschädigt, und ein schwer beschädigter Träger behält seine Plätze; als Option die Hälfte, aufgerundet.',
    'Enheder, der begynder med 1 skrogpoint, er aldrig svært beskadiget, og et svært beskadiget hangarskib beholder sine pladser; som valgfri regel halvdelen, rundet op.',
  ),
  'WAS-144': printed(
    'Schaden',
    'Torpedo dice that are lowered to 0 or less are still 1 die.',
    'Torpedowürfel, die auf 0 oder weniger sinken, sind immer noch 1 Würfel.',
    'Torpedoterninger, der falder til 0 eller mindre, er stadig 1 terning.',
  ),
} satisfies Record<string, RuleRow>
