/** What the commands say of themselves in German, by what they say in English. */
export const helpInGerman: Readonly<Record<string, string>> = {
  'Usage:': 'Aufruf:',
  'Options:': 'Schalter:',
  'Commands:': 'Kommandos:',
  '(default: ': '(Voreinstellung: ',
  'tell the version': 'die Version nennen',
  'have the battles played by all workers at this NATS server':
    'die Schlachten von allen Arbeitern an diesem NATS-Server spielen lassen',
  'play battles for everyone who simulates at a NATS server':
    'Schlachten für alle spielen, die an einem NATS-Server simulieren',
  'its address, as nats://user:password@host:4222':
    'seine Adresse, etwa nats://user:password@host:4222',
  'display help for command': 'diese Hilfe zeigen',
  'Exit codes: 0 success, 1 invalid or not verified, 2 bad option or file.':
    'Exit-Codes: 0 Erfolg, 1 ungültig oder nicht bestätigt, 2 falscher Schalter oder falsche Datei.',
  'Historical tabletop wargames with an umpire that enforces and explains every rule.':
    'Historische Tabletop-Schlachten mit einem Schiedsrichter, der jede Regel anwendet und erklärt.',
  'build the page if needed and serve it to the browser':
    'die Seite wenn nötig bauen und für den Browser bereitstellen',
  'the port (default: 8080 or the next free one)':
    'der Port (Voreinstellung: 8080 oder der nächste freie)',
  'the address to listen on (default: 127.0.0.1)':
    'die Adresse des Servers (Voreinstellung: 127.0.0.1)',
  'a PostgreSQL database that several servers can share, postgres://…':
    'eine PostgreSQL-Datenbank, die sich mehrere Server teilen können, postgres://…',
  'a NATS server by which servers that share it call to one another':
    'ein NATS-Server, über den sich Server mit gemeinsamer Datenbank rufen',
  'list what a server has still to do, what it has given up first':
    'zeigt, was ein Server noch zu tun hat, zuerst, was er aufgegeben hat',
  'have what was given up tried again': 'Aufgegebenes noch einmal versuchen',
  'where online battles are kept (default: data)':
    'wo Online-Schlachten gespeichert werden (Voreinstellung: data)',
  'the proxies in front of it to trust (default: none)':
    'die vorgeschalteten Proxys, denen zu trauen ist (Voreinstellung: keine)',
  'where players find the page; needed for email and passkeys':
    'wo Spieler die Seite finden; nötig für Mails und Passkeys',
  'the mail server, as smtp://user:password@host:587 (default: no mail)':
    'der Mailserver, als smtp://user:password@host:587 (Voreinstellung: keine Mails)',
  'the sender of its emails': 'der Absender seiner Mails',
  'the keys for web push (default: those in the data folder)':
    'die Schlüssel für Web-Push (Voreinstellung: die im Datenordner)',
  'let webhooks lead into private networks': 'Webhooks in private Netze erlauben',
  'manage the data of a server': 'die Daten eines Servers verwalten',
  'copy the database while the server may be running':
    'die Datenbank kopieren, auch während der Server läuft',
  'where the server keeps it (default: data)':
    'wo der Server sie aufbewahrt (Voreinstellung: data)',
  'list the rulesets and their scenarios': 'die Regelwerke und ihre Szenarien auflisten',
  'en, de or da (default: the system’s)': 'en, de oder da (Voreinstellung: die des Systems)',
  'play a battle in the terminal': 'eine Schlacht im Terminal spielen',
  'who plays a seat: human, computer, ensign, captain or admiral (computer means captain); if no seat is human, you get the first seat not named and the computer plays the rest':
    'wer auf einem Platz spielt: human (du selbst), computer, ensign, captain oder admiral (computer steht für captain); ist keiner human, bekommst du den ersten nicht genannten Platz, und der Computer spielt die übrigen',
  'an option of the rules or the scenario': 'eine Option der Regeln oder des Szenarios',
  'a paper for the scenario, a JSON file': 'Unterlagen für das Szenario, eine JSON-Datei',
  'the seed of the dice (default: a new one)':
    'der Startwert der Würfel (Voreinstellung: ein neuer)',
  'computer, or typed for real dice': 'computer, oder typed für echte Würfel',
  'save the battle in this file after every order':
    'die Schlacht nach jedem Befehl in dieser Datei speichern',
  'continue a saved battle instead of starting one':
    'eine gespeicherte Schlacht fortsetzen, statt eine neue zu beginnen',
  'play a seat at a table of this server: --server URL --seat LINK':
    'auf einem Platz an einem Tisch dieses Servers spielen: --server URL --seat LINK',
  'with --server: your name at the table': 'mit --server: dein Name am Tisch',
  'print the log of a saved battle, from its first order to its last':
    'das Logbuch einer gespeicherten Schlacht ausgeben, vom ersten Befehl bis zum letzten',
  'begin with this order; the first is 1': 'mit diesem Befehl beginnen; der erste ist 1',
  'end with this order': 'mit diesem Befehl enden',
  'show what this seat may know': 'zeigen, was dieser Platz wissen darf',
  'show secret orders too while the battle is not over':
    'auch geheime Befehle zeigen, solange die Schlacht nicht zu Ende ist',
  'check a saved battle: exit code 0 if every entry is valid, 1 if not':
    'eine gespeicherte Schlacht prüfen: Exit-Code 0, wenn jeder Eintrag gültig ist, sonst 1',
  'save the papers of a finished battle: its commanders’ sheets':
    'die Unterlagen einer beendeten Schlacht speichern: die Kommandantenbögen',
  'the folder to write them to': 'der Ordner dafür',
  'play a campaign: scenarios in order, each result affecting the next':
    'eine Kampagne spielen: Szenarien nacheinander, und jedes Ergebnis wirkt auf das nächste',
  'start a campaign; without a name, list them':
    'eine Kampagne beginnen; ohne Namen: die Kampagnen auflisten',
  'the name of your commander': 'der Name deines Kommandanten',
  'the file to save it in (default: CAMPAIGN.json)':
    'die Datei, in der sie gespeichert wird (Voreinstellung: KAMPAGNE.json)',
  'an option of the rules, for all battles': 'eine Option der Regeln, für alle Schlachten',
  'play the next battle; its result goes into the campaign':
    'die nächste Schlacht spielen; ihr Ergebnis geht in die Kampagne ein',
  'who plays a seat, as in play (default: you play your commander, the computer plays the other side)':
    'wer auf einem Platz spielt, wie bei play (Voreinstellung: Du spielst deinen Kommandanten, der Computer die andere Seite)',
  'continue the saved battle, or enter its result if it is over':
    'die gespeicherte Schlacht fortsetzen oder, wenn sie zu Ende ist, ihr Ergebnis eintragen',
  'show how a campaign stands and what comes next':
    'zeigen, wie eine Kampagne steht und was als Nächstes kommt',
  'make sheets for a game with models: cards, log, tables and gauges, as a PDF':
    'Bögen für ein Spiel mit Modellen drucken: Karten, Logbuch, Tabellen und Schablonen, als PDF',
  'cards, log, commander, reference, gauge or all':
    'cards (Karten), log (Logbuch), commander (Kommandantenbogen), reference (Tabellen), gauge (Schablone) oder all (alle)',
  'a4 or letter': 'a4 oder letter',
  'print a saved battle as it stands, not a fresh one':
    'eine gespeicherte Schlacht nach ihrem Stand drucken, keine frische',
  'the file to write (default: RULESET-SHEET.pdf)':
    'die Zieldatei (Voreinstellung: REGELWERK-BOGEN.pdf)',
  'let the computer play many battles and report who wins, how long battles last and how certain the figures are':
    'den Computer viele Schlachten spielen lassen und berichten, wer siegt, wie lange Schlachten dauern und wie sicher die Zahlen sind',
  'how many battles, for each value varied (default: 100)':
    'wie viele Schlachten, für jeden veränderten Wert (Voreinstellung: 100)',
  'the same seed gives the same battles (default: a new one)':
    'derselbe Startwert gibt dieselben Schlachten (Voreinstellung: ein neuer)',
  'who plays a seat: ensign, captain, admiral, doctrine, doctrine:PLAN or random (default: captain); the doctrine is the captain who overlooks nothing':
    'wer auf einem Platz spielt: ensign, captain, admiral, doctrine, doctrine:PLAN oder random (Voreinstellung: captain); doctrine ist der Kapitän, der nichts übersieht',
  'play each seed twice, the second time with seats swapped':
    'jeden Startwert zweimal spielen, beim zweiten Mal mit getauschten Plätzen',
  'play each seed with each value of an option or each player of a seat, and compare':
    'jeden Startwert mit jedem Wert einer Option oder jedem Spieler eines Platzes spielen und vergleichen',
  'how many battles at a time (default: one per core)':
    'wie viele Schlachten zugleich (Voreinstellung: eine je Rechenkern)',
  'write the plan, the results and every battle as JSON':
    'den Plan, die Ergebnisse und jede Schlacht als JSON schreiben',
  'write every battle as a row of a table': 'jede Schlacht als Zeile einer Tabelle schreiben',
  'write a report with charts': 'einen Bericht mit Diagrammen schreiben',
  'write the tables as a page of Markdown': 'die Tabellen als Markdown-Seite schreiben',
  'save each battle’s result in this file as it is played':
    'das Ergebnis jeder Schlacht sofort in dieser Datei speichern',
  'continue an interrupted run, or report on a finished one again':
    'einen unterbrochenen Lauf fortsetzen oder noch einmal über einen beendeten berichten',
  'play and record only this battle of the run; needs --save':
    'nur diese Schlacht des Laufs spielen und aufzeichnen; braucht --save',
  'where to save that battle, to replay it':
    'wo diese Schlacht gespeichert wird, um sie wiederzugeben',
  'list the rules of a book, or some of them, in our own words':
    'die Regeln eines Buches oder einige davon in unseren Worten auflisten',
  'with the code and the tests; exit code 1 if an enforced rule has no test':
    'mit Code und Tests; Exit-Code 1, wenn eine durchgesetzte Regel keinen Test hat',
  'as JSON': 'als JSON',
  'speak JSON Lines with a bot on standard input and output':
    'über Standardeingabe und -ausgabe in JSON Lines mit einem Bot sprechen',
  'answer for this seat only': 'nur für diesen Platz antworten',
  'how many battles may be open at once (default: 1000)':
    'wie viele Schlachten zugleich offen sein dürfen (Voreinstellung: 1000)',
  'the language of texts in answers: en, de or da':
    'die Sprache der Texte in Antworten: en, de oder da',
  'let a bot that speaks the engine’s protocol play a seat at a table on a server':
    'einen Bot, der die Sprache von engine spricht, auf einem Platz an einem Tisch eines Servers spielen lassen',
  'the server’s address; not needed with a full link':
    'die Adresse des Servers; mit einem vollständigen Link nicht nötig',
  'the link of the seat, or an invitation: the first free seat':
    'der Link des Platzes, oder eine Einladung: der erste freie Platz',
  'the token of the seat, instead of a link': 'das Token des Platzes, statt eines Links',
  'its name at the table (default: the program’s)':
    'sein Name am Tisch (Voreinstellung: der des Programms)',
}

/** The words between brackets. */
export const termsInGerman: Readonly<Record<string, string>> = {
  options: 'Schalter',
  command: 'Kommando',
  dir: 'Ordner',
  addresses: 'Adressen',
  file: 'Datei',
  language: 'Sprache',
  'seat=player': 'Platz=Spieler',
  'name=value': 'Name=Wert',
  'name=file': 'Name=Datei',
  'name=value,value': 'Name=Wert,Wert',
  seed: 'Startwert',
  source: 'Quelle',
  ruleset: 'Regelwerk',
  scenario: 'Szenario',
  order: 'Befehl',
  seat: 'Platz',
  folder: 'Ordner',
  campaign: 'Kampagne',
  sheet: 'Bogen',
  paper: 'Papier',
  number: 'Zahl',
  'rule...': 'Regel...',
  link: 'Link',
  token: 'Token',
  name: 'Name',
  'program...': 'Programm...',
}
