/** What is wrong with a command line: what, where, and what would be right. */
export const faults = {
  'cli.fault.said': '{text}',
  'cli.fault.unknownCommand': 'unknown command “{name}”; the commands are {known}',
  'cli.fault.withinPlay':
    '“{name}” is a command within “play”: start with play RULESET SCENARIO, then type it there',
  'cli.fault.unknownFlag': 'unknown flag {flag} of {command}; nearest: {known}',
  'cli.fault.noValue': '{flag} needs a {what}',
  'cli.fault.noArgument': 'missing “{name}”; the command is {form}',
  'cli.fault.tooMany': 'too many arguments: {more}; the command is {form}',
  'cli.fault.noRuleset': 'there is no ruleset “{id}”; there are {known}',
  'cli.fault.noScenario': '{game} has no scenario “{id}”; it has {known}',
  'cli.fault.noLanguage': 'there is no language “{text}”; there are {known}',
  'cli.fault.noSeat': 'there is no seat “{seat}”; there are {known}',
  'cli.fault.noOption': 'there is no option “{name}”; there are {known}',
  'cli.fault.noPlayer': 'a seat is played by {known}, not by “{text}”',
  'cli.fault.noPair': '--{flag} takes name=value, not “{text}”',
  'cli.fault.noDice': 'dice are rolled by computer or typed, not by “{text}”',
  'cli.fault.noNumber': '--{flag} takes a whole number from {from} to {to}, not “{text}”',
  'cli.fault.unreadable': '{file} cannot be read: {why}',
  'cli.fault.unwritable': '{file} cannot be written: {why}',
  'cli.fault.inFile': '{file}: {why}',
  'cli.fault.why.noFile': 'there is no such file',
  'cli.fault.why.folder': 'it is a folder',
  'cli.fault.why.noFolder': 'part of its path is not a folder',
  'cli.fault.why.noFolderAt': 'there is no folder {folder}',
  'cli.fault.why.noneMadeIn': 'no file can be created in {folder}',
  'cli.fault.why.mayNot': 'permission denied',
  'cli.fault.why.readOnly': 'the disk is read-only',
  'cli.fault.why.full': 'the disk is full',
  'cli.fault.play.what': 'say what to play: play RULESET SCENARIO, or play --resume FILE',
  'cli.fault.play.resumeAlone': '--resume goes only with --seat, --save and --language',
  'cli.fault.far.server':
    '“{text}” is not a server address: it must begin with http:// or https://',
  'cli.fault.far.link': '“{text}” is not a link to a seat: it must end in #/table/TABLE/TOKEN',
  'cli.fault.far.what': 'say which server and which seat: --server URL --seat LINK',
  'cli.fault.far.alone': '--server goes only with one --seat LINK, --name and --language',
  'cli.fault.far.unreached': 'no server answers at {server}',
  'cli.fault.far.noTables': '{server} answers, but keeps no tables',
  'cli.fault.far.unknownTable': 'there is no such table at {server}',
  'cli.fault.far.noSeat': 'this link opens no seat at this table; ask the host for a new one',
  'cli.fault.far.noToken': 'this token opens no seat at {server}',
  'cli.fault.far.full': 'every seat of this table is taken',
  'cli.fault.far.refused': 'the server refuses: {says}',
  'cli.fault.far.noName': 'say your name: --name NAME',
  'cli.fault.far.longName': 'a name has at most {most} characters',
  'cli.fault.far.seatOrToken': 'say which seat: --seat LINK or --token TOKEN, not both',
  'cli.fault.far.noProgram':
    'say which program: grognard bot --server URL --seat LINK -- PROGRAM ARGUMENTS',
  'cli.fault.far.notStarted': '{name} cannot be started: {why}',
  'cli.fault.campaign.none': '{game} has no campaigns',
  'cli.fault.campaign.noCampaign': '{game} has no campaign “{id}”; it has {known}',
  'cli.fault.campaign.noName': 'say who commands: --name NAME',
  'cli.fault.campaign.longName': 'a commander’s name has at most {most} characters',
  'cli.fault.campaign.exists':
    '{file} already exists: name another with --save FILE, or continue with campaign next {file}',
  'cli.fault.replay.fromAfterTo': '--from {from} comes after --to {to}',
  'cli.fault.replay.allOrSeat': 'use either --all or --seat, not both',
  'cli.fault.replay.untellable': '{file} is a battle, but cannot be replayed: {why}',
  'cli.fault.replay.noOrder':
    '--{flag} takes the number of an order from 1 to {last}, not “{text}”',
  'cli.fault.rules.noRule': '{game} has no rule “{rule}”; the nearest are {known}',
  'cli.fault.rules.noSources':
    '--coverage reads the sources and the tests of the rules, which are not part of this package: take a copy of the project',
  'cli.fault.simulate.brokerWorkers':
    'use either --broker or --workers: at a broker, each worker says how many battles it plays at a time',
  'cli.fault.broker.none': 'missing --broker; the command is {form}',
  'cli.fault.broker.noAddress':
    '“{text}” is not the address of a NATS server, such as nats://127.0.0.1:4222',
  'cli.fault.broker.unreachable': 'no NATS server answers at {address}: {why}',
  'cli.fault.broker.noJetStream':
    'the NATS server at {address} keeps nothing: start it with JetStream (nats-server -js). {why}',
  'cli.fault.print.nothing': '{game} has nothing to print: a pencil and any paper will do',
  'cli.fault.print.noUse': '{game} does not use the sheet “{sheet}”; it has {known}',
  'cli.fault.print.noSheet': 'there is no sheet “{sheet}”; {game} has {known}',
  'cli.fault.print.noPaper': 'there is no paper size “{name}”; there are {known}',
  'cli.fault.print.optionsAlone':
    'options go with a scenario: print RULESET SCENARIO --option NAME=VALUE',
  'cli.fault.print.both': 'name a scenario or a battle file, not both: the file has its scenario',
  'cli.fault.print.ofOther': '{file} is a battle of {played}, not of {game}',
  'cli.fault.simulate.what':
    'say what to play: simulate RULESET SCENARIO, or simulate --resume FILE',
  'cli.fault.simulate.whichScenario': 'say which scenario of {game}: it has {known}',
  'cli.fault.simulate.resumeOrRun': '--resume continues in its own file: leave --run out',
  'cli.fault.simulate.battleAndSave':
    '--battle NUMBER and --save FILE go together: one battle is saved',
  'cli.fault.simulate.battleSeed': '--battle needs the seed of its run: --seed SEED',
  'cli.fault.simulate.notSetUp': 'battle {number} cannot be set up',
  'cli.fault.simulate.odd': '--swap plays each seed twice: {battles} battles is not an even number',
  'cli.fault.simulate.alike':
    '--swap swaps seats, but {player} plays every seat: leave it out, or name another player with --seat',
  'cli.fault.simulate.otherSeatsWith':
    'with {name}={value} the seats are {here}, not {seats}: that cannot be compared',
  'cli.fault.simulate.otherSeats': 'the seats are {here}, not {seats}',
  'cli.fault.simulate.varied': '{name} is varied: leave --option {name} out',
  'cli.fault.simulate.notVaried':
    '“{name}” cannot be varied; you can vary the options {options} and the seats {seats}',
  'cli.fault.simulate.several':
    '--vary compares two or more values, each named once: {name}=ONE,OTHER',
  'cli.fault.simulate.otherPlan':
    '{file} is a run of another plan: it differs in {names}; --resume {file} alone continues its own',
  'cli.fault.simulate.runThere':
    '{file} already exists: continue with --resume {file}, or name another',
}

/** Faults by the end of their keys. */
export type FaultName = keyof typeof faults extends `cli.fault.${infer Name}` ? Name : never
