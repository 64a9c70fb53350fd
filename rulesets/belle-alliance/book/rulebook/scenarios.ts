import { rebuilt } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** The scenarios of this project. */
export const scenarios = {
  'BA-S-1': rebuilt(
    'Scenarier',
    'Bornhöved, 7 December 1813, small: a Danish rearguard holds two hedges and a village against Swedish cavalry and horse artillery, then leaves by the north edge.',
    'Bornhöved, 7. Dezember 1813, klein: Eine dänische Nachhut hält zwei Knicks und ein Dorf gegen schwedische Kavallerie und reitende Artillerie und zieht dann nach Norden ab.',
    'Bornhøved, 7. december 1813, lille: en dansk bagtrop holder to hegn og en landsby mod svensk kavaleri og ridende artilleri og trækker sig så tilbage mod nord.',
  ),
  'BA-S-2': rebuilt(
    'Scenarier',
    'Sehested, 10 December 1813, medium: a Danish corps comes in from the east and fights its way west through a village that Wallmoden holds.',
    'Sehested, 10. Dezember 1813, mittel: Ein dänisches Korps kommt von Osten und schlägt sich durch ein Dorf, das Wallmoden hält, nach Westen durch.',
    'Sehested, 10. december 1813, mellem: et dansk korps kommer fra øst og slår sig igennem en landsby, som Wallmoden holder, mod vest.',
  ),
  'BA-S-3': rebuilt(
    'Scenarier',
    'Hougoumont, 18 June 1815: French infantry against the garrison of the château, the garden, the wood and the orchard.',
    'Hougoumont, 18. Juni 1815: Französische Infanterie gegen die Besatzung von Schloss, Garten, Wald und Obstgarten.',
    'Hougoumont, 18. juni 1815: fransk infanteri mod besætningen i slot, have, skov og frugtplantage.',
  ),
  'BA-S-4': rebuilt(
    'Scenarier',
    'Plancenoit, 18 June 1815, large: Prussian brigades, commanded regiment by regiment, attack the village in the French rear.',
    'Plancenoit, 18. Juni 1815, groß: Preußische Brigaden, regimentsweise geführt, greifen das Dorf im Rücken der Franzosen an.',
    'Plancenoit, 18. juni 1815, stort: prøjsiske brigader, ført regimentsvis, angriber landsbyen i franskmændenes ryg.',
  ),
  'BA-S-5': rebuilt(
    'Scenarier',
    'The crossroads farm, for training: each side has a brigade of four battalions, a battery and light cavalry, on ground that is the same for both.',
    'Der Hof an der Wegkreuzung, zur Übung: Jede Seite hat eine Brigade aus vier Bataillonen, einer Batterie und leichter Kavallerie, auf gleichem Gelände.',
    'Gården ved korsvejen, til øvelse: hver side har en brigade med fire bataljoner, et batteri og let kavaleri på ens terræn.',
  ),
} satisfies Record<string, RuleRow>
