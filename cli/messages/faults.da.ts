import type { Catalogue } from '@grognard/umpire'

export const faults: Catalogue = {
  'cli.fault.said': '{text}',
  'cli.fault.unknownCommand': 'der er ingen kommando »{name}«, kun {known}',
  'cli.fault.withinPlay':
    '»{name}« er en kommando inde i »play«: begynd med play REGELSÆT SCENARIE, og skriv den der',
  'cli.fault.unknownFlag': '{command} har intet flag {flag}; nærmest: {known}',
  'cli.fault.noValue': 'der mangler noget efter {flag}: {flag} {what}',
  'cli.fault.noArgument': '»{name}« mangler; kommandoen er {form}',
  'cli.fault.tooMany': 'for mange angivelser: {more}; kommandoen er {form}',
  'cli.fault.noRuleset': 'der er intet regelsæt »{id}«, kun {known}',
  'cli.fault.noScenario': '{game} har intet scenarie »{id}«, kun {known}',
  'cli.fault.noLanguage': 'der er intet sprog »{text}«, kun {known}',
  'cli.fault.noSeat': 'der er ingen plads »{seat}«, kun {known}',
  'cli.fault.noOption': 'der er intet valg »{name}«, kun {known}',
  'cli.fault.noPlayer': 'en plads spilles af {known}, ikke af »{text}«',
  'cli.fault.noPair': '--{flag} tager navn=værdi, ikke »{text}«',
  'cli.fault.noDice': 'terninger kastes af computer eller typed, ikke af »{text}«',
  'cli.fault.noNumber': '--{flag} tager et helt tal fra {from} til {to}, ikke »{text}«',
  'cli.fault.unreadable': '{file} kan ikke læses: {why}',
  'cli.fault.unwritable': '{file} kan ikke skrives: {why}',
  'cli.fault.inFile': '{file}: {why}',
  'cli.fault.why.noFile': 'den fil findes ikke',
  'cli.fault.why.folder': 'det er en mappe',
  'cli.fault.why.noFolder': 'en del af stien er ikke en mappe',
  'cli.fault.why.noFolderAt': 'der er ingen mappe {folder}',
  'cli.fault.why.noneMadeIn': 'der kan ikke oprettes en fil i {folder}',
  'cli.fault.why.mayNot': 'ingen adgang',
  'cli.fault.why.readOnly': 'disken er skrivebeskyttet',
  'cli.fault.why.full': 'disken er fuld',
  'cli.fault.play.what': 'sig, hvad der spilles: play REGELSÆT SCENARIE eller play --resume FIL',
  'cli.fault.play.resumeAlone': 'til --resume hører kun --seat, --save og --language',
  'cli.fault.far.server':
    '»{text}« er ikke en servers adresse: den begynder med http:// eller https://',
  'cli.fault.far.link': '»{text}« er ikke et link til en plads: det ender på #/table/BORD/TOKEN',
  'cli.fault.far.what': 'sig, hvilken server og hvilken plads: --server URL --seat LINK',
  'cli.fault.far.alone': '--server går kun sammen med ét --seat LINK, --name og --language',
  'cli.fault.far.unreached': 'ingen server svarer på {server}',
  'cli.fault.far.noTables': '{server} svarer, men har ingen borde',
  'cli.fault.far.unknownTable': 'dette bord findes ikke hos {server}',
  'cli.fault.far.noSeat': 'dette link åbner ingen plads ved dette bord; bed værten om et nyt',
  'cli.fault.far.noToken': 'dette token åbner ingen plads hos {server}',
  'cli.fault.far.full': 'alle pladser ved dette bord er taget',
  'cli.fault.far.refused': 'serveren afviser: {says}',
  'cli.fault.far.noName': 'sig dit navn: --name NAVN',
  'cli.fault.far.longName': 'et navn har højst {most} tegn',
  'cli.fault.far.seatOrToken': 'sig, hvilken plads: --seat LINK eller --token TOKEN, ikke begge',
  'cli.fault.far.noProgram':
    'sig, hvilket program: grognard bot --server URL --seat LINK -- PROGRAM ARGUMENTER',
  'cli.fault.far.notStarted': '{name} kan ikke startes: {why}',
  'cli.fault.campaign.none': '{game} har ingen kampagner',
  'cli.fault.campaign.noCampaign': '{game} har ingen kampagne »{id}«, kun {known}',
  'cli.fault.campaign.noName': 'sig, hvem der fører kommandoen: --name NAVN',
  'cli.fault.campaign.longName': 'et navn har højst {most} tegn',
  'cli.fault.campaign.exists':
    '{file} findes allerede: vælg en anden med --save FIL, eller spil videre med campaign next {file}',
  'cli.fault.replay.fromAfterTo': '--from {from} ligger efter --to {to}',
  'cli.fault.replay.allOrSeat': '--all og --seat udelukker hinanden',
  'cli.fault.replay.untellable': '{file} er et slag, men kan ikke gengives: {why}',
  'cli.fault.replay.noOrder': '--{flag} tager nummeret på en ordre fra 1 til {last}, ikke »{text}«',
  'cli.fault.rules.noRule': '{game} har ingen regel »{rule}«; nærmest er {known}',
  'cli.fault.rules.noSources':
    '--coverage læser reglernes kildetekst og tests, som ikke er med i denne pakke: tag en kopi af projektet',
  'cli.fault.simulate.brokerWorkers':
    'enten --broker eller --workers: ved en broker siger hver arbejder selv, hvor mange slag den spiller ad gangen',
  'cli.fault.broker.none': '--broker mangler; kommandoen er {form}',
  'cli.fault.broker.noAddress':
    '»{text}« er ikke adressen på en NATS-server, fx nats://127.0.0.1:4222',
  'cli.fault.broker.unreachable': 'ingen NATS-server svarer på {address}: {why}',
  'cli.fault.broker.noJetStream':
    'NATS-serveren på {address} gemmer intet: start den med JetStream (nats-server -js). {why}',
  'cli.fault.print.nothing': '{game} har intet at udskrive: blyant og papir er nok',
  'cli.fault.print.noUse': '{game} bruger ikke arket »{sheet}«; det har {known}',
  'cli.fault.print.noSheet': 'der er intet ark »{sheet}«; {game} har {known}',
  'cli.fault.print.noPaper': 'der er intet papir »{name}«, kun {known}',
  'cli.fault.print.optionsAlone':
    'valg hører til et scenarie: print REGELSÆT SCENARIE --option NAVN=VÆRDI',
  'cli.fault.print.both':
    'enten et scenarie eller en slagfil, ikke begge dele: filen har sit scenarie',
  'cli.fault.print.ofOther': '{file} er et slag i {played}, ikke i {game}',
  'cli.fault.simulate.what':
    'sig, hvad der spilles: simulate REGELSÆT SCENARIE eller simulate --resume FIL',
  'cli.fault.simulate.whichScenario': 'sig, hvilket scenarie i {game}: det har {known}',
  'cli.fault.simulate.resumeOrRun': '--resume fortsætter i sin egen fil: udelad --run',
  'cli.fault.simulate.battleAndSave': '--battle NUMMER og --save FIL hører sammen: ét slag gemmes',
  'cli.fault.simulate.battleSeed': '--battle skal bruge kørslens startværdi: --seed STARTVÆRDI',
  'cli.fault.simulate.notSetUp': 'slag {number} kan ikke stilles op',
  'cli.fault.simulate.odd':
    '--swap spiller hver startværdi to gange: {battles} slag er ikke et lige tal',
  'cli.fault.simulate.alike':
    '--swap bytter pladser, og alle spilles af {player}: udelad det, eller nævn en anden med --seat',
  'cli.fault.simulate.otherSeatsWith':
    'med {name}={value} er pladserne {here}, ikke {seats}: det kan ikke sammenlignes',
  'cli.fault.simulate.otherSeats': 'pladserne er {here}, ikke {seats}',
  'cli.fault.simulate.varied': '{name} varieres: udelad --option {name}',
  'cli.fault.simulate.notVaried':
    '»{name}« kan ikke varieres; der er valgene {options} og pladserne {seats}',
  'cli.fault.simulate.several':
    '--vary sammenligner to eller flere værdier, hver nævnt én gang: {name}=EN,ANDEN',
  'cli.fault.simulate.otherPlan':
    '{file} er en kørsel efter en anden plan: forskellige er {names}; --resume {file} alene fortsætter med dens egen',
  'cli.fault.simulate.runThere':
    '{file} findes allerede: fortsæt med --resume {file}, eller nævn en anden',
}
