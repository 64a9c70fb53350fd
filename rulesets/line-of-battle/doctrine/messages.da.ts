import type { Translated } from '@grognard/umpire'
import type { doctrineEnglish } from './messages.en.ts'

/** What speaks for an order, to those who ask for advice. */
export const doctrineDanish: Translated<typeof doctrineEnglish> = {
  'lob.because.rakes': 'Derfra bestryger {ship} {target} på langs.',
  'lob.because.bears': 'Derfra ligger {target} for bredsiden af {ship}.',
  'lob.because.unseen': 'Dér kan ingen fjendtlig bredside nå {ship}.',
  'lob.because.line': '{ship} holder sin plads i slaglinjen.',
  'lob.because.boards': '{ship} kommer langs siden af {target}, som har mindre besætning.',
  'lob.because.closes': '{ship} kommer nærmere {target}.',
  'lob.because.stands': '{ship} har frit vand videre derfra.',
  'lob.because.target': 'Bredsiden gør størst skade på {target}.',
  'lob.because.other': 'Bredsiden kan også nå {target}.',
  'lob.because.hold': 'Kanonerne forbliver ladte.',
  'lob.because.answer': 'At besvare ilden kan koste fjenden noget.',
  'lob.because.bound': '{ship} kommer nærmere sit mål.',
  'lob.because.gage': '{ship} bliver til luvart af {target}.',
  'lob.because.about': '{ship} finder ingen sikker kurs forude og må vende.',
  'lob.because.anchors': '{ship} skal blive, hvor skibet er.',
  'lob.because.relief': '{ship} har folk at undvære, og {target} mangler nogle.',
  'lob.because.afloat': '{ship} kan komme fri af grunden.',
  'lob.because.party': 'Derfra har landgangstroppen fra {ship} den korteste vej.',
  'lob.because.allSailed': 'Alle skibe, der kan sejle, har sejlet.',
  'lob.because.far':
    'Endnu er ingen fjende inden for {inches, number} tommer; først dér er det værd at sammenligne kurser.',
  'lob.because.sole': 'Alle andre sikre kurser ender næsten samme sted.',
  'lob.because.leaves': '{ship} forlader bordet dér.',
  'lob.because.flees': '{ship} har tabt modet og må flygte.',
  'lob.because.enters': 'Af alle de steder, hvor {ship} må komme ind, er dette det bedste.',
  'lob.because.stays': 'Intet sikkert sted inden for rækkevidde er bedre.',
  'lob.because.shotBest':
    '{target} er den nærmeste fjende, {inches, plural, =1 {1 tomme} other {# tommer}} borte; {met, plural, =0 {bord mod bord} =1 {på omkring 1 tomme} other {på omkring # tommer}} gør {shot} mest skade.',
  'lob.because.shotOnly':
    '{target} er den nærmeste fjende, {inches, plural, =1 {1 tomme} other {# tommer}} borte; på omkring {met, number} tommer når kun {shot} så langt.',
  'lob.because.shotMisses':
    '{target} er den nærmeste fjende, {inches, plural, =1 {1 tomme} other {# tommer}} borte; i dette lys og vejr rammer næppe noget skud i dette træk.',
  'lob.because.shotBeyond':
    '{target} er den nærmeste fjende, {inches, plural, =1 {1 tomme} other {# tommer}} borte og næppe til at nå i dette træk; {shot} når længst.',
  'lob.because.shotAnyway': 'Der er ingen fjende at vælge efter; {shot} når længst.',
  'lob.because.shotAlike': 'Med så få kanoner udretter ingen ammunition meget mod {target}.',
  'lob.because.allLoaded': 'Hvert skib, der kan komme til at skyde, har ladet.',
  'lob.because.bothSides':
    '{ship} har mål på begge sider, og to svagere bredsider er tilsammen stærkere end en fuld.',
  'lob.because.oneSide': '{ship} har ikke mål på begge sider, og én side skyder for fuld kraft.',
  'lob.because.fullSide':
    '{ship} har mål på begge sider, men to svagere bredsider er tilsammen ikke stærkere end en fuld.',
  'lob.because.laid': 'Kanonerne på {ship} sigter på {target}, og kanoner, der sigter, bør skyde.',
  'lob.because.rescueSafe':
    '{ship} ligger på tværs af {target}: selv om redningen mislykkes, tæller bredsiden som ved ren krydsning.',
  'lob.because.rescueLikely':
    '{ship} ligger på tværs af {target}: nationen er dygtig til manøvrer, og prøven koster ingen point.',
  'lob.because.allLaid': 'Alle kanoner, der kan nå en fjende, har et mål.',
  'lob.because.keepsLoad': 'Den dobbelte ladning gemmes til en bedre chance.',
  'lob.because.cannotHit': 'På denne afstand og i dette lys og vejr kan ingen kanon ramme.',
  'lob.because.noAnswer': 'Herfra kan svarild ikke ramme.',
  'lob.because.storms': 'Besætningen på {ship} er større end den på {target}.',
  'lob.because.prize': '{target} kan tages uden kamp.',
  'lob.because.noneWeaker': 'Ingen fjendtlig besætning langs siden er mindre.',
  'lob.because.manned': 'Så er der folk til begge skibe.',
  'lob.because.notLarger': 'Besætningen på {ship} er ikke større end den på {target}.',
  'lob.because.noPoints': '{ship} har ingen aktionspoint tilbage til at kæmpe videre.',
  'lob.because.fewestPoints': 'Færre point ville ikke ændre noget.',
  'lob.because.recentred': 'At flytte slaget ind på midten skader ingen.',
  'lob.because.task': 'Scenariets opgave skal føres til ende.',
  'lob.because.asLost': 'Slaget er så godt som tabt.',
  'lob.because.asWon': 'Ingen kanon kommer til at skyde mere, og du er ikke bagud.',
  'lob.because.toWin': 'Der er stadig noget at vinde.',
}
