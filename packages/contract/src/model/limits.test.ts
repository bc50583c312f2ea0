import { expect, it } from 'vitest';
import type { Call } from '../call.ts';
import { calls } from '../calls/index.ts';
import { isRecord } from '../values/json.ts';
import { models } from './index.ts';

/** The parts of a schema that may be as long, as many or as large as somebody likes, by their way to it. */
function unlimited(schema: unknown, at: string): readonly string[] {
  if (!isRecord(schema)) return [at];
  const { type, anyOf, allOf, properties, items, additionalProperties, patternProperties } = schema;
  if ('const' in schema || 'enum' in schema || type === 'boolean' || type === 'null') return [];
  const several = [anyOf, allOf].find(Array.isArray);
  if (several) return several.flatMap((one) => unlimited(one, at));
  if (type === 'string') return 'maxLength' in schema || isShortPattern(schema['pattern']) ? [] : [at];
  if (type === 'integer' || type === 'number') return 'minimum' in schema && 'maximum' in schema ? [] : [at];
  if (type === 'array') return 'maxItems' in schema ? unlimited(items, `${at}[]`) : [at];
  if (type !== 'object') return [at];
  const fields = isRecord(properties) ? Object.entries(properties) : [];
  const others = isRecord(patternProperties)
    ? Object.values(patternProperties)
    : [additionalProperties].filter(isRecord);
  return [
    ...fields.flatMap(([key, one]) => unlimited(one, `${at}.${key}`)),
    ...(others.length > 0 && !('maxProperties' in schema) ? [`${at}.*`] : []),
    ...others.flatMap((one) => unlimited(one, `${at}.*`)),
  ];
}

/** From its beginning to its end, without a part that repeats without an end. */
const isShortPattern = (pattern: unknown): boolean =>
  typeof pattern === 'string' && /^\^.*\$$/.test(pattern) && !/(?<!\\)[*+]|,\}/.test(pattern);

/** Bytes of a file and the inside of drawings and checks: how long a body and how deep it is has limits of its own. */
const judgedElsewhere = ['Form.file', '.art[]', '.graphic.check'];

it('[V-008] every field that somebody sends has limits', () => {
  const sent = Object.entries<Call>(calls).flatMap(([name, { body, query, params }]) =>
    [body, query, params].flatMap((model) =>
      model === undefined ? [] : unlimited(models[model], `${name}: ${model}`),
    ),
  );
  expect(new Set(sent.filter((at) => !judgedElsewhere.some((end) => at.endsWith(end))))).toEqual(new Set());
  expect(sent.length).toBeGreaterThan(10);
});
