import { lookup } from 'node:dns'
import type { LookupAddress } from 'node:dns'
import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { BlockList, isIP } from 'node:net'
import type { LookupFunction } from 'node:net'

/** Milliseconds for an answer. */
const PATIENCE = 5000

/** What is not the open internet: this machine, networks at home, and what is set aside. */
const closed = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  closed.addSubnet(net, prefix, 'ipv6')

/** Of IPv6 only this much is the open internet; what stands for an IPv4 address lies outside it. */
const open6 = new BlockList()
open6.addSubnet('2000::', 3, 'ipv6')

export function isOpenAddress(address: string): boolean {
  if (isIP(address) === 4) return !closed.check(address, 'ipv4')
  return isIP(address) === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

/** Why nothing is sent to this address; null where it may be tried. */
export function whyNotCalled(text: string, mayBePrivate: boolean): string | null {
  if (!URL.canParse(text)) return 'This is not an address.'
  const { protocol, username, password, hostname } = new URL(text)
  if (protocol !== 'https:' && protocol !== 'http:')
    return 'The address begins with https:// or http://.'
  if (username !== '' || password !== '') return 'The address must not hold a password.'
  const host = hostname.replace(/^\[|\]$/g, '')
  const isClosed = isIP(host) === 0 ? /(^|\.)localhost\.?$/.test(host) : !isOpenAddress(host)
  if (isClosed && !mayBePrivate) return 'Addresses in private networks are not called.'
  return null
}

interface Sending {
  headers: Record<string, string>
  body: string | Buffer
  mayBePrivate: boolean
}

/** Posts; the status of the answer, of which no more is read. Rejects where the address may not be called. */
export function postTo(text: string, { headers, body, mayBePrivate }: Sending): Promise<number> {
  const why = whyNotCalled(text, mayBePrivate)
  if (why !== null) return Promise.reject(new Error(why))
  const url = new URL(text)
  const request = url.protocol === 'https:' ? overHttps : overHttp
  return new Promise((resolve, reject) => {
    const asking = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        signal: AbortSignal.timeout(PATIENCE),
        agent: false,
        ...(!mayBePrivate && { lookup: openLookup }),
      },
      answer => {
        resolve(answer.statusCode ?? 0)
        answer.destroy()
      },
    )
    asking.on('error', reject)
    asking.end(body)
  })
}

/** A name that leads to a closed address is not called, whatever it led to when it was written down. */
const openLookup: LookupFunction = (hostname, options, found) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, '', 0)
    const [first] = addresses
    if (!first || !addresses.every(({ address }: LookupAddress) => isOpenAddress(address)))
      return found(new Error('This name leads into a private network.'), '', 0)
    if (options.all) return found(null, addresses)
    return found(null, first.address, first.family)
  })
}
