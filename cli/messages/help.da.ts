/** What the commands say of themselves in Danish, by what they say in English. */
export const helpInDanish: Readonly<Record<string, string>> = {
  'Usage:': 'Brug:',
  'Options:': 'Flag:',
  'Commands:': 'Kommandoer:',
  '(default: ': '(standard: ',
  'tell the version': 'oplys versionen',
  'have the battles played by all workers at this NATS server':
    'lad alle arbejdere ved denne NATS-server spille slagene',
  'play battles for everyone who simulates at a NATS server':
    'spil slag for alle, der simulerer ved en NATS-server',
  'its address, as nats://user:password@host:4222':
    'dens adresse, fx nats://user:password@host:4222',
  'display help for command': 'vis denne hjælp',
  'Exit codes: 0 success, 1 invalid or not verified, 2 bad option or file.':
    'Exitkoder: 0 i orden, 1 ugyldig eller ikke bekræftet, 2 forkert flag eller forkert fil.',
  'Historical tabletop wargames with an umpire that enforces and explains every rule.':
    'Historiske figurslag med en dommer, der håndhæver og forklarer hver regel.',
  'build the page if needed and serve it to the browser':
    'byg siden, hvis det er nødvendigt, og vis den i browseren',
  'the port (default: 8080 or the next free one)': 'porten (standard: 8080 eller den næste frie)',
  'the address to listen on (default: 127.0.0.1)': 'serverens adresse (standard: 127.0.0.1)',
  'a PostgreSQL database that several servers can share, postgres://…':
    'en PostgreSQL-database, som flere servere kan dele, postgres://…',
  'a NATS server by which servers that share it call to one another':
    'en NATS-server, som servere, der deler den, kalder hinanden gennem',
  'list what a server has still to do, what it has given up first':
    'vis, hvad en server har at gøre endnu, det opgivne først',
  'have what was given up tried again': 'prøv det opgivne igen',
  'where online battles are kept (default: data)': 'hvor onlineslag gemmes (standard: data)',
  'the proxies in front of it to trust (default: none)':
    'de proxyer foran den, der er til at stole på (standard: ingen)',
  'where players find the page; needed for email and passkeys':
    'hvor spillerne finder siden; nødvendigt for mail og passkeys',
  'the mail server, as smtp://user:password@host:587 (default: no mail)':
    'mailserveren, som smtp://user:password@host:587 (standard: ingen mail)',
  'the sender of its emails': 'afsenderen af dens mails',
  'the keys for web push (default: those in the data folder)':
    'nøglerne til web push (standard: dem i datamappen)',
  'let webhooks lead into private networks': 'tillad webhooks til private netværk',
  'manage the data of a server': 'administrer en servers data',
  'copy the database while the server may be running': 'kopiér databasen, også mens serveren kører',
  'where the server keeps it (default: data)': 'hvor serveren gemmer den (standard: data)',
  'list the rulesets and their scenarios': 'vis regelsættene og deres scenarier',
  'en, de or da (default: the system’s)': 'en, de eller da (standard: systemets)',
  'play a battle in the terminal': 'spil et slag i terminalen',
  'who plays a seat: human, computer, ensign, captain or admiral (computer means captain); if no seat is human, you get the first seat not named and the computer plays the rest':
    'hvem der spiller en plads: human (dig selv), computer, ensign, captain eller admiral (computer betyder captain); er ingen human, får du den første plads, der ikke er nævnt, og computeren spiller resten',
  'an option of the rules or the scenario': 'en valgmulighed i reglerne eller scenariet',
  'a paper for the scenario, a JSON file': 'et bilag til scenariet, en JSON-fil',
  'the seed of the dice (default: a new one)': 'terningernes startværdi (standard: en ny)',
  'computer, or typed for real dice': 'computer, eller typed for rigtige terninger',
  'save the battle in this file after every order': 'gem slaget i denne fil efter hver ordre',
  'continue a saved battle instead of starting one':
    'fortsæt et gemt slag i stedet for at begynde et nyt',
  'play a seat at a table of this server: --server URL --seat LINK':
    'spil en plads ved et bord på denne server: --server URL --seat LINK',
  'with --server: your name at the table': 'med --server: dit navn ved bordet',
  'print the log of a saved battle, from its first order to its last':
    'vis et gemt slags logbog, fra første ordre til sidste',
  'begin with this order; the first is 1': 'begynd med denne ordre; den første er 1',
  'end with this order': 'slut med denne ordre',
  'show what this seat may know': 'vis, hvad denne plads må vide',
  'show secret orders too while the battle is not over':
    'vis også hemmelige ordrer, mens slaget ikke er forbi',
  'check a saved battle: exit code 0 if every entry is valid, 1 if not':
    'kontrollér et gemt slag: exitkode 0, hvis alt er gyldigt, ellers 1',
  'save the papers of a finished battle: its commanders’ sheets':
    'gem et afsluttet slags bilag: kommandantark',
  'the folder to write them to': 'mappen til dem',
  'play a campaign: scenarios in order, each result affecting the next':
    'spil en kampagne: scenarier efter hinanden, hvor hvert resultat påvirker det næste',
  'start a campaign; without a name, list them': 'begynd en kampagne; uden navn: vis kampagnerne',
  'the name of your commander': 'din kommandants navn',
  'the file to save it in (default: CAMPAIGN.json)':
    'filen, den gemmes i (standard: KAMPAGNE.json)',
  'an option of the rules, for all battles': 'en valgmulighed i reglerne, for alle slag',
  'play the next battle; its result goes into the campaign':
    'spil det næste slag; resultatet føres ind i kampagnen',
  'who plays a seat, as in play (default: you play your commander, the computer plays the other side)':
    'hvem der spiller en plads, som i play (standard: du spiller din kommandant, computeren den anden side)',
  'continue the saved battle, or enter its result if it is over':
    'fortsæt det gemte slag, eller før resultatet ind, hvis det er forbi',
  'show how a campaign stands and what comes next':
    'vis, hvordan en kampagne står, og hvad der nu kommer',
  'make sheets for a game with models: cards, log, tables and gauges, as a PDF':
    'lav ark til et spil med modeller: kort, logbog, tabeller og skabeloner, som PDF',
  'cards, log, commander, reference, gauge or all':
    'cards (kort), log (logbog), commander (kommandantark), reference (tabeller), gauge (skabelon) eller all (alle)',
  'a4 or letter': 'a4 eller letter',
  'print a saved battle as it stands, not a fresh one':
    'udskriv et gemt slag, som det står, ikke et nyt',
  'the file to write (default: RULESET-SHEET.pdf)':
    'filen, der skrives (standard: REGELSÆT-ARK.pdf)',
  'let the computer play many battles and report who wins, how long battles last and how certain the figures are':
    'lad computeren spille mange slag, og fortæl, hvem der vinder, hvor længe slag varer, og hvor sikre tallene er',
  'how many battles, for each value varied (default: 100)':
    'hvor mange slag, for hver ændret værdi (standard: 100)',
  'the same seed gives the same battles (default: a new one)':
    'samme startværdi giver samme slag (standard: en ny)',
  'who plays a seat: ensign, captain, admiral, doctrine, doctrine:PLAN or random (default: captain); the doctrine is the captain who overlooks nothing':
    'hvem der spiller en plads: ensign, captain, admiral, doctrine, doctrine:PLAN eller random (standard: captain); doctrine er kaptajnen, der ikke overser noget',
  'play each seed twice, the second time with seats swapped':
    'spil hver startværdi to gange, anden gang med byttede pladser',
  'play each seed with each value of an option or each player of a seat, and compare':
    'spil hver startværdi med hver værdi af en valgmulighed eller hver spiller på en plads, og sammenlign',
  'how many battles at a time (default: one per core)':
    'hvor mange slag ad gangen (standard: ét pr. kerne)',
  'write the plan, the results and every battle as JSON':
    'skriv planen, resultaterne og hvert slag som JSON',
  'write every battle as a row of a table': 'skriv hvert slag som en række i en tabel',
  'write a report with charts': 'skriv en rapport med diagrammer',
  'write the tables as a page of Markdown': 'skriv tabellerne som en Markdown-side',
  'save each battle’s result in this file as it is played':
    'gem hvert slags resultat i denne fil, så snart det er spillet',
  'continue an interrupted run, or report on a finished one again':
    'fortsæt en afbrudt kørsel, eller vis en afsluttet kørsels resultater igen',
  'play and record only this battle of the run; needs --save':
    'spil og gem kun dette slag i kørslen; kræver --save',
  'where to save that battle, to replay it': 'hvor slaget gemmes, så det kan genafspilles',
  'list the rules of a book, or some of them, in our own words':
    'vis en bogs regler, eller nogle af dem, i vore ord',
  'with the code and the tests; exit code 1 if an enforced rule has no test':
    'med koden og testene; exitkode 1, hvis en håndhævet regel ikke har nogen test',
  'as JSON': 'som JSON',
  'speak JSON Lines with a bot on standard input and output':
    'tal JSON Lines med en bot over standard input og output',
  'answer for this seat only': 'svar kun for denne plads',
  'how many battles may be open at once (default: 1000)':
    'hvor mange slag der kan være åbne på én gang (standard: 1000)',
  'the language of texts in answers: en, de or da': 'teksternes sprog i svar: en, de eller da',
  'let a bot that speaks the engine’s protocol play a seat at a table on a server':
    'lad en bot, der taler engines sprog, spille en plads ved et bord på en server',
  'the server’s address; not needed with a full link':
    'serverens adresse; ikke nødvendig med et helt link',
  'the link of the seat, or an invitation: the first free seat':
    'pladsens link, eller en invitation: den første frie plads',
  'the token of the seat, instead of a link': 'pladsens token, i stedet for et link',
  'its name at the table (default: the program’s)': 'dens navn ved bordet (standard: programmets)',
}

/** The words between brackets. */
export const termsInDanish: Readonly<Record<string, string>> = {
  options: 'flag',
  command: 'kommando',
  dir: 'mappe',
  addresses: 'adresser',
  file: 'fil',
  language: 'sprog',
  'seat=player': 'plads=spiller',
  'name=value': 'navn=værdi',
  'name=file': 'navn=fil',
  'name=value,value': 'navn=værdi,værdi',
  seed: 'startværdi',
  source: 'kilde',
  ruleset: 'regelsæt',
  scenario: 'scenarie',
  order: 'ordre',
  seat: 'plads',
  folder: 'mappe',
  campaign: 'kampagne',
  sheet: 'ark',
  paper: 'papir',
  number: 'tal',
  'rule...': 'regel...',
  name: 'navn',
  'program...': 'program...',
}
