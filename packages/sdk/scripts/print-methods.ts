import type { Call } from '@logikit/contract';
import { models } from '@logikit/contract/model';
import * as tables from '../src/api/tables.ts';
import { capital, importsOf, sorted } from './print-models.ts';

type Table = Readonly<Record<string, Call>>;

/** Every group of calls as an interface of methods: a file for each group, and one that gathers them, by path. */
export function printMethods(): ReadonlyMap<string, string> {
  const { cabinetCalls, problemCalls, passingCalls, threadCalls, theoryCalls, generalCalls, authoringCalls } = tables;
  const groups: [string, Table][] = [
    ['problems', problemCalls],
    ['passings', passingCalls],
    ['threads', threadCalls],
    ['theories', theoryCalls],
    ['general', generalCalls],
    ['authoring', authoringCalls],
    ...Object.entries(cabinetCalls),
  ];
  const cabinet = Object.keys(cabinetCalls);
  return new Map([
    ...groups.map(([group, table]): [string, string] => [`methods/${group}.ts`, printGroup(group, table)]),
    [
      'methods.ts',
      [
        cabinet.map((group) => `import type { ${apiOf(group)} } from './methods/${group}.ts';`).join('\n'),
        groups.map(([group]) => `export type { ${apiOf(group)} } from './methods/${group}.ts';`).join('\n'),
        `/** Groups whose methods are called as the contract calls them. */\nexport interface CabinetApi { ${cabinet
          .map((group) => `readonly ${group}: ${apiOf(group)};`)
          .join(' ')} }`,
      ].join('\n\n'),
    ],
  ]);
}

const apiOf = (group: string): string => `${capital(group)}Api`;

function printGroup(group: string, table: Table): string {
  return [
    "import type { CallOptions } from '../../http/http.ts';",
    importsOf(Object.values(table).flatMap(namesOf), '../models'),
    `export interface ${apiOf(group)} { ${sorted(table).map(print).join('\n')} }`,
  ].join('\n');
}

function hasRequired(model: object): boolean {
  if ('anyOf' in model) return true;
  return 'required' in model && Array.isArray(model.required) && model.required.length > 0;
}

function namesOf({ params, query, body, response }: Call): string[] {
  return [params, query, body, response].filter((name) => name !== undefined && name in models) as string[];
}

function print([name, call]: [string, Call]): string {
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    const model = call[part];
    return model === undefined ? [] : [{ part, model, isOptional: !hasRequired(models[model]) }];
  });
  const input = parts
    .map(({ part, model, isOptional }) => `readonly ${part}${isOptional ? '?' : ''}: ${model}`)
    .join('; ');
  const mark = parts.every(({ isOptional }) => isOptional) ? '?' : '';
  const answer = call.response.includes('/') ? 'ArrayBuffer' : call.response;
  const codes = call.errors.map((code) => `\`${code}\``).join(', ');
  const doc = `/** ${call.summary}.${codes && ` Refuses with ${codes}.`} */`;
  return `${doc}\n${name}(input${mark}: ${input === '' ? 'Record<string, never>' : `{ ${input} }`}, options?: CallOptions): Promise<${answer}>;`;
}
