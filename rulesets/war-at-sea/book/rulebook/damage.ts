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
    'A unit with exactly 1 hull point left of several is crippled: its armour, vital armour and speed fall by 1 (speed never below 1), and it has one torpedo die fewer and −1 on each die in all other attacks.',
    'Eine Einheit, der von mehreren Rumpfpunkten genau 1 bleibt, ist schwer beschädigt: Panzerung, Vitalpanzerung und Geschwindigkeit sinken um 1 (die Geschwindigkeit nie unter 1), sie hat einen Torpedowürfel weniger und −1 je Würfel bei allen anderen Angriffen.',
    'En enhed, der har præcis 1 skrogpoint tilbage af flere, er svært beskadiget: panser, vitalpanser og fart falder med 1 (farten aldrig under 1), og den har én torpedoterning færre og −1 pr. terning ved alle andre angreb.',
  ),
  'WAS-142': printed(
    'Schaden',
    'A unit is destroyed when it has no hull points left or when an attack’s successes reach its vital armour: it is removed at the end of the phase, and the enemy gets its points.',
    'Eine Einheit ist zerstört, wenn sie keinen Rumpfpunkt mehr hat oder die Erfolge eines Angriffs ihre Vitalpanzerung erreichen: Sie kommt am Ende der Phase vom Tisch, und der Feind bekommt ihre Punkte.',
    'En enhed er ødelagt, når den ikke har flere skrogpoint, eller når succeserne i et angreb når op på dens vitalpanser: den fjernes ved fasens slutning, og fjenden får dens point.',
  ),
  'WAS-143': ruled(
    'Schaden',
    'Units that begin with 1 hull point are never crippled, and a crippled carrier keeps its capacity; as an option it has half, rounded up.',
    'Einheiten, die mit 1 Rumpfpunkt beginnen, sind nie schwer beschädigt, und ein schwer beschädigter Träger behält seine Plätze; nach einer optionalen Regel behält er die Hälfte, aufgerundet.',
    'Enheder, der begynder med 1 skrogpoint, er aldrig svært beskadiget, og et svært beskadiget hangarskib beholder sine pladser; som valgfri regel halvdelen, rundet op.',
  ),
  'WAS-144': printed(
    'Schaden',
    'If torpedo dice are reduced to 0 or fewer, 1 die is still rolled.',
    'Sinkt die Zahl der Torpedowürfel auf 0 oder weniger, bleibt immer noch 1 Würfel.',
    'Falder antallet af torpedoterninger til 0 eller mindre, er der stadig 1 terning.',
  ),
} satisfies Record<string, RuleRow>
