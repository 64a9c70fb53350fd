import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Abilities that protect. */
export const defendingAbilities = {
  'WAS-A04': printed(
    'Fähigkeiten',
    'Armoured Deck 1: 1 more armour and 1 more vital armour against bombs.',
    'Gepanzertes Deck 1: Gegen Bomben sind Panzerung und Vitalpanzerung um 1 höher.',
    'Pansret dæk 1: Mod bomber er panser og vitalpanser 1 højere.',
  ),
  'WAS-A07': printed(
    'Fähigkeiten',
    'Chase the Salvoes: when an enemy battleship’s main guns fire at this ship, roll a die: on 5 or more it takes no damage.',
    'Den Salven nachsteuern: Schießt die Hauptartillerie eines feindlichen Schlachtschiffs auf dieses Schiff, würfle: Ab 5 erleidet das Schiff keinen Schaden.',
    'Styr efter salverne: når et fjendtligt slagskibs hovedskyts skyder på dette skib, så kast en terning: fra 5 tager skibet ingen skade.',
  ),
  'WAS-A11': printed(
    'Fähigkeiten',
    'Defensive Armament: when an enemy fighter first attacks it in air defence, its armour is 2 higher for that attack and the rest of the turn; its vital armour does not change.',
    'Abwehrbewaffnung: Greift ein feindlicher Jäger dieses Flugzeug in der Luftverteidigung an, ist seine Panzerung von da an für den Rest des Zugs um 2 höher; die Vitalpanzerung ändert sich nicht.',
    'Forsvarsbevæbning: Når et fjendtligt jagerfly angriber dette fly i luftforsvaret, er flyets panser 2 højere i resten af trækket; vitalpanseret er det samme.',
  ),
  'WAS-A13': printed(
    'Fähigkeiten',
    'Determination: whenever it would be destroyed, roll a die: on 5 or more it survives with 1 hull point.',
    'Entschlossenheit: Würfle jedes Mal, wenn das Schiff zerstört würde: Ab 5 behält es 1 Rumpfpunkt.',
    'Beslutsomhed: kast en terning, hver gang skibet ville blive ødelagt; fra 5 beholder det 1 skrogpoint.',
  ),
  'WAS-A15': printed(
    'Fähigkeiten',
    'Evade Torpedoes: once in a battle, against a torpedo attack, roll a die: on 3 or more it misses. Either way the ship cannot move in its next sea movement.',
    'Torpedos ausweichen: Einmal in der Schlacht darfst du gegen einen Torpedoangriff würfeln: Ab 3 geht er fehl. In der nächsten Seebewegung kann sich das Schiff so oder so nicht bewegen.',
    'Undvig torpedoer: kast én gang i slaget en terning mod et torpedoangreb: fra 3 rammer det forbi. I begge tilfælde kan skibet ikke sejle i sin næste søbevægelse.',
  ),
  'WAS-A30': printed(
    'Fähigkeiten',
    'Guard the Convoy: a friendly auxiliary within range 0 cannot be attacked until this unit has been attacked in the same phase.',
    'Schütze den Konvoi: Ein befreundetes Hilfsschiff in Reichweite 0 kann erst angegriffen werden, wenn diese Einheit in derselben Phase angegriffen worden ist.',
    'Beskyt konvojen: et eget hjælpeskib inden for afstand 0 kan først angribes, når denne enhed er blevet angrebet i samme fase.',
  ),
  'WAS-A31': printed(
    'Fähigkeiten',
    'High-Speed Evasion: when an enemy ship attacks this boat, roll a die: on 5 or more it takes no damage.',
    'Schnelles Ausweichen: Greift ein feindliches Schiff dieses Boot an, würfle: Ab 5 erleidet es keinen Schaden.',
    'Hurtig undvigelse: når et fjendtligt skib angriber denne båd, så kast en terning: fra 5 tager den ingen skade.',
  ),
  'WAS-A35': printed(
    'Fähigkeiten',
    'Lay Smoke Screen: in the surface attack it may lay smoke instead of attacking; the smoke stays until the end of the next turn.',
    'Rauchschleier legen: Im Überwasserangriff darf das Schiff Rauch legen, statt anzugreifen; der Rauch bleibt bis zum Ende des nächsten Zugs.',
    'Læg røgslør: i overfladeangrebet må det lægge røg i stedet for at angribe; røgen bliver til slutningen af næste træk.',
  ),
  'WAS-A41': printed(
    'Fähigkeiten',
    'Press the Attack: when a ship aborts this aircraft, roll a die: on 1 it is destroyed, on 2 or 3 aborted; on 4 or more it still bombs this turn, but has successes only on 5 or more.',
    'Unbeirrter Angriff: Wehrt ein Schiff dieses Flugzeug ab, würfle: Bei 1 ist es zerstört, bei 2 oder 3 abgewehrt; ab 4 wirft es in diesem Zug noch Bomben, erzielt aber nur ab 5 Erfolge.',
    'Ufortrødent angreb: når et skib afviser dette fly, så kast en terning: på 1 er det ødelagt, på 2 eller 3 afvist; fra 4 bomber det stadig i dette træk, men giver kun succeser fra 5.',
  ),
  'WAS-A47': printed(
    'Fähigkeiten',
    'Rugged: when an anti-aircraft attack on it has exactly as many successes as its vital armour, roll a die: on 4 or more it is only aborted.',
    'Robust: Erreichen die Erfolge der Flugabwehr gegen dieses Flugzeug genau seine Vitalpanzerung, würfle: Ab 4 ist es nur abgewehrt.',
    'Robust: når et luftværnsangreb på det giver præcis så mange succeser som dets vitalpanser, så kast en terning: fra 4 er det kun afvist.',
  ),
  'WAS-A48': printed(
    'Fähigkeiten',
    'Run Silent: when it has not moved this turn, depth charges against it have successes only on 5 or more.',
    'Schleichfahrt: Hat sich dieses Boot in diesem Zug nicht bewegt, erzielen Wasserbomben gegen das Boot nur ab 5 Erfolge.',
    'Lydløs fart: har den ikke bevæget sig i dette træk, giver dybdebomber mod den kun succeser fra 5.',
  ),
  'WAS-A57': printed(
    'Fähigkeiten',
    'Torpedo Defence 1: each torpedo hit on it takes 1 hull point less.',
    'Torpedoschutz 1: Jeder Torpedotreffer kostet dieses Schiff 1 Rumpfpunkt weniger.',
    'Torpedobeskyttelse 1: hver torpedotræffer koster det 1 skrogpoint mindre.',
  ),
} satisfies Record<string, RuleRow>
