import { errors } from '@logikit/contract';
import { localeCodes, models, modelsByArea } from '@logikit/contract/model';

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
type Shapes = Readonly<Record<string, Schema>>;

export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Drawings have types of their own in the contract; their schemas state the outside only. */
const drawn = ['Picture', 'Scene', 'GraphicState'];
const names = new Map<unknown, string>(Object.entries(models).map(([name, schema]) => [schema, name]));

/** By name: engines disagree on the order of a module's names. */
export function sorted<Value>(table: Readonly<Record<string, Value>>): [string, Value][] {
  return Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Takes shapes from the areas' files, which lie in this folder. */
export function importsOf(shapes: Iterable<string>, folder: string): string {
  const wanted = [...new Set(shapes)].sort();
  const from = (area: string, own: readonly string[]): string[] =>
    own.length > 0 ? [`import type { ${own.join(', ')} } from '${folder}/${area}.ts';`] : [];
  return [
    ...sorted(modelsByArea).flatMap(([area, table]) =>
      from(
        area,
        wanted.filter((name) => name in table),
      ),
    ),
    ...from(
      'codes',
      wanted.filter((name) => name === 'ByLocale'),
    ),
  ].join('\n');
}

/** Every declared shape as an interface of plain fields: a file for each area, and one that gathers them, by path. */
export function printModels(): ReadonlyMap<string, string> {
  const areas: [string, Shapes][] = sorted(modelsByArea);
  const tables = areas.map(([area]) => `${capital(area)}Models`);
  return new Map([
    ...areas.map(([area, shapes]): [string, string] => [`models/${area}.ts`, printArea(area, shapes)]),
    ['models/codes.ts', printCodes()],
    [
      'models.ts',
      [
        areas.map(([area]) => `import type { ${capital(area)}Models } from './models/${area}.ts';`).join('\n'),
        `/** Every shape that crosses the wire, by name. */\nexport interface Models extends ${tables.join(', ')} {}`,
        '/** A shape by its name, in camelCase. */\nexport type Model<Name extends keyof Models> = Models[Name];',
      ].join('\n\n'),
    ],
  ]);
}

function printCodes(): string {
  return [
    `export type LocaleCode = ${union(localeCodes)};`,
    '/** The same in some languages. */\nexport type ByLocale<Value> = Partial<Readonly<Record<LocaleCode, Value>>>;',
    `/** Every error code of the platform. */\nexport type ErrorCode = ${union(Object.keys(errors))};`,
  ].join('\n\n');
}

function printArea(area: string, shapes: Shapes): string {
  const { declare, used } = createPrinter();
  const own = sorted(shapes);
  const declared = own.filter(([name]) => !drawn.includes(name)).map(([name, schema]) => declare(name, schema));
  const drawings = own.map(([name]) => name).filter((name) => drawn.includes(name));
  const foreign = [...used].filter((name) => !(name in shapes));
  return [
    drawings.length > 0
      ? `import type { ${drawings.join(', ')} } from '@logikit/contract/scene';\nexport type { ${drawings.join(', ')} };`
      : '',
    importsOf(foreign, '.'),
    ...declared,
    `/** The shapes above by name. */\nexport interface ${capital(area)}Models { ${own.map(([name]) => `readonly ${name}: ${name};`).join(' ')} }`,
  ].join('\n\n');
}

/** Prints shapes, and remembers which others they name. */
function createPrinter() {
  const used = new Set<string>();
  const named = (name: string): string => {
    used.add(name);
    return name;
  };

  function declare(name: string, schema: Schema): string {
    const body = schema.properties
      ? `export interface ${name} ${fields(schema)}`
      : `export type ${name} = ${print(schema, true)};`;
    return comment(schema) + body;
  }

  function print(schema: Schema, isTop = false): string {
    const name = names.get(schema);
    if (name !== undefined && !isTop) return named(name);
    if (schema.enum) return union(schema.enum);
    if (schema.const !== undefined) return JSON.stringify(schema.const);
    if (schema.anyOf) return schema.anyOf.map((one) => print(one)).join(' | ');
    if (schema.format === 'binary') return 'unknown';
    if (schema.items) return `(${print(schema.items)})[]`;
    if (schema.patternProperties) return `Record<string, ${printed(schema.patternProperties).join()}>`;
    if (schema.properties) return isByLocale(schema) ? byLocale(schema.properties) : fields(schema);
    // The one object without fields is the state of a scene in a solution.
    if (schema.type === 'object') return named('GraphicState');
    return schema.type === 'integer' ? 'number' : (schema.type ?? 'unknown');
  }

  function fields({ properties = {}, required = [] }: Schema): string {
    const lines = Object.entries(properties).map(([key, field]) => {
      const name = /^\w+$/.test(key) ? key : `'${key}'`;
      return `${comment(field)}readonly ${name}${required.includes(key) ? '' : '?'}: ${print(field)};`;
    });
    return `{\n${lines.join('\n')}\n}`;
  }

  const printed = (schemas: Shapes): string[] => Object.values(schemas).map((one) => print(one));
  const byLocale = (properties: Shapes): string => `${named('ByLocale')}<${printed(properties)[0]}>`;

  return { declare, used };
}

function isByLocale({ properties = {} }: Schema): boolean {
  return Object.keys(properties).join() === localeCodes.join();
}

function union(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(' | ');
}

function comment({ description }: Schema): string {
  return description === undefined ? '' : `/** ${description} */\n`;
}
