import { useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { bookById } from '@grognard/rulesets/library.ts'
import type { Game, Message } from '@grognard/umpire'
import type { Manifest, ScenarioSummary } from '@grognard/umpire/manifest.ts'
import { diceRequest } from '../battle/dice/dice-request.ts'
import { PrintField } from '../print/print-field.tsx'
import { focusPlace } from '../shared/focus-register.ts'
import { faultOfOpening, gameInLibrary } from '../shared/open-game.ts'
import { PageLoading, PageFailed, useFetched } from '../shared/page-loading.tsx'
import { isAway } from '../shared/player-kind.ts'
import { PlayersField } from '../shared/players-field.tsx'
import { HandbookLinks } from '../shared/primer-note.tsx'
import { goTo, hashOf } from '../shared/routes.ts'
import { Terms, WhenAndWhere } from '../shared/scenario-card.tsx'
import { useWords } from '../shared/sentences.ts'
import '../style/table.css'
import { hasServer } from '../remote/server-here.ts'
import {
  areAttachmentsReady,
  beginAgreed,
  faultOfLaying,
  layAgreed,
  useAgreed,
  useLaid,
  viewerOf,
} from './agreed.ts'
import { Against, AttachmentsField, showAgainst } from './attachments-field.tsx'
import { troubleOf } from './attachments.ts'
import type { Trouble } from './attachments.ts'
import { Battlefield } from './battlefield.tsx'
import { ruleOfStepTimes, stateBefore } from './before-battle.ts'
import { farBefore, FarFields } from './far-fields.tsx'
import { DiceField, OptionsFields } from './options-fields.tsx'

interface Chosen {
  ruleset: string
  scenario: string
}

/** Everything agreed before the first order. */
export function Setup({ ruleset, scenario }: Chosen) {
  const card = bookById(ruleset)?.manifest
  const summary = card && Object.hasOwn(card.scenarios, scenario) && card.scenarios[scenario]
  const words = useWords()
  if (summary) return <SetupOfGame {...{ card, summary, ruleset, scenario }} />
  return <PageFailed fault={words.say({ key: 'web.fault.scenario' })} />
}

interface ChosenCard {
  card: Manifest
  summary: ScenarioSummary
}

function SetupOfGame({ ruleset, scenario, ...chosen }: Chosen & ChosenCard) {
  const fetched = useFetched(useCallback(async () => gameInLibrary(ruleset), [ruleset]))
  const words = useWords()
  switch (fetched.at) {
    case 'loading':
      return <PageLoading />
    case 'failed':
      return <PageFailed fault={words.say(faultOfOpening(fetched.error))} />
    case 'loaded':
      return <SetupForm {...chosen} game={fetched.value} scenario={scenario} />
  }
}

interface FormProps extends ChosenCard {
  game: Game
  scenario: string
}

function SetupForm({ game, scenario, card, summary }: FormProps) {
  const { agreed, read, ...set } = useAgreed(game, scenario)
  const { options, papers, shapes, seats, players, dice } = agreed
  const viewer = viewerOf(agreed)
  const { picture, against, faced } = useLaid(agreed, viewer)
  const [far, setFar] = useState(farBefore)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const isReady = areAttachmentsReady(agreed, read) && !against
  const isOpening = useStore(diceRequest, request => request !== null)
  const mayBeAway = useFetched(hasServer)
  const isFar = Object.values(players).some(isAway)
  const isByPapers = Object.keys(papers).length > 0
  useEffect(() => {
    scrollTo(0, 0)
  }, [])

  const begin = async () => {
    if (!isReady) return showAgainst()
    try {
      if (isFar) return goTo({ at: 'table', id: await layAgreed(agreed, far), invite: '' })
      const id = await beginAgreed(agreed)
      if (id !== null) goTo({ at: 'battle', id })
    } catch (error) {
      setTrouble(isFar ? faultOfLaying(error) : troubleOf(error))
    }
  }

  return (
    <main ref={focusPlace('content')} className="setup">
      <SetupHead {...{ game, card, summary }} title={picture?.title ?? { key: summary.title }} />
      <Battlefield game={faced} picture={picture} seat={viewer} />
      {isOpening && <OpeningNote />}
      <form
        hidden={isOpening}
        onSubmit={event => {
          event.preventDefault()
          void begin()
        }}
      >
        <PlayersField
          {...{ seats, players }}
          game={faced}
          scenario={summary.title}
          mayBeAway={mayBeAway.at === 'loaded' && mayBeAway.value}
          change={set.setPlayers}
        />
        {isFar ? (
          <FarFields
            {...{ game, far }}
            stepTimes={ruleOfStepTimes(game, scenario, options)}
            change={setFar}
          />
        ) : (
          <DiceField dice={dice} change={set.setDice} />
        )}
        <OptionsFields {...{ scenario, options }} game={faced} change={set.setOptions} />
        {Object.keys(shapes).length > 0 && (
          <AttachmentsField
            {...{ shapes, read }}
            game={faced}
            trouble={isByPapers ? against : null}
            change={set.setRead}
          />
        )}
        <PrintField game={faced} stateNow={() => stateBefore(game, scenario, options, papers)} />
        <BeginButton
          {...{ game, isReady, isFar }}
          trouble={trouble ?? (isByPapers ? null : against)}
        />
      </form>
    </main>
  )
}

function SetupHead({ game, card, summary, title }: ChosenCard & { game: Game; title: Message }) {
  const words = useWords(game)
  return (
    <header className="setup-head">
      <a className="up" href={hashOf({ at: 'home' })}>
        {words.say({ key: 'web.home' })}
      </a>
      <h1 ref={focusPlace('heading')}>{words.say(title)}</h1>
      <p className="edition">{game.title[words.language]}</p>
      <WhenAndWhere card={card} summary={summary} />
      <p>{words.say({ key: `${summary.title}.about` })}</p>
      <Terms card={card} summary={summary} />
      <HandbookLinks game={game} />
    </header>
  )
}

/** While real dice are rolled for the opening there is nothing left to be chosen: the field lies ready. */
function OpeningNote() {
  const words = useWords()
  return <p role="status">{words.say({ key: 'web.setup.opening' })}</p>
}

interface BeginProps {
  game: Game
  isFar: boolean
  isReady: boolean
  trouble: Trouble | null
}

/** Under what stands against it, where that is not told beside the papers. */
function BeginButton({ game, isReady, isFar, trouble }: BeginProps) {
  const words = useWords(game)
  return (
    <div className="begin">
      {trouble && <Against game={game} trouble={trouble} />}
      <button type="submit" className="main" aria-disabled={!isReady}>
        {words.say({ key: isFar ? 'web.far.lay' : 'web.begin' })}
      </button>
    </div>
  )
}
