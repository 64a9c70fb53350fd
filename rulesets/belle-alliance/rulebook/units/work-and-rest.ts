import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Units at work and at rest. */
export const workAndRest = {
  'BA-1.3.5-01': printed(
    '1.3.5 Arbejdende enheder',
    'Working units stand round their work and face it; gunners leave their guns for it.',
    'Arbeitende Einheiten stehen um ihr Werk herum, das Gesicht ihm zu; Kanoniere verlassen dafür ihre Geschütze.',
    'Arbejdende enheder står rundt om arbejdet med front mod det; artillerister forlader deres figurpjecer til det.',
  ),
  'BA-1.3.5-02': printed(
    '1.3.5 Arbejdende enheder',
    'A unit at work neither attacks, fires nor marches but may change formation and be forced; it has front to all sides and counts as line under fire and for forced moves.',
    'Eine arbeitende Einheit greift nicht an, feuert nicht und marschiert nicht, darf aber die Formation wechseln und gezwungen werden; sie hat Front nach allen Seiten und zählt unter Feuer und bei Zwang als Linie.',
    'En arbejdende enhed hverken angriber, skyder eller marcherer, men kan ændre formation og tvinges; den har front til alle sider og regnes under ild og ved tvungne handlinger som linie.',
  ),
  'BA-1.3.5-03': printed(
    '1.3.5 Arbejdende enheder',
    'In a building they work inside it, facing the centre.',
    'In einem Gebäude arbeiten sie darin, das Gesicht zur Mitte.',
    'I en bygning arbejder de indenfor med front mod midten.',
  ),
  'BA-1.3.6-01': printed(
    '1.3.6 Hvilende enheder',
    'A resting unit is a round solid body facing its centre with the limits of a unit at work; the turn in which it forms up does not yet count as rest.',
    'Eine rastende Einheit ist ein runder, voller Haufen mit dem Gesicht zur Mitte und den Grenzen einer arbeitenden; der Zug, in dem sie antritt, zählt noch nicht als Rast.',
    'En hvilende enhed er rund og massiv med front mod midten og samme begrænsninger som en arbejdende; det træk, hvor den opstiller, tæller endnu ikke som hvil.',
  ),
} satisfies Record<string, RuleRow>
