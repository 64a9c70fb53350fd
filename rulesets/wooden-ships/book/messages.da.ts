import type { Translated } from '@grognard/umpire/message.ts'
import type { bookEnglish } from './messages.en.ts'

/** Seats, phases and steps, options. */
export const bookDanish: Translated<typeof bookEnglish> = {
  'seat.a': 'Første flåde',
  'seat.b': 'Anden flåde',
  'seat.c': 'Første flåde, anden befalingsmand',
  'seat.d': 'Anden flåde, anden befalingsmand',
  'seat.e': 'Første flåde, tredje befalingsmand',
  'seat.f': 'Anden flåde, tredje befalingsmand',
  'seat.g': 'Første flåde, fjerde befalingsmand',
  'seat.h': 'Anden flåde, fjerde befalingsmand',
  'sequence.battle': 'Slaget',
  'phase.setup': 'Før slaget',
  'phase.wind': 'Vind',
  'phase.signals': 'Signaler',
  'phase.unfouling': 'Klargøring',
  'phase.movement': 'Bevægelse',
  'phase.grappling': 'Entrehager',
  'phase.boarding': 'Entrehold',
  'phase.combat': 'Kanonild',
  'phase.melee': 'Nærkamp',
  'phase.upkeep': 'Ladning og sejl',
  'phase.setup.about': 'Vælg, hvad dine bredsider er ladt med, når slaget begynder.',
  'phase.wind.about':
    'Et varslet vindskifte træder i kraft, og to terninger viser, om der kommer endnu et i næste træk.',
  'phase.signals.about': 'Signalerne fra sidste træk læses, og hver befalingsmand kan sende ét.',
  'phase.unfouling.about':
    'Dødsdømte skibe kan nu synke eller springe i luften. Kast for at komme fri af sammenfiltrede skibe og kappe master, der hænger udenbords.',
  'phase.movement.about':
    'Begge sider skriver i hemmelighed en kurs for hvert skib. Så bevæger alle skibe sig samtidig, trin for trin.',
  'phase.grappling.about': 'Skibe side om side kan kaste entrehager eller kappe dem.',
  'phase.boarding.about':
    'Begge sider danner i hemmelighed entrehold. En afdeling, der entrer, betjener ikke kanonerne.',
  'phase.combat.about':
    'Begge sider vælger mål i hemmelighed. Alle kanoner skyder på én gang, og al skade gælder på én gang.',
  'phase.melee.about': 'Entrehold kæmper op til tre runder. Et slået mandskab mister sit skib.',
  'phase.upkeep.about':
    'Hvert skib lader en bredside eller arbejder på reparationer og sætter eller bjærger fulde sejl. Til sidst ser dommeren, om slaget er vundet.',
  'step.firstLoads': 'Lad dine bredsider',
  'step.signals': 'Send et signal',
  'step.unfouling': 'Gør dine skibe klar',
  'step.plots': 'Skriv dine kurser',
  'step.grapple': 'Kast entrehager',
  'step.ungrapple': 'Kap entrehager',
  'step.parties': 'Dan entrehold',
  'step.targets': 'Vælg mål',
  'step.losses': 'Vælg de kanoner, du mister',
  'step.upkeep': 'Lad, reparer, sæt sejl',
  'step.firstLoads.hint':
    'Hver bredside begynder med rundkugler. Skift, hvad du vil, og gå så videre.',
  'step.signals.hint':
    'Du har ét signal i dette træk. Det når frem i næste træk, inden for 3 felter med det samme.',
  'step.unfouling.hint':
    'En 1’er eller 2’er frigør et sammenfiltret par eller en hængende mast. Hvert kan prøves én gang pr. træk.',
  'step.plots.hint':
    'Tal er felter frem, L og R er drejninger på 60°, B bakker sejl i ét trin, T drejer tilbage. Forsegl dine ordrer, når hvert skib har sin kurs.',
  'step.grapple.hint':
    'Hvert skib på et nabofelt kan prøves én gang. Skibe, der ligger stille, er lettere at få hold i.',
  'step.ungrapple.hint':
    'En 1’er eller 2’er kapper en entrehage. Et par er frit, når ingen er tilbage.',
  'step.parties.hint':
    'Et nyt hold forsvarer. Et, der har forsvaret siden et tidligere træk, kan angribe eller gå over til en ven.',
  'step.targets.hint':
    'Hver ladt side skyder én gang, mod det nærmeste skib i sit skudfelt. Forsegl dine ordrer, når dine mål er valgt.',
  'step.losses.hint': 'De kanoner, der er nærmest ilden, går tabt. Er de lige nær, vælger du.',
  'step.upkeep.hint':
    'Et skib lader én side pr. træk. Et skib, der intet andet har gjort, kan notere en reparation; hver tredje af en slags giver to rubrikker tilbage. Fulde sejl er hurtigere, men træffere i rigningen tæller dobbelt.',
  'option.commandersA': 'Befalingsmænd i den første flåde',
  'option.commandersA.about': 'Flere deler flåden efter divisioner og taler sammen med signaler.',
  'option.commandersB': 'Befalingsmænd i den anden flåde',
  'option.commandersB.about': 'Flere deler flåden efter divisioner og taler sammen med signaler.',
  'option.turnLimit': 'Højeste antal træk',
  'option.turnLimit.about':
    'Slaget er forbi efter dette træk: en duel ender uafgjort, og af flåder vinder den med flest point.',
  'option.game': 'Spil',
  'option.game.about':
    'Hvor meget af reglerne der spilles. Valgene herunder gælder kun med slagreglerne.',
  'option.game.battleRules': 'slagreglerne fra 1998',
  'option.game.advanced': 'udvidet spil',
  'option.game.basic': 'grundspil',
  'option.frigatesSpared': 'Fregatter skånes',
  'option.frigatesSpared.about':
    'Linjeskibe skyder kun på fregatter 8 felter eller længere væk, hvis de har blandet sig i kampen.',
  'option.seasonedCrews': 'Erfarne mandskaber',
  'option.seasonedCrews.about':
    'En kvalitet mellem gennemsnitlig og fremragende; uden den er sådanne mandskaber gennemsnitlige.',
  'option.followInTheWake': 'Følg i kølvandet',
  'option.followInTheWake.about': 'Et skib kan få ordre til at følge vennen lige foran.',
  'option.crabMove': 'Krabbegangen',
  'option.crabMove.about':
    'Efter en drejning kommer et felt frem, og en drejning tilbage koster kun ét point.',
  'option.momentum': 'Fremdrift',
  'option.momentum.about': 'Skibe bliver kun lidt hurtigere eller langsommere fra træk til træk.',
  'option.battleMelee': 'Slagreglernes nærkamp',
  'option.battleMelee.about':
    'Én afdeling pr. træk gøres klar, først til forsvar; angribere kræver to træk.',
  'option.signals': 'Signaler',
  'option.signals.about':
    'Befalingsmænd på samme side taler sammen med korte signaler; kræver flere på en side.',
  'option.windEveryTurn': 'Vind hvert træk',
  'option.windEveryTurn.about':
    'To terninger hvert træk, og et skifte kommer ét træk efter varslet; ellers én terning hvert tredje træk.',
  'option.specialRake': 'Slagreglernes langskibsild',
  'option.specialRake.about':
    'Kun den, der ligger helt i kilen foran eller agter, skyder langskibs.',
  'option.twoFireDice': 'To ildterninger',
  'option.twoFireDice.about': 'En kritisk træffer kræver to ens; ellers kommer den med hver 6’er.',
  'option.timedMoves': 'Betænkningstid',
  'option.timedMoves.about': 'Ordrer skal gives i tide; kræver mennesker på begge sider.',
  'option.leaderCasualties': 'Ledere falder',
  'option.leaderCasualties.about':
    'Nogle kritiske træffere kan ramme kaptajner og admiraler om bord; kræver flere befalingsmænd på en side.',
  'option.fallenRiggingByDie': 'Faldet rigning efter terning',
  'option.fallenRiggingByDie.about':
    'En terning viser, hvilken side vraggodset dækker; ellers er 4 bagbord og 6 styrbord.',
  'option.towing': 'Bugsering',
  'option.towing.about': 'Et skib kan bugsere en ven, der er gjort fast agter.',
  'option.lossOfRigging': 'Hængende master',
  'option.lossOfRigging.about': 'En mast, der falder, kan hænge udenbords, til den kappes.',
  'option.blockedWind': 'Vind i læ',
  'option.blockedWind.about': 'Et skib tæt til luv tager vinden fra dine sejl.',
  'option.explodingShips': 'Eksplosioners styrke',
  'option.explodingShips.about':
    'Et skib, der springer i luften, skader efter antallet af kanoner; ellers altid efter den højeste tabel.',
  'option.foreAndAft': 'For-og-agter-rig',
  'option.foreAndAft.about': 'Sådanne skibe kan sejle ét felt mod vinden hvert andet træk.',
  'option.copper': 'Kobberbund',
  'option.copper.about':
    'Skibe uden kobber, der længe har været til søs, er langsommere for fulde sejl.',
  'option.signalMode': 'Slags signaler',
  'option.signalMode.about': 'Om et signal måles i ord eller i signalbogens flag.',
  'option.signalMode.codes': 'signalbogens flag',
  'option.signalMode.words': 'ord',
  'option.signalSight': 'Sigt til signaler',
  'option.signalSight.about': 'Om et signal kræver fri sigtelinje på højst 15 felter.',
  'option.signalSight.withRepeaters': 'kun med signalgentagere',
  'option.signalSight.always': 'altid',
  'option.sparedFrigateBlocks': 'Skånede fregatter dækker',
  'option.sparedFrigateBlocks.about':
    'Om en fregat, der ikke må beskydes, alligevel tæller som nærmeste mål.',
  'option.automaticDefence': 'Automatisk forsvar',
  'option.automaticDefence.about': 'Hvad der kalder afdeling 1 til forsvar lige før nærkampen.',
  'option.automaticDefence.anyParty': 'ethvert angrebshold på et skib langs siden',
  'option.automaticDefence.aimedParty': 'kun et, der gælder dette skib',
  'option.boardersLoss': 'Entreres tab',
  'option.boardersLoss.about':
    'Hvornår et mandskab med entrehold mister én rubrik mere ved beskydning.',
  'option.boardersLoss.withCrewHit': 'én gang pr. ild, der rammer mandskab',
  'option.boardersLoss.everyHit': 'ved hver træffer på mandskab',
  'option.explosionNumber': 'Eksplosioners tal',
  'option.explosionNumber.about': 'Hvilket tal i ildtabellen en eksplosion fordobler.',
  'option.explosionNumber.difference': 'det, langskibsild lægger til',
  'option.explosionNumber.rakeNumber': 'hele langskibsildens tal',
  'ws.ammunition.unknown': 'en ladning, som ingen andre kender',
  'ws.ammunition.round': 'rundkugler',
  'ws.ammunition.chain': 'kædekugler',
  'ws.ammunition.double': 'dobbelt ladning',
  'ws.ammunition.grape': 'skrå',
  'ws.end.bow': 'for',
  'ws.end.stern': 'agter',
  'ws.quality.EL': 'elite',
  'ws.quality.CR': 'fremragende',
  'ws.quality.SE': 'erfaren',
  'ws.quality.AV': 'middel',
  'ws.quality.GR': 'uerfaren',
  'ws.quality.PR': 'dårlig',
  'ws.side.port': 'bagbord',
  'ws.side.starboard': 'styrbord',
  'ws.list': '{list}, {more}',
}
