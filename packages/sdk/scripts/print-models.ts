import { errors } from '@logikit/contract';
import { models } from '@logikit/contract/model';

interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly patternProperties?: Readonly<Record<string, Schema>>;
}

/** Drawings have types of their own in the contract; their schemas state the outside only. */
const DRAWN = ['Picture', 'Scene', 'GraphicState'];
const names = new Map<unknown, string>(Object.entries(models).map(([name, schema]) => [schema, name]));
const locales = ['ru', 'en', 'uk', 'cs', 'de', 'pl', 'tr', 'pt-br', 'es-mx'];

/** Every declared shape as an interface of plain fields. */
export function printModels(): string {
  const shapes = Object.entries(models as Readonly<Record<string, Schema>>).filter(([name]) => !DRAWN.includes(name));
  return [
    '/* eslint-disable max-lines -- printed from the contract by `pnpm api`; the compiler holds the two together */',
    `import type { ${DRAWN.join(', ')} } from '@logikit/contract/scene';`,
    `export type { ${DRAWN.join(', ')} };`,
    `export type LocaleCode = ${union(locales)};`,
    '/** Every error code of the platform. */',
    `export type ErrorCode = ${union(Object.keys(errors))};`,
    ...shapes.map(([name, schema]) => declare(name, schema)),
    '/** Every shape that crosses the wire, by name. */',
    `export interface Models { ${Object.keys(models)
      .map((name) => `readonly ${name}: ${name};`)
      .join(' ')} }`,
    '/** A shape by its name, in camelCase. */',
    'export type Model<Name extends keyof Models> = Models[Name];',
    '',
  ].join('\n\n');
}

function union(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(' | ');
}

function declare(name: string, schema: Schema): string {
  const body = schema.properties
    ? `export interface ${name} ${fields(schema)}`
    : `export type ${name} = ${print(schema, true)};`;
  return comment(schema) + body;
}

function print(schema: Schema, isTop = false): string {
  const name = names.get(schema);
  if (name !== undefined && !isTop) return name;
  if (schema.enum) return union(schema.enum);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return schema.anyOf.map((one) => print(one)).join(' | ');
  if (schema.format === 'binary') return 'unknown';
  if (schema.items) return `(${print(schema.items)})[]`;
  if (schema.patternProperties)
    return `Record<string, ${Object.values(schema.patternProperties)
      .map((one) => print(one))
      .join()}>`;
  if (schema.properties) return isByLocale(schema) ? byLocale(schema) : fields(schema);
  // The one object without fields is the state of a scene in a solution.
  if (schema.type === 'object') return 'GraphicState';
  return schema.type === 'integer' ? 'number' : (schema.type ?? 'unknown');
}

function fields({ properties = {}, required = [] }: Schema): string {
  const lines = Object.entries(properties).map(([key, field]) => {
    const name = /^\w+$/.test(key) ? key : `'${key}'`;
    return `${comment(field)}readonly ${name}${required.includes(key) ? '' : '?'}: ${print(field)};`;
  });
  return `{\n${lines.join('\n')}\n}`;
}

function isByLocale({ properties = {} }: Schema): boolean {
  return Object.keys(properties).join() === locales.join();
}

function byLocale({ properties = {} }: Schema): string {
  return `Partial<Readonly<Record<LocaleCode, ${Object.values(properties)
    .slice(0, 1)
    .map((one) => print(one))
    .join()}>>>`;
}

function comment({ description }: Schema): string {
  return description === undefined ? '' : `/** ${description} */\n`;
}
