import type { Translated } from '@grognard/umpire/message.ts'
import type { abilitiesEnglish } from './abilities.en.ts'

export const abilitiesDanish: Translated<typeof abilitiesEnglish> = {
  'was.ability.advancedFighter2': 'Overlegent jagerfly 2',
  'was.ability.advancedFighter2.about': '2 terninger mere i luftkamp mod jagerfly.',
  'was.ability.alternatePayload6': 'Anden last 6',
  'was.ability.alternatePayload6.about':
    'Én gang i slaget må flyet angribe med bomber, 6 terninger, i stedet for sin torpedo.',
  'was.ability.antiairSpecialist': 'Luftværnsspecialist',
  'was.ability.antiairSpecialist.about':
    'I hvert luftforsvar gør skibet to fulde luftværnsangreb på forskellige mål.',
  'was.ability.armoredDeck1': 'Pansret dæk 1',
  'was.ability.armoredDeck1.about': 'Mod bomber er panser og vitalpanser 1 højere.',
  'was.ability.audaciousAttack': 'Dristigt angreb',
  'was.ability.audaciousAttack.about':
    'Én gang i slaget gør båden to torpedoangreb i én fase, mod mål, der er mere end 90 mm fra hinanden.',
  'was.ability.battleshipKiller': 'Slagskibsdræber',
  'was.ability.battleshipKiller.about': '1 torpedoterning mere mod slagskibe.',
  'was.ability.chaseTheSalvoes': 'Styr efter salverne',
  'was.ability.chaseTheSalvoes.about':
    'Når et fjendtligt slagskibs hovedskyts skyder på dette skib, så kast en terning: fra 5 tager skibet ingen skade.',
  'was.ability.closeEscort': 'Næreskorte',
  'was.ability.closeEscort.about':
    'I fladbaneild skyder skibet gennem egne enheder, men ikke gennem fjender eller land.',
  'was.ability.combatAirPatrol': 'Kampluftpatrulje',
  'was.ability.combatAirPatrol.about':
    'Inden for afstand 0 af et eget hangarskib, og før det har angrebet i dette træk, må jagerflyet flyve op til 180 mm for at angribe et fjendtligt fly.',
  'was.ability.defendTheFlattop': 'Forsvar hangarskibet',
  'was.ability.defendTheFlattop.about':
    'Inden for afstand 0 af et eget hangarskib har enheden 1 terning mere ved angreb på fly.',
  'was.ability.defensiveArmament': 'Forsvarsbevæbning',
  'was.ability.defensiveArmament.about':
    'Når et fjendtligt jagerfly angriber dette fly i luftforsvaret, er flyets panser 2 højere i resten af trækket; vitalpanseret er det samme.',
  'was.ability.destroyerHunter': 'Destroyerjæger',
  'was.ability.destroyerHunter.about': '1 kanonterning mere mod destroyere.',
  'was.ability.determination': 'Beslutsomhed',
  'was.ability.determination.about':
    'Kast en terning, hver gang skibet ville blive ødelagt; fra 5 beholder det 1 skrogpoint.',
  'was.ability.escort': 'Eskorte',
  'was.ability.escort.about':
    'Fjendtlige jagerfly har −1 pr. terning mod en egen bomber inden for afstand 0 af dette jagerfly.',
  'was.ability.evadeTorpedoes': 'Undvig torpedoer',
  'was.ability.evadeTorpedoes.about':
    'Kast én gang i slaget en terning mod et torpedoangreb: fra 3 rammer det forbi. I begge tilfælde kan skibet ikke sejle i sin næste søbevægelse.',
  'was.ability.excellentEndurance': 'Stor udholdenhed',
  'was.ability.excellentEndurance.about':
    'Fjern én gang i slaget flyets klargøringsmærke ved luftmissionens begyndelse.',
  'was.ability.excellentSpotting': 'God observation',
  'was.ability.excellentSpotting.about':
    '1 kanonterning mere mod et skib, som et andet eget skib har skudt på med kanoner i denne fase.',
  'was.ability.expertAsw': 'Ubådsjagtekspert',
  'was.ability.expertAsw.about':
    'Én gang pr. træk har én egen torpedobomber 1 terning mere mod en ubåd.',
  'was.ability.expertBomber1': 'Bombeekspert 1',
  'was.ability.expertBomber1.about':
    'Én gang pr. træk har én egen styrtbomber 1 bombeterning mere.',
  'was.ability.expertBomber2': 'Bombeekspert 2',
  'was.ability.expertBomber2.about':
    'Én gang pr. træk har én egen styrtbomber 2 bombeterninger mere.',
  'was.ability.expertDogfighter1': 'Luftkampekspert 1',
  'was.ability.expertDogfighter1.about':
    'Én gang pr. træk har ét eget jagerfly 1 terning mere i luftkamp.',
  'was.ability.expertDogfighter2': 'Luftkampekspert 2',
  'was.ability.expertDogfighter2.about':
    'Én gang pr. træk har ét eget jagerfly 2 terninger mere i luftkamp.',
  'was.ability.expertStrafer': 'Maskingeværekspert',
  'was.ability.expertStrafer.about':
    'Flyet angriber med maskingeværer uden at miste panser. Ingen ved, hvad denne evne betyder, skriver bordreglernes forfattere; sådan var den ment i det ældre spil.',
  'was.ability.expertTorpedoes': 'Torpedoekspert',
  'was.ability.expertTorpedoes.about':
    'Én gang pr. træk har én egen torpedobomber 1 torpedoterning mere.',
  'was.ability.exportVersion': 'Eksportversion',
  'was.ability.exportVersion.about':
    'Flyet må også have base på amerikanske eller britiske hangarskibe.',
  'was.ability.extendedRange4': 'Øget rækkevidde 4',
  'was.ability.extendedRange4.about':
    'Ubeskadiget skyder skibets hovedskyts på afstand 4 med terningerne for afstand 3.',
  'was.ability.extendedRange5': 'Øget rækkevidde 5',
  'was.ability.extendedRange5.about':
    'Ubeskadiget skyder skibets hovedskyts på afstand 4 og 5 med terningerne for afstand 3.',
  'was.ability.finishHimOff': 'Giv ham nådesstødet',
  'was.ability.finishHimOff.about': '1 terning mere mod beskadigede skibe.',
  'was.ability.flotillaLeader': 'Flotilleleder',
  'was.ability.flotillaLeader.about':
    'Initiativkastet er 1 højere for hver egen destroyer i spil, højst 3.',
  'was.ability.guardTheConvoy': 'Beskyt konvojen',
  'was.ability.guardTheConvoy.about':
    'Et eget hjælpeskib inden for afstand 0 kan først angribes, når denne enhed er blevet angrebet i samme fase.',
  'was.ability.highSpeedEvasion': 'Hurtig undvigelse',
  'was.ability.highSpeedEvasion.about':
    'Når et fjendtligt skib angriber denne båd, så kast en terning: fra 5 tager den ingen skade.',
  'was.ability.highSpeedRun': 'Fuld kraft',
  'was.ability.highSpeedRun.about':
    'Én gang i slaget, ved egen søbevægelses begyndelse, kan skibet blive 1 hurtigere i dette træk; så tager det intet målmærke i trækket.',
  'was.ability.interceptor': 'Interceptor',
  'was.ability.interceptor.about':
    'Uden fjendtligt jagerfly inden for afstand 0 har jagerflyet 1 terning mere i luftkamp mod bombere.',
  'was.ability.landBased': 'Landbaseret',
  'was.ability.landBased.about': 'Flyet har aldrig base på et hangarskib.',
  'was.ability.laySmokeScreen': 'Læg røgslør',
  'was.ability.laySmokeScreen.about':
    'I overfladeangrebet må skibet lægge røg i stedet for at angribe; røgen bliver til slutningen af næste træk.',
  'was.ability.loiter': 'Langtidsflyvning',
  'was.ability.loiter.about': 'Flyet får ingen klargøringsmærker og kan flyve i hvert træk.',
  'was.ability.longLanceTorpedoes': 'Long Lance-torpedoer',
  'was.ability.longLanceTorpedoes.about':
    'Hver af skibets torpedotræffere koster 1 skrogpoint mere.',
  'was.ability.noSeaControl': 'Intet søherredømme',
  'was.ability.noSeaControl.about': 'Enheden kan ikke tage målmærker.',
  'was.ability.pinpointer': 'Målviser',
  'was.ability.pinpointer.about':
    'Når dit luftangreb begynder, melder flyet et fjendtligt skib inden for afstand 2: egne ubåde har 1 torpedoterning mere mod det skib i dette træk.',
  'was.ability.poorFacilities': 'Ringe faciliteter',
  'was.ability.poorFacilities.about':
    'Når to fly vender hjem til dette hangarskib, får det ene et klargøringsmærke.',
  'was.ability.pressTheAttack': 'Ufortrødent angreb',
  'was.ability.pressTheAttack.about':
    'Når et skib afviser dette fly, så kast en terning: på 1 er det ødelagt, på 2 eller 3 afvist; fra 4 bomber det stadig i dette træk, men giver kun succeser fra 5.',
  'was.ability.radarFireControl': 'Radarildledelse',
  'was.ability.radarFireControl.about': 'Ubeskadiget har skibet 1 terning mere til hovedskytset.',
  'was.ability.radarPicket': 'Radarpost',
  'was.ability.radarPicket.about':
    'Ved luftmissionens slutning sender dette skib ét eget fly, der intet fjendtligt fly har inden for afstand 0, til et nyt sted for at angribe et fjendtligt fly.',
  'was.ability.raider': 'Handelskaper',
  'was.ability.raider.about': '1 kanonterning mere mod destroyere og hjælpeskibe.',
  'was.ability.raiderHunter': 'Kaperjæger',
  'was.ability.raiderHunter.about': '1 kanonterning mere mod krydsere og hjælpeskibe.',
  'was.ability.rapidFire': 'Hurtigild',
  'was.ability.rapidFire.about':
    'Én gang i slaget har hovedskytset 2 terninger mere mod et skib; du melder det, før det skyder.',
  'was.ability.rugged': 'Robust',
  'was.ability.rugged.about':
    'Når et luftværnsangreb på dette fly giver præcis så mange succeser som dets vitalpanser, så kast en terning: fra 4 er det kun afvist.',
  'was.ability.runSilent': 'Lydløs fart',
  'was.ability.runSilent.about':
    'Har ubåden ikke bevæget sig i dette træk, giver dybdebomber mod den kun succeser fra 5.',
  'was.ability.shadowing': 'Følingholder',
  'was.ability.shadowing.about':
    'Når dit luftangreb begynder, melder flyet et fjendtligt skib inden for afstand 2: egne fly har 1 terning mere mod det skib i dette træk.',
  'was.ability.shallowDraft': 'Ringe dybgang',
  'was.ability.shallowDraft.about':
    'Båden må sejle i øfarvand, hvor den hverken angriber eller angribes.',
  'was.ability.sharpshooter': 'Skarpskytte',
  'was.ability.sharpshooter.about': 'Skjul mod enhedens angreb virker kun på en 6’er.',
  'was.ability.slow1': 'Langsom 1',
  'was.ability.slow1.about':
    'Kast en terning ved egen søbevægelses begyndelse: på 1 er farten 1 mindre i dette træk, men mindst 1.',
  'was.ability.slow2': 'Langsom 2',
  'was.ability.slow2.about':
    'Kast en terning ved egen søbevægelses begyndelse: på 1 eller 2 er farten 1 mindre i dette træk, men mindst 1.',
  'was.ability.subHunter': 'Ubådsjæger',
  'was.ability.subHunter.about':
    'Enheden opdager ubåde på op til 4 afsnit: 360 mm i stedet for 270 mm.',
  'was.ability.submergedShot': 'Neddykket skud',
  'was.ability.submergedShot.about': 'Ubåden må angribe ubåde inden for afstand 0 med torpedoer.',
  'was.ability.surprise': 'Overraskelse',
  'was.ability.surprise.about': 'I træk 1 har enheden 1 terning mere ved sine angreb.',
  'was.ability.torpedoDefense1': 'Torpedobeskyttelse 1',
  'was.ability.torpedoDefense1.about': 'Hver torpedotræffer koster skibet 1 skrogpoint mindre.',
  'was.ability.valiantStand': 'Tapper modstand',
  'was.ability.valiantStand.about': '1 torpedoterning mere mod slagskibe.',
  'was.ability.vitalCargo6': 'Vigtig last 6',
  'was.ability.vitalCargo6.about':
    'Ligger enheden ved slutningen af et træk på fjendens halvdel højst 180 mm fra land, må den tages af bordet for 6 point; én enhed pr. træk.',
  'was.ability.wolfpack': 'Ulvekobbel',
  'was.ability.wolfpack.about':
    '1 torpedoterning mere, så længe en anden egen ubåd med »Ulvekobbel« er i spil.',
}
