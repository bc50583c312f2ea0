import { models } from '../model/index.ts';
import { isOpaqueKey, toSnakeKey } from '../wire.ts';

export interface JsonSchema {
  readonly [keyword: string]: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

/** A declared shape under its own name becomes a reference, wherever it is nested. */
const names = new Map<unknown, string>(Object.entries(models).map(([name, schema]) => [schema, name]));

/** The schema as it travels: snake_case names outside the opaque places, nested models as references. */
export function wireSchema(schema: unknown, ownName?: string): JsonSchema {
  const name = names.get(schema);
  if (name !== undefined && name !== ownName) return { $ref: `#/components/schemas/${name}` };
  return convert(schema as JsonSchema, toSnakeKey);
}

function convert(schema: JsonSchema, rename: (key: string) => string): JsonSchema {
  const out: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === 'properties') out[keyword] = properties(value as Readonly<Record<string, JsonSchema>>, rename);
    else if (keyword === 'required') out[keyword] = (value as readonly string[]).map(rename);
    else if (keyword === 'items' || keyword === 'additionalProperties') out[keyword] = nested(value, rename);
    else if (keyword === 'anyOf') out[keyword] = (value as readonly JsonSchema[]).map((one) => nested(one, rename));
    else if (keyword === 'patternProperties')
      out['additionalProperties'] = nested(Object.values(value as object)[0], rename);
    else out[keyword] = value;
  }
  return out;
}

function properties(
  all: Readonly<Record<string, JsonSchema>>,
  rename: (key: string) => string,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(all).map(([key, child]) => [rename(key), nested(child, isOpaqueKey(key) ? same : rename)]),
  );
}

function nested(schema: unknown, rename: (key: string) => string): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  const name = names.get(schema);
  if (name !== undefined && rename === toSnakeKey) return { $ref: `#/components/schemas/${name}` };
  return convert(schema as JsonSchema, rename);
}

function same(key: string): string {
  return key;
}
