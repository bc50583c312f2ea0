interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

/** A small value that the schema accepts, with every declared property. */
export function sampleOf(schema: Schema, schemas: Readonly<Record<string, Schema>>): unknown {
  if (schema.$ref !== undefined) return sampleOf(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {}, schemas);
  if (schema.type === 'object') {
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, one]) => [key, sampleOf(one, schemas)]),
    );
  }
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}, schemas));
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.type === 'boolean') return false;
  if (schema.type === 'string') return wordFor(schema);
  return null;
}

/** Words of many forms; the first that the schema accepts is taken. */
const words = [
  'x'.repeat(8),
  'x'.repeat(4),
  '#fafbff',
  'pk_sample',
  'x'.repeat(43),
  'x'.repeat(22),
  '+1234567',
  '8px',
  'AB',
  '2026-01-01 00:00:00',
  '2026-01-01',
  '123456',
];

function wordFor({ pattern = '', minLength = 0, maxLength = Infinity }: Schema): string {
  const fits = new RegExp(pattern);
  const isFine = (word: string): boolean => fits.test(word) && word.length >= minLength && word.length <= maxLength;
  return words.find(isFine) ?? 'x'.repeat(Math.max(8, minLength));
}

const instead: Readonly<Record<string, string>> = {
  null: 'null',
  'a number as text': '"1"',
  'a number': '1',
  'a fraction': '1.5',
  'a huge number': '99999999999999999999',
  'a number out of range': '1e308',
  true: 'true',
  'a list': '[]',
  'a list of lists': '[[[]]]',
  'an object': '{}',
  'an undeclared object': '{"surplus":1}',
  NUL: '"\\u0000"',
  'half a character': '"\\ud800"',
};

/** Bodies that are wrong in one place each, as text, because some of them no program would print. */
export function wrongsOf(good: unknown): readonly (readonly [string, string])[] {
  const text = JSON.stringify(good);
  const deep = 5000;
  return [
    ...Object.entries(instead),
    ['nothing', ''],
    ['no JSON', text.slice(0, -1)],
    ['a surplus field', text.replace('{', '{"surplus":1,').replace(',}', '}')],
    ['__proto__', text.replace('{', '{"__proto__":{"isAdmin":true},').replace(',}', '}')],
    ['constructor', text.replace('{', '{"constructor":{"prototype":{"isAdmin":true}},').replace(',}', '}')],
    ['deep lists', '['.repeat(deep) + ']'.repeat(deep)],
    ['deep objects', '{"a":'.repeat(deep) + '1' + '}'.repeat(deep)],
    ['too much', JSON.stringify({ surplus: 'x'.repeat(70_000) })],
    ...placesOf(good).flatMap((place) => [
      [`${place.join('.')} left out`, print(good, place, null)] as const,
      ...Object.entries(instead).map(
        ([name, value]) => [`${place.join('.')} is ${name}`, print(good, place, value)] as const,
      ),
    ]),
  ];
}

/** Where something stands in the value: every property and the first of every list. */
function placesOf(value: unknown): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => [[key], ...placesOf(child).map((rest) => [key, ...rest])]);
}

/** The value with other text at one place; null leaves the place out. */
function print(value: unknown, [key, ...rest]: readonly string[], text: string | null): string {
  if (key === undefined) return text ?? '';
  const entries = Object.entries(value as object).flatMap(([name, child]): [string, string][] => {
    if (name !== key) return [[name, JSON.stringify(child)]];
    return rest.length === 0 && text === null ? [] : [[name, print(child, rest, text)]];
  });
  return Array.isArray(value)
    ? `[${entries.map(([, child]) => child).join()}]`
    : `{${entries.map(([name, child]) => `${JSON.stringify(name)}:${child}`).join()}}`;
}
