import { useEffect, useMemo, useState } from 'react'
import { isByDice } from '@grognard/umpire'
import type { Forecast, Kind } from '@grognard/umpire'
import { oracle } from '../../workers/odds.ts'
import type { TurnView } from '../state/turn-view.ts'
import { useIsToldOdds } from './odds-told.ts'

/** The pointer must rest so long, in milliseconds, before odds are worked out. */
const REST = 120

interface Known {
  orders: readonly Kind[]
  view: TurnView['view']
  forecast: Forecast
}

/** What may come of the order, or why that may not be known yet; null while it is worked out, or without dice. */
export function useOdds(
  ruleset: string,
  turnView: TurnView | null,
  order: Kind | null,
): Forecast | null {
  const orders = useMemo(() => (order ? [order] : null), [order])
  return useOddsTogether(ruleset, turnView, orders)
}

/** The same of orders that are given together. */
export function useOddsTogether(
  ruleset: string,
  turnView: TurnView | null,
  looked: readonly Kind[] | null,
): Forecast | null {
  const orders = useIsToldOdds() ? looked : null
  const [known, setKnown] = useState<Known | null>(null)
  useEffect(() => {
    if (!turnView || !orders || orders.length === 0) return
    const { view, viewer: seat } = turnView
    const asked = { ruleset, view, seat, orders }
    let isWanted = true
    const tell = (forecast: Forecast): void => {
      if (isWanted) setKnown({ orders, view, forecast })
    }
    const before = oracle.known(asked)
    if (before) return tell(before)
    const resting = setTimeout(() => {
      // Without odds the order can be given anyway.
      oracle.ask(asked).then(tell, () => undefined)
    }, REST)
    return () => {
      isWanted = false
      clearTimeout(resting)
    }
  }, [ruleset, turnView, orders])
  const isNow = known !== null && known.orders === orders && known.view === turnView?.view
  const isTold = isNow && (isByDice(known.forecast) || known.forecast.oddsHidden !== undefined)
  return isTold ? known.forecast : null
}

/** Works the odds of orders out before they are looked at, where a tap has to know whether dice decide. */
export function useForeseen(
  ruleset: string,
  { view, viewer: seat }: TurnView,
  orders: readonly Kind[],
): void {
  useEffect(() => {
    for (const order of orders)
      oracle.ask({ ruleset, view, seat, orders: [order] }).catch(() => undefined)
  }, [ruleset, view, seat, orders])
}

/** No die decides what comes of the order, as far as that has been worked out. */
export function isCertain(ruleset: string, { view, viewer: seat }: TurnView, order: Kind): boolean {
  const forecast = oracle.known({ ruleset, view, seat, orders: [order] })
  return forecast !== undefined && !isByDice(forecast)
}

/** Once it is known that no die decides what comes of the order; never where odds cannot be had. */
export function whenCertain(
  ruleset: string,
  { view, viewer: seat }: TurnView,
  order: Kind,
  then: () => void,
): void {
  oracle.ask({ ruleset, view, seat, orders: [order] }).then(
    forecast => !isByDice(forecast) && then(),
    () => undefined,
  )
}
