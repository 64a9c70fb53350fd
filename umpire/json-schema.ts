import type { Json } from './kind.ts'
import type { Shape } from './shape.ts'
import type { Unit } from './kind.ts'

export type JsonSchema = { [name: string]: Json }

/** What the ruleset counts lengths and angles in, as `1/1000 in`. */
export type UnitNames = Record<Unit, string>

/** The shape as JSON Schema (2020-12); what a number measures stands beside it as `unit`. */
export function jsonSchemaOf(shape: Shape, units: UnitNames): JsonSchema {
  const schema = schemaOf(shape, units)
  return shape.usual === undefined ? schema : { ...schema, default: shape.usual }
}

function schemaOf(shape: Shape, units: UnitNames): JsonSchema {
  switch (shape.type) {
    case 'anything':
      return {}
    case 'nothing':
      return { type: 'null' }
    case 'yesNo':
      return { type: 'boolean' }
    case 'text':
      return schemaOfText(shape)
    case 'integer':
    case 'number':
      return schemaOfNumber(shape, units)
    case 'list':
      return schemaOfList(shape, units)
    case 'record':
      return schemaOfRecord(shape, units)
    case 'table':
      return { type: 'object', additionalProperties: jsonSchemaOf(shape.of, units) }
    case 'oneOf':
      return { anyOf: shape.of.map(part => jsonSchemaOf(part, units)) }
  }
}

function schemaOfText({
  values,
  longest,
  names,
  refersTo,
  orElse = [],
}: Extract<Shape, { type: 'text' }>): JsonSchema {
  if (values) return { enum: [...values] }
  const others = orElse.map(word => JSON.stringify(word)).join(', ')
  const named = names === undefined ? [] : [`names a ${names}; no other has the name`]
  const told = refersTo === undefined ? named : [`the name of a ${refersTo}`]
  const also = others === '' ? [] : [`or ${others}`]
  const description = [...told, ...also].join(', ')
  return {
    type: 'string',
    ...(longest !== undefined && { maxLength: longest }),
    ...(description !== '' && { description }),
  }
}

function schemaOfNumber(
  shape: Extract<Shape, { type: 'integer' | 'number' }>,
  units: UnitNames,
): JsonSchema {
  const { type, from, to, unit } = shape
  const step = shape.type === 'integer' ? shape.step : undefined
  return {
    type,
    ...(from !== undefined && { minimum: from }),
    ...(to !== undefined && { maximum: to }),
    ...(step !== undefined && { multipleOf: step }),
    ...(unit !== undefined && { unit: units[unit], description: `${unit} in ${units[unit]}` }),
  }
}

function schemaOfList(
  { of, fewest, most, isDistinct, isEven }: Extract<Shape, { type: 'list' }>,
  units: UnitNames,
): JsonSchema {
  return {
    type: 'array',
    items: jsonSchemaOf(of, units),
    ...(fewest !== undefined && { minItems: fewest }),
    ...(most !== undefined && { maxItems: most }),
    ...(isDistinct && { uniqueItems: true }),
    ...(isEven && { description: 'x, y, x, y …' }),
  }
}

function schemaOfRecord(
  { fields, optional = [] }: Extract<Shape, { type: 'record' }>,
  units: UnitNames,
): JsonSchema {
  const names = Object.keys(fields)
  const required = names.filter(
    name => !optional.includes(name) && !fields[name]?.mayLack && fields[name]?.usual === undefined,
  )
  const properties = Object.entries(fields).map(([name, field]) => [
    name,
    jsonSchemaOf(field, units),
  ])
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  }
}
