import { hasRule, headingIn } from '@grognard/umpire'
import type { Game } from '@grognard/umpire'
import { useStore } from 'zustand'
import { Explained } from '../shared/explained.tsx'
import { openHandbook, ruleShown } from '../shared/overlays.ts'
import { goTo, route } from '../shared/routes.ts'
import { useWords } from '../shared/sentences.ts'
import { Sheet } from '../shared/sheet.tsx'

/** What a rule says in our words, and where it stands in the book. */
export function RuleDialog() {
  const shown = useStore(ruleShown)
  if (!shown) return null
  return <RuleSheet {...shown} />
}

function RuleSheet({ game, rule }: { game: Game; rule: string }) {
  const words = useWords(game)
  const { rulebook } = game
  const row = hasRule(rulebook, rule) ? rulebook.rows[rule] : undefined
  return (
    <Sheet
      title={words.say({ key: 'web.rule', values: { rule } })}
      close={() => ruleShown.setState(null)}
    >
      {row ? (
        <>
          <p className="section">
            {game.title[words.language]}
            {row.section === '' ? '' : ` · ${headingIn(rulebook, row.section, words.language)}`}
          </p>
          <p>
            <Explained game={game} text={row.gist[words.language]} />
          </p>
          {row.source && <p className="quiet">{words.say({ key: `web.rule.${row.source}` })}</p>}
          {row.reason && <p className="quiet">{row.reason[words.language]}</p>}
          <button type="button" className="plain" onClick={() => showInBook({ game, rule })}>
            {words.say({ key: 'web.guide.open' })}
          </button>
        </>
      ) : (
        <p>{words.say({ key: 'web.rule.unknown' })}</p>
      )}
    </Sheet>
  )
}

/** Over the table where there is one, else on the page of the handbook. */
function showInBook({ game, rule }: { game: Game; rule: string }): void {
  ruleShown.setState(null)
  const place = { part: 'rules', rule } as const
  const { at } = route.getState()
  if (at === 'battle' || at === 'setup') openHandbook(game, place)
  else goTo({ at: 'rules', ruleset: game.id, place })
}
