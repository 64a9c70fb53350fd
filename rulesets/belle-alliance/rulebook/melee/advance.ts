import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** The continued advance of whoever won. */
export const advance = {
  'BA-4.1.4-01': printed(
    '4.1.4 Fortsat fremrykning',
    "If melee, or fire while in contact, brings the enemy into disorder or full disorder, the attacker may advance half a turn's march at the rate he used, with one pivot of up to 20 degrees.",
    'Bringt der Nahkampf, oder Feuer während des Kontakts, den Gegner in Unordnung oder volle Unordnung, darf der Angreifer einen halben Zugmarsch seiner Gangart nachdrängen, mit einer Schwenkung bis 20 Grad.',
    'Kommer modstanderen ved nærkamp, eller ved skydning under kontakten, i uorden eller fuldstændig uorden, kan angriberen rykke et halvt træks march frem som han sidst marcherede, med én pivotering på op til 20 grader.',
  ),
  'BA-4.1.4-02': printed(
    '4.1.4 Fortsat fremrykning',
    'After an attack on a position the advance ends in it.',
    'Nach einem Angriff auf eine Stellung endet das Nachdrängen in ihr.',
    'Efter angreb på en position slutter den fortsatte fremrykning i den.',
  ),
  'BA-4.1.4-03': printed(
    '4.1.4 Fortsat fremrykning',
    'If the enemy fell into full disorder the advance may be a new attack on him or another in reach, after which there is no further advance (ruling: after a charge it is again at the charge).',
    'Geriet der Gegner in volle Unordnung, darf das Nachdrängen ein neuer Angriff auf ihn oder einen anderen in Reichweite sein; danach wird nicht weiter nachgedrängt (Auslegung: nach einem Sturm ist es wieder Sturm).',
    'Kom modstanderen i fuldstændig uorden, kan fremrykningen være et nyt angreb på ham eller en anden inden for rækkevidde; derefter fortsættes der ikke (fortolkning: efter storm er det igen storm).',
  ),
  'BA-4.1.4-04': printed(
    '4.1.4 Fortsat fremrykning',
    'The advance is decided and written directly after all other attacks and needs no order roll; continued attacks are announced before it begins.',
    'Das Nachdrängen wird gleich nach allen anderen Angriffen beschlossen und geschrieben und braucht keinen Befehlswurf; fortgesetzte Angriffe werden vor Beginn angesagt.',
    'Fortsat fremrykning besluttes og skrives lige efter alle andre angreb og kræver intet ordrekast; fortsatte angreb meldes, før den begynder.',
  ),
  'BA-4.1.4-05': printed(
    '4.1.4 Fortsat fremrykning',
    'A continued advance may also occupy a building.',
    'Nachdrängen darf auch ein Gebäude besetzen.',
    'Fortsat fremrykning kan også besætte en bygning.',
  ),
} satisfies Record<string, RuleRow>
