import type { Catalogue } from '@grognard/umpire'

export const faults: Catalogue = {
  'cli.fault.said': '{text}',
  'cli.fault.unknownCommand': 'es gibt kein Kommando „{name}“, nur {known}',
  'cli.fault.withinPlay':
    '„{name}“ ist ein Kommando innerhalb von „play“: Beginne mit play REGELWERK SZENARIO und tippe es dort',
  'cli.fault.unknownFlag': '{command} kennt keinen Schalter {flag}; am nächsten: {known}',
  'cli.fault.noValue': 'nach {flag} fehlt etwas: {flag} {what}',
  'cli.fault.noArgument': '„{name}“ fehlt; das Kommando ist {form}',
  'cli.fault.tooMany': 'zu viele Angaben: {more}; das Kommando ist {form}',
  'cli.fault.noRuleset': 'es gibt kein Regelwerk „{id}“, nur {known}',
  'cli.fault.noScenario': '{game} hat kein Szenario „{id}“, nur {known}',
  'cli.fault.noLanguage': 'es gibt keine Sprache „{text}“, nur {known}',
  'cli.fault.noSeat': 'es gibt keinen Platz „{seat}“, nur {known}',
  'cli.fault.noOption': 'es gibt keine Option „{name}“, nur {known}',
  'cli.fault.noPlayer': 'auf einem Platz spielt {known}, nicht „{text}“',
  'cli.fault.noPair': '--{flag} erwartet name=wert, nicht „{text}“',
  'cli.fault.noDice': 'gewürfelt wird mit computer oder typed, nicht mit „{text}“',
  'cli.fault.noNumber': '--{flag} erwartet eine ganze Zahl von {from} bis {to}, nicht „{text}“',
  'cli.fault.unreadable': '{file} ist nicht lesbar: {why}',
  'cli.fault.unwritable': '{file} lässt sich nicht schreiben: {why}',
  'cli.fault.inFile': '{file}: {why}',
  'cli.fault.why.noFile': 'diese Datei gibt es nicht',
  'cli.fault.why.folder': 'das ist ein Ordner',
  'cli.fault.why.noFolder': 'ein Teil des Pfades ist kein Ordner',
  'cli.fault.why.noFolderAt': 'es gibt keinen Ordner {folder}',
  'cli.fault.why.noneMadeIn': 'in {folder} lässt sich keine Datei anlegen',
  'cli.fault.why.mayNot': 'keine Berechtigung',
  'cli.fault.why.readOnly': 'der Datenträger ist schreibgeschützt',
  'cli.fault.why.full': 'der Datenträger ist voll',
  'cli.fault.play.what': 'sag, was gespielt wird: play REGELWERK SZENARIO oder play --resume DATEI',
  'cli.fault.play.resumeAlone': 'zu --resume passen nur --seat, --save und --language',
  'cli.fault.far.server':
    '„{text}“ ist keine Adresse eines Servers: Sie beginnt mit http:// oder https://',
  'cli.fault.far.link': '„{text}“ ist kein Link eines Platzes: Er endet auf #/table/TISCH/TOKEN',
  'cli.fault.far.what': 'sag, welcher Server und welcher Platz: --server URL --seat LINK',
  'cli.fault.far.alone': '--server geht nur mit einem --seat LINK, --name und --language zusammen',
  'cli.fault.far.unreached': 'unter {server} antwortet kein Server',
  'cli.fault.far.noTables': '{server} antwortet, hat aber keine Tische',
  'cli.fault.far.unknownTable': 'diesen Tisch gibt es bei {server} nicht',
  'cli.fault.far.noSeat':
    'dieser Link öffnet an diesem Tisch keinen Platz; bitte den Gastgeber um einen neuen',
  'cli.fault.far.noToken': 'dieses Token öffnet bei {server} keinen Platz',
  'cli.fault.far.full': 'alle Plätze an diesem Tisch sind vergeben',
  'cli.fault.far.refused': 'der Server lehnt ab: {says}',
  'cli.fault.far.noName': 'sag deinen Namen: --name NAME',
  'cli.fault.far.longName': 'ein Name hat höchstens {most} Zeichen',
  'cli.fault.far.seatOrToken': 'sag, welcher Platz: --seat LINK oder --token TOKEN, nicht beides',
  'cli.fault.far.noProgram':
    'sag, welches Programm: grognard bot --server URL --seat LINK -- PROGRAMM ARGUMENTE',
  'cli.fault.far.notStarted': '{name} lässt sich nicht starten: {why}',
  'cli.fault.campaign.none': '{game} hat keine Kampagnen',
  'cli.fault.campaign.noCampaign': '{game} hat keine Kampagne „{id}“, nur {known}',
  'cli.fault.campaign.noName': 'sag, wer das Kommando führt: --name NAME',
  'cli.fault.campaign.longName': 'ein Name hat höchstens {most} Zeichen',
  'cli.fault.campaign.exists':
    '{file} gibt es schon: Nenne eine andere mit --save DATEI oder spiele weiter mit campaign next {file}',
  'cli.fault.replay.fromAfterTo': '--from {from} liegt hinter --to {to}',
  'cli.fault.replay.allOrSeat': '--all und --seat schließen sich aus',
  'cli.fault.replay.untellable': '{file} ist eine Schlacht, lässt sich aber nicht erzählen: {why}',
  'cli.fault.replay.noOrder':
    '--{flag} erwartet die Nummer eines Befehls von 1 bis {last}, nicht „{text}“',
  'cli.fault.rules.noRule': '{game} hat keine Regel „{rule}“; am nächsten sind {known}',
  'cli.fault.rules.noSources':
    '--coverage liest Quelltext und Tests der Regeln, die in diesem Paket nicht enthalten sind: nimm eine Kopie des Projekts',
  'cli.fault.simulate.brokerWorkers':
    'entweder --broker oder --workers: an einem Broker sagt jeder Arbeiter selbst, wie viele Schlachten er gleichzeitig spielt',
  'cli.fault.broker.none': '--broker fehlt; das Kommando ist {form}',
  'cli.fault.broker.noAddress':
    '„{text}“ ist nicht die Adresse eines NATS-Servers, etwa nats://127.0.0.1:4222',
  'cli.fault.broker.unreachable': 'an {address} antwortet kein NATS-Server: {why}',
  'cli.fault.broker.noJetStream':
    'der NATS-Server an {address} bewahrt nichts auf: starte ihn mit JetStream (nats-server -js). {why}',
  'cli.fault.print.nothing': '{game} hat nichts zu drucken: Stift und Papier genügen',
  'cli.fault.print.noUse': '{game} braucht den Bogen „{sheet}“ nicht; es hat {known}',
  'cli.fault.print.noSheet': 'es gibt keinen Bogen „{sheet}“; {game} hat {known}',
  'cli.fault.print.noPaper': 'es gibt kein Papier „{name}“, nur {known}',
  'cli.fault.print.optionsAlone':
    'Optionen gehören zu einem Szenario: print REGELWERK SZENARIO --option NAME=WERT',
  'cli.fault.print.both':
    'entweder ein Szenario oder eine Schlachtdatei, nicht beides: Die Datei hat ihr Szenario',
  'cli.fault.print.ofOther': '{file} ist eine Schlacht von {played}, nicht von {game}',
  'cli.fault.simulate.what':
    'sag, was gespielt wird: simulate REGELWERK SZENARIO oder simulate --resume DATEI',
  'cli.fault.simulate.whichScenario': 'sag, welches Szenario von {game}: Es hat {known}',
  'cli.fault.simulate.resumeOrRun': '--resume schreibt seine eigene Datei fort: Lass --run weg',
  'cli.fault.simulate.battleAndSave':
    '--battle NUMMER und --save DATEI gehören zusammen: Eine Schlacht wird gespeichert',
  'cli.fault.simulate.battleSeed': '--battle braucht den Startwert seines Laufs: --seed STARTWERT',
  'cli.fault.simulate.notSetUp': 'Schlacht {number} lässt sich nicht aufbauen',
  'cli.fault.simulate.odd':
    '--swap spielt jeden Startwert zweimal: {battles} Schlachten sind keine gerade Zahl',
  'cli.fault.simulate.alike':
    '--swap tauscht die Plätze, und alle spielt {player}: Lass es weg oder nenne mit --seat einen anderen',
  'cli.fault.simulate.otherSeatsWith':
    'mit {name}={value} sind die Plätze {here}, nicht {seats}: Das lässt sich nicht vergleichen',
  'cli.fault.simulate.otherSeats': 'die Plätze sind {here}, nicht {seats}',
  'cli.fault.simulate.varied': '{name} wird verändert: Lass --option {name} weg',
  'cli.fault.simulate.notVaried':
    '„{name}“ lässt sich nicht verändern; es gibt die Optionen {options} und die Plätze {seats}',
  'cli.fault.simulate.several':
    '--vary vergleicht zwei oder mehr Werte, jeden einmal genannt: {name}=EINER,ANDERER',
  'cli.fault.simulate.otherPlan':
    '{file} ist ein Lauf nach anderem Plan: Verschieden sind {names}; --resume {file} allein setzt ihn nach dem eigenen fort',
  'cli.fault.simulate.runThere':
    '{file} gibt es schon: Weiter geht es mit --resume {file}, oder nenne eine andere',
}
