import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Aircraft: where they fly, anti-aircraft fire, their attacks and their return. */
export const air = {
  'WAS-105': printed(
    'Lufteinsatz',
    'The players take turns, the first player first: one aircraft goes to any place on the table or to the airbase.',
    'Die Spieler setzen abwechselnd je ein Flugzeug an eine beliebige Stelle des Tischs oder auf den Flugplatz; der erste Spieler beginnt.',
    'Spillerne sætter skiftevis ét fly et vilkårligt sted på bordet eller på flybasen; første spiller begynder.',
  ),
  'WAS-106': printed(
    'Lufteinsatz',
    'A player who sends an aircraft to the airbase sends all the rest there too, and there must be room for them; these get no rearming counter and can fly next turn.',
    'Wer ein Flugzeug auf den Flugplatz schickt, schickt alle übrigen mit, und dort muss Platz für sie sein; sie bekommen keine Rüstmarke und können im nächsten Zug fliegen.',
    'Den, der sender et fly til flybasen, sender også alle de øvrige derhen, og der skal være plads; de får intet klargøringsmærke og kan flyve næste træk.',
  ),
  'WAS-107': printed(
    'Lufteinsatz',
    'Aircraft cannot stay aboard a carrier, but may be placed over it (ruling: if the airbase has no room they must fly).',
    'Flugzeuge können nicht auf einem Träger bleiben, dürfen aber über ihm liegen (Auslegung: Ist auf dem Flugplatz kein Platz, müssen sie fliegen).',
    'Fly kan ikke blive om bord på et hangarskib, men må sættes over det (fortolkning: er der ikke plads på flybasen, skal de flyve).',
  ),
  'WAS-108': printed(
    'Lufteinsatz',
    'An aircraft with a rearming counter does not fly.',
    'Ein Flugzeug mit einer Rüstmarke fliegt nicht.',
    'Et fly med et klargøringsmærke flyver ikke.',
  ),
  'WAS-109': printed(
    'Lufteinsatz',
    'When you place an aircraft with strafing dice, you say whether it will strafe; strafing itself is an option, on by default.',
    'Wer ein Flugzeug mit Bordwaffenwürfeln setzt, sagt dabei, ob es mit Bordwaffen angreifen wird; Bordwaffenangriffe sind eine optionale Regel, die voreingestellt gilt.',
    'Den, der sætter et fly med maskingeværterninger, siger samtidig, om det angriber med maskingeværer; maskingeværangreb er en valgfri regel, som gælder, hvis den ikke vælges fra.',
  ),
  'WAS-110': ruled(
    'Lufteinsatz',
    'When one player has no aircraft left the other goes on; abilities for the end of the mission follow, the first player’s first.',
    'Hat ein Spieler keine Flugzeuge mehr, setzt der andere weiter; dann folgen die Fähigkeiten, die am Ende des Einsatzes gelten, zuerst die des ersten Spielers.',
    'Har den ene spiller ikke flere fly, fortsætter den anden; så følger evner for missionens slutning, første spillers først.',
  ),
  'WAS-115': printed(
    'Luftverteidigung',
    'Each ship and each fighter may make one anti-aircraft attack on an enemy aircraft at range 0, or at the range its card gives.',
    'Jedes Schiff und jeder Jäger darf einmal ein feindliches Flugzeug angreifen, auf Reichweite 0 oder so weit, wie die Einheitenkarte angibt.',
    'Hvert skib og hvert jagerfly må gøre ét luftværnsangreb på et fjendtligt fly på afstand 0, eller på den afstand, enhedskortet angiver.',
  ),
  'WAS-116': printed(
    'Luftverteidigung',
    'Successes that reach its armour abort an aircraft: it makes no attack this turn, is not attacked again, and goes home at air return. Successes that reach its vital armour destroy it.',
    'Erreichen die Erfolge die Panzerung, ist das Flugzeug abgewehrt: Es greift in diesem Zug nicht an, wird nicht mehr angegriffen und kehrt mit den anderen zurück. Erreichen sie die Vitalpanzerung, ist es zerstört.',
    'Når succeserne op på panseret, er flyet afvist: det angriber ikke i dette træk, angribes ikke igen og vender hjem med de andre. Når de op på vitalpanseret, er det ødelagt.',
  ),
  'WAS-117': printed(
    'Luftverteidigung',
    'A fighter that is aborted or destroyed still makes its anti-aircraft attack of this phase.',
    'Ein abgewehrter oder zerstörter Jäger führt seinen Angriff in dieser Phase noch aus.',
    'Et jagerfly, der er afvist eller ødelagt, gør stadig sit luftværnsangreb i denne fase.',
  ),
  'WAS-118': ruled(
    'Luftverteidigung',
    'Aircraft that will strafe use neither anti-aircraft fire nor Escort.',
    'Flugzeuge, die mit Bordwaffen angreifen sollen, führen keinen Luftkampf und nutzen „Eskorte“ nicht.',
    'Fly, der skal angribe med maskingeværer, går ikke i luftkamp og bruger ikke »Eskorte«.',
  ),
  'WAS-119': ruled(
    'Luftverteidigung',
    'Crippled ships have −1 on each die in anti-aircraft fire.',
    'Schwer beschädigte Schiffe haben −1 je Würfel in der Flugabwehr.',
    'Svært beskadigede skibe har −1 pr. terning i luftværnet.',
  ),
  'WAS-120': printed(
    'Luftangriff',
    'Each aircraft that was not aborted makes one attack: bombs, torpedo, depth charges or strafing.',
    'Jedes nicht abgewehrte Flugzeug macht einen Angriff: Bomben, Torpedo, Wasserbomben oder Bordwaffen.',
    'Hvert fly, der ikke er afvist, gør ét angreb: bomber, torpedo, dybdebomber eller maskingeværer.',
  ),
  'WAS-121': printed(
    'Flugzeuge',
    'To bomb, an aircraft’s base must touch the target’s hull or base; if it touches several, its player chooses one.',
    'Um Bomben zu werfen, muss die Basis des Flugzeugs den Rumpf oder die Basis des Ziels berühren; berührt sie mehrere, wählt der Spieler eines.',
    'For at bombe skal flyets base røre målets skrog eller base; rører den flere, vælger spilleren ét.',
  ),
  'WAS-122': printed(
    'Flugzeuge',
    'Torpedoes and strafing reach range 0 (ruling: depth charges of aircraft too).',
    'Torpedos und Bordwaffen reichen bis Reichweite 0 (Auslegung: Wasserbomben von Flugzeugen auch).',
    'Torpedoer og maskingeværer rækker til afstand 0 (fortolkning: flys dybdebomber også).',
  ),
  'WAS-123': ruled(
    'Luftangriff',
    'Any number of aircraft may attack one target; as an option no more than an agreed number, at most 4, from each player.',
    'Beliebig viele Flugzeuge dürfen dasselbe Ziel angreifen; nach einer optionalen Regel je Spieler höchstens 4, oder weniger, wenn es so vereinbart ist.',
    'Et vilkårligt antal fly må angribe samme mål; som valgfri regel højst 4 fra hver spiller eller færre, hvis det er aftalt.',
  ),
  'WAS-124': printed(
    'Luftangriff',
    'An aircraft that strafes has 2 less armour and 2 less vital armour this turn, unless it has Expert Strafer.',
    'Ein Flugzeug, das mit Bordwaffen angreift, hat in diesem Zug 2 weniger Panzerung und Vitalpanzerung, es sei denn, es hat „Bordwaffenexperte“.',
    'Et fly, der angriber med maskingeværer, har i dette træk 2 mindre i panser og vitalpanser, medmindre det har »Maskingeværekspert«.',
  ),
  'WAS-125': printed(
    'Luftangriff',
    'Bombs and strafing are compared with the armour as gunfire is, torpedo dice hit on 6, and depth charges are compared with a submarine’s armour.',
    'Bomben und Bordwaffen werden wie Geschützfeuer mit der Panzerung verglichen, Torpedowürfel treffen mit 6, und Wasserbomben werden mit der Panzerung des U-Boots verglichen.',
    'Bomber og maskingeværer holdes op mod panseret som kanonild, torpedoterninger rammer på 6, og dybdebomber holdes op mod ubådens panser.',
  ),
  'WAS-126': ruled(
    'Luftangriff',
    'Bombs and strafing are used only against ships.',
    'Bomben und Bordwaffen richten sich nur gegen Schiffe.',
    'Bomber og maskingeværer er kun mod skibe.',
  ),
  'WAS-150': printed(
    'Rückkehr der Flugzeuge',
    'Each aircraft on the table goes to a carrier that it may be based on, or to the airbase, within the room there (ruling: its owner chooses anew each turn; the first player goes first).',
    'Jedes Flugzeug auf dem Tisch geht auf einen Träger, der es aufnehmen darf, oder auf den Flugplatz, soweit dort Platz ist (Auslegung: Der Besitzer wählt in jedem Zug neu; der erste Spieler beginnt).',
    'Hvert fly på bordet går til et hangarskib, der må tage imod det, eller til flybasen, så langt pladsen rækker (fortolkning: ejeren vælger på ny hvert træk; første spiller begynder).',
  ),
  'WAS-151': printed(
    'Rückkehr der Flugzeuge',
    'First each aircraft loses one rearming counter; then each that flew and lands at the airbase gets one. So aircraft from land fly every other turn, those of carriers every turn.',
    'Zuerst verliert jedes Flugzeug eine Rüstmarke; dann bekommt jedes, das geflogen ist und auf dem Flugplatz landet, eine. Flugzeuge vom Land fliegen also jeden zweiten Zug, die von Trägern jeden.',
    'Først mister hvert fly ét klargøringsmærke; så får hvert, der fløj og lander på flybasen, ét. Fly fra land flyver altså hvert andet træk, hangarskibes fly hvert træk.',
  ),
  'WAS-152': printed(
    'Rückkehr der Flugzeuge',
    'When a carrier is destroyed, roll a die for each aircraft based on it, but for no more than its capacity: on 1 the aircraft is destroyed.',
    'Wird ein Träger zerstört, würfle für jedes dort stationierte Flugzeug, höchstens für so viele, wie er Plätze hat: Bei 1 ist es zerstört.',
    'Når et hangarskib ødelægges, så kast en terning for hvert fly, der har base på det, men højst for så mange, som det har pladser: ved 1 er flyet ødelagt.',
  ),
  'WAS-153': ruled(
    'Rückkehr der Flugzeuge',
    'An aircraft without room to land is lost and scores for the enemy.',
    'Ein Flugzeug ohne Platz zum Landen ist verloren und zählt für den Feind.',
    'Et fly uden plads at lande på er tabt og tæller for fjenden.',
  ),
  'WAS-154': ruled(
    'Rückkehr der Flugzeuge',
    'A carrier may move and fight in the turn in which its aircraft fly and land.',
    'Ein Träger darf in dem Zug fahren und kämpfen, in dem seine Flugzeuge fliegen und landen.',
    'Et hangarskib må sejle og kæmpe i det træk, hvor dets fly flyver og lander.',
  ),
  'WAS-155': ruled(
    'Rückkehr der Flugzeuge',
    'An aircraft is based where it last landed; this matters when a carrier is destroyed.',
    'Ein Flugzeug ist dort stationiert, wo es zuletzt gelandet ist; darauf kommt es an, wenn ein Träger zerstört wird.',
    'Et fly har base, hvor det sidst landede; det har betydning, når et hangarskib ødelægges.',
  ),
} satisfies Record<string, RuleRow>
