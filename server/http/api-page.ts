/** What may be asked on one path, by method. */
interface Operation {
  summary?: string
  security?: object[]
  parameters: Parameter[]
  requestBody?: { required: true; content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

export interface Parameter {
  name: string
  in: 'path' | 'query'
  required?: true
  schema: object
}

export type Content = Record<string, { schema: object }>

export type Paths = Record<string, Record<string, Operation>>

/** What of a JSON schema is shown. */
interface Schema {
  $ref?: string
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  patternProperties?: Record<string, Schema>
  description?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  pattern?: string
}

/** Fields within fields are shown so deep. */
const DEEPEST = 4

/** What may be asked, as a page for people; all that is asked and answered is in it. */
export function apiPage(paths: Paths): string {
  const routes = Object.entries(paths)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => routeShown(method, path, operation)),
    )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Grognard for programs</title>
<link rel="stylesheet" href="/api/page.css">
</head>
<body>
<main>
<h1>Grognard for programs</h1>
<p>A seat’s link is <code>ADDRESS#/table/ID/TOKEN</code>. What is marked <em>with a token</em> is asked
with the header <code>authorization: Bearer TOKEN</code>. Questions and answers are JSON. Where
something is not done, the answer is a fault: <code>{ fault, says, at? }</code>. A question that has an
<code>id</code> is answered once, however often it is asked. Who asks for too much gets 429 and
<code>retry-after</code>. The same for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
${routes.join('\n')}
</main>
</body>
</html>
`
}

function routeShown(method: string, path: string, operation: Operation): string {
  const { summary = '', security, parameters, requestBody, responses } = operation
  const query = parameters.filter(one => one.in === 'query')
  const asked = requestBody?.content['application/json']?.schema
  const answered = responses['2XX']?.content?.['application/json']?.schema
  const parts = [
    ...(query.length > 0
      ? [
          part(
            'In the address',
            query.map(({ name, schema }) => field(name, schema, true, 1)),
          ),
        ]
      : []),
    ...(asked ? [part('Question', schemaShown(asked, 0))] : []),
    ...(answered ? [part('Answer', schemaShown(answered, 0))] : []),
  ]
  return `<section>
<h2><span class="method">${method.toUpperCase()}</span> <code>${escaped(path)}</code></h2>
<p>${escaped(summary)}${security ? ' <em>With a token.</em>' : ''}</p>
${parts.join('\n')}
</section>`
}

function part(title: string, lines: readonly string[]): string {
  return `<h3>${title}</h3><pre>${lines.join('\n')}</pre>`
}

/** A schema as its values are written, a line a field. */
function schemaShown(schema: Schema, depth: number): string[] {
  const { properties, anyOf, items } = schema
  const indent = '  '.repeat(depth)
  if (properties && depth < DEEPEST) {
    const rows = Object.entries(properties).map(([name, one]) =>
      field(name, one, schema.required?.includes(name) !== true, depth + 1),
    )
    return [`${indent}{`, ...rows, `${indent}}`]
  }
  if (items?.properties && depth < DEEPEST)
    return [`${indent}a list of`, ...schemaShown(items, depth)]
  if (anyOf?.some(isDeep) && depth < DEEPEST)
    return anyOf.flatMap((one, i) => [
      ...(i > 0 ? [`${indent}or`] : []),
      ...schemaShown(one, depth),
    ])
  return [`${indent}${typeShown(schema)}`]
}

function field(name: string, schema: Schema, isOptional: boolean, depth: number): string {
  const indent = '  '.repeat(depth)
  const about = schema.description ?? schema.anyOf?.find(one => one.description)?.description
  const note = about === undefined ? '' : `  <i>${escaped(about)}</i>`
  const head = `${indent}<b>${escaped(name)}</b>${isOptional ? '?' : ''}`
  const lines = schemaShown(schema, depth)
  const [first = '', ...more] = lines
  return [`${head}: ${first.trimStart()}${note}`, ...more].join('\n')
}

function isDeep({ properties, items, anyOf }: Schema): boolean {
  return Boolean(properties ?? items?.properties ?? anyOf?.some(isDeep))
}

function typeShown(schema: Schema): string {
  const { $ref, anyOf, items, patternProperties, type = 'anything' } = schema
  if ($ref !== undefined) return escaped($ref.split('/').at(-1) ?? '')
  if ('const' in schema) return escaped(JSON.stringify(schema.const))
  if (anyOf) return anyOf.map(typeShown).join(' | ')
  if (type === 'array') return `[${items ? typeShown(items) : 'anything'} …]`
  const [values] = Object.values(patternProperties ?? {})
  if (values) return `{ name: ${typeShown(values)} … }`
  return escaped(`${type}${boundsOf(schema)}`)
}

function boundsOf({ minimum, maximum, maxLength, pattern }: Schema): string {
  if (pattern !== undefined) return ` like ${pattern}`
  if (maxLength !== undefined) return ` of at most ${maxLength} signs`
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`
  return minimum === undefined ? '' : ` from ${minimum}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

export const pageStyle = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.5 Georgia, 'Times New Roman', serif; }
main { max-width: 52rem; margin: 0 auto; padding: 1rem; }
section { border-top: 1px solid; margin-top: 1.5rem; }
h2 { font-size: 1.1rem; overflow-wrap: anywhere; }
h3 { font-size: 1rem; margin-bottom: 0; }
.method { font-variant: small-caps; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding-left: 1rem; font-size: 0.85rem; }
pre i { opacity: 0.75; font-family: Georgia, 'Times New Roman', serif; }
`
