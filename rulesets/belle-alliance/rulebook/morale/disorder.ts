import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** What any disorder brings with it, and light disorder. */
export const disorder = {
  'BA-5.1.1-01': printed(
    '5.1.1 Påvirkning',
    "Disorder brings forced actions; each unit's degree of it is recorded and marked.",
    'Unordnung bringt erzwungene Handlungen; der Grad jeder Einheit wird festgehalten und markiert.',
    'Uorden medfører tvungne handlinger; hver enheds grad noteres og markeres.',
  ),
  'BA-5.1.1-02': printed(
    '5.1.1 Påvirkning',
    'An effect of the same or a higher degree takes hold with all its consequences, one of a lower degree does nothing.',
    'Eine Wirkung gleichen oder höheren Grades greift mit allen Folgen, eine niedrigere gar nicht.',
    'En påvirkning af samme eller højere grad virker med alle følger, en af lavere grad slet ikke.',
  ),
  'BA-5.1.1-03': printed(
    '5.1.1 Påvirkning',
    'Reorganising needs no order.',
    'Sich zu sammeln braucht keinen Befehl.',
    'Reorganisering kræver ingen ordre.',
  ),
  'BA-5.1.2-01': printed(
    '5.1.2 Retræte og flugt',
    'Retreats and routs come directly after their cause, all simultaneous ones before the next event.',
    'Rückzug und Flucht folgen ihrer Ursache sofort, alle gleichzeitigen vor dem nächsten Ereignis.',
    'Retræte og flugt følger lige efter deres årsag, alle samtidige før næste hændelse.',
  ),
  'BA-5.1.2-02': printed(
    '5.1.2 Retræte og flugt',
    'A unit that would leave the board stops on its edge; if it stands there already it leaves and is out of the battle.',
    'Eine Einheit, die den Tisch verlassen würde, hält am Rand; steht sie schon dort, geht sie hinaus und scheidet aus.',
    'En enhed, der ville forlade bordet, standser på kanten; står den der allerede, går den ud og er ude af slaget.',
  ),
  'BA-5.1.2-03': ruled(
    '5.1.2 Retræte og flugt',
    'Of simultaneous forced moves the one whose way is free goes first, retreats before routs, then in fixed order; being carried away is rolled for when all have moved.',
    'Von gleichzeitigen erzwungenen Bewegungen geht zuerst, wessen Weg frei ist, Rückzüge vor Fluchten, dann in fester Folge; das Mitreißen wird gewürfelt, wenn alle gezogen haben.',
    'Af samtidige tvungne bevægelser går den først, hvis vej er fri, retræter før flugter, siden i fast orden; for medriven kastes, når alle har flyttet.',
  ),
  'BA-5.2.1-01': printed(
    '5.2.1 March',
    'In light disorder a unit marches at half rate, forced actions excepted.',
    'In leichter Unordnung marschiert eine Einheit mit halber Strecke, außer bei Zwang.',
    'I let uorden har en enhed halv marchlængde, bortset fra tvungne handlinger.',
  ),
  'BA-5.2.2-01': printed(
    '5.2.2 Reorganisering',
    'Light disorder lasts until the end of a later whole turn without any new disorder, whatever else the unit does in it.',
    'Leichte Unordnung dauert bis zum Ende eines späteren ganzen Zugs ohne neue Unordnung, was die Einheit darin auch sonst tut.',
    'Let uorden varer til slutningen af et senere helt træk uden ny uorden, hvad enheden ellers foretager sig i det.',
  ),
} satisfies Record<string, RuleRow>
