import type { Call } from '@logikit/contract';
import { models } from '@logikit/contract/model';
import * as tables from '../src/api/tables.ts';

type Table = Readonly<Record<string, Call>>;

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Every group of calls as an interface of methods. */
export function printMethods(): string {
  const { cabinetCalls, problemCalls, passingCalls, threadCalls, theoryCalls, generalCalls, authoringCalls } = tables;
  const groups: [string, Table][] = [
    ['ProblemsApi', problemCalls],
    ['PassingsApi', passingCalls],
    ['ThreadsApi', threadCalls],
    ['TheoriesApi', theoryCalls],
    ['GeneralApi', generalCalls],
    ['AuthoringApi', authoringCalls],
    ...Object.entries(cabinetCalls).map(([name, table]): [string, Table] => [`${capital(name)}Api`, table]),
  ];
  const used = new Set(groups.flatMap(([, table]) => Object.values(table).flatMap(namesOf)));
  const cabinet = Object.keys(cabinetCalls).map((name) => `readonly ${name}: ${capital(name)}Api;`);
  return [
    '/* eslint-disable max-lines -- printed from tables.ts by `pnpm api`; the compiler holds the two together */',
    `import type { CallOptions } from '../http/http.ts';\nimport type { ${[...used].sort().join(', ')} } from './models.ts';`,
    ...groups.map(([name, table]) => `export interface ${name} { ${sorted(table).map(print).join('\n')} }`),
    `/** Groups whose methods are called as the contract calls them. */\nexport interface CabinetApi { ${cabinet.join(' ')} }`,
    '',
  ].join('\n\n');
}

/** By name: engines disagree on the order of a module's names. */
function sorted(table: Table): [string, Call][] {
  return Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1));
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
  const answer = call.response.startsWith('image/') ? 'ArrayBuffer' : call.response;
  const codes = call.errors.map((code) => `\`${code}\``).join(', ');
  const doc = `/** ${call.summary}.${codes && ` Refuses with ${codes}.`} */`;
  return `${doc}\n${name}(input${mark}: ${input === '' ? 'Record<string, never>' : `{ ${input} }`}, options?: CallOptions): Promise<${answer}>;`;
}
