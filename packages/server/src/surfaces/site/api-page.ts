import type { OpenApiDocument } from '@logikit/contract/openapi';

interface Operation {
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: unknown;
  }[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: unknown }>>;
}

interface Limited {
  readonly type?: unknown;
  readonly enum?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
}

interface Listed {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

/** The page at /docs/api: every call of the platform, for a person to read. No scripts, no third party. */
export function apiPage(document: OpenApiDocument): string {
  const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]): Listed => ({ path, method: method.toUpperCase(), operation: operation as Operation }), // printed by openApiDocument
    ),
  );
  const plain = listed.filter(({ path }) => !path.includes('{tenant}'));
  const withTenant = new Set(
    listed.map(({ path }) => path.replace('/{tenant}/', '/')).filter((path, index) => path !== listed[index]?.path),
  );
  const groups = [...Map.groupBy(plain, ({ path }) => resourceOf(path))].sort(([a], [b]) => a.localeCompare(b));
  const schemas = Object.entries(document.components['schemas'] as object);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Logikit API</title>
<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/docs/api.css"></head><body>
<a class="skip" href="#calls">To the calls</a>
<header><a class="brand" href="/"><img src="/favicon.svg" alt="" width="44" height="41"> Logikit</a>
<a class="file" href="/openapi.json">openapi.json</a></header>
<main>${intro(document, plain.length)}
<div class="columns">
<nav aria-label="Groups of calls">${groups.map(([name, list]) => `<a href="#${name}">${escape(name)} <span>${list.length}</span></a>`).join('')}<a href="#shapes">shapes <span>${schemas.length}</span></a></nav>
<div id="calls">
${groups.map(([name, list]) => `<section aria-labelledby="${name}"><h2 id="${name}">${escape(name)}</h2>${list.map((one) => call(one, withTenant.has(one.path))).join('')}</section>`).join('\n')}
<section aria-labelledby="shapes"><h2 id="shapes">shapes</h2>${schemas.map(([name, schema]) => shape(name, schema)).join('\n')}</section>
</div></div></main></body></html>`;
}

/** What a call is about: the word after /api/, or the first word of an older path. */
function resourceOf(path: string): string {
  const words = path.split('/').filter((word) => word !== '' && !word.startsWith('{'));
  const at = words[0] === 'service' ? words.indexOf('api') + 1 : 0;
  const first = words[at] === 'cabinet' || words[at] === 'api' ? words[at + 1] : words[at];
  return (first ?? words[0] ?? '').replace(/\.json$/, '');
}

function intro(document: OpenApiDocument, count: number): string {
  const address = document.servers[0]?.url ?? '';
  return `<div class="intro"><h1>The Logikit API</h1>
<p>${count} calls, one shape of errors. Bodies and answers are <code>snake_case</code>; queries are written as they stand here.</p>
<ul><li>Sign in: a token in <code>Authorization: Bearer …</code>. The <code>Locale</code> header says the language.</li>
<li>Every change carries an <code>Idempotency-Key</code>, a UUID for what the person did once. The same key with the same body is answered alike for 24 hours.</li>
<li>What is refused answers <code>{"code", "message", "fields", "data"}</code>. A declared call that is not built yet answers <code>501 notImplemented</code>.</li></ul>
<p id="try">Start as a new learner, then look around:</p>
<pre tabindex="0" role="region" aria-labelledby="try">${escape(`curl -X POST ${address}/auth/anonymous.json \\
  -H 'Content-Type: application/json' \\
  -H "Idempotency-Key: $(uuidgen)" -d '{}'

curl ${address}/service/training/api/thread \\
  -H "Authorization: Bearer $TOKEN" -H 'Locale: en'`)}</pre></div>`;
}

function call({ path, method, operation }: Listed, hasTenantForm: boolean): string {
  const { security } = operation;
  const auth = security.length === 0 ? 'no token' : security.length > 1 ? 'token optional' : 'token';
  const rows = operation.parameters.map(
    (one) =>
      `<tr><th scope="row"><code>${escape(one.name)}</code></th><td>${one.in}${one.required ? ', required' : ''}</td><td>${kind(one.schema)}</td></tr>`,
  );
  const answers = Object.entries(operation.responses).map(
    ([status, answer]) =>
      `<dt>${status}</dt><dd>${prose(answer.description)}${status === '200' ? ` ${links(answer.content)}` : ''}</dd>`,
  );
  return `<details><summary><b class="${method.toLowerCase()}">${method}</b><code>${escape(path)}</code><i>${auth}</i><span>${escape(operation.summary)}</span></summary>
<div class="inside"><p class="row">${prose(operation.description)}${hasTenantForm ? ' A tenant may stand after <code>/service/training</code>.' : ''}</p>
${operation.requestBody ? `<p>Body: ${links(operation.requestBody)}</p>` : ''}
<table><caption>Parameters</caption><tbody>${rows.join('')}</tbody></table>
<h3>Answers</h3><dl>${answers.join('')}</dl></div></details>`;
}

/** The name stands inside of the details, so that following a link to it opens them. */
function shape(name: string, schema: unknown): string {
  return `<details class="shape"><summary><code>${escape(name)}</code></summary>
<pre tabindex="0" role="region" id="schema-${escape(name)}" aria-label="${escape(name)}">${escape(JSON.stringify(schema, null, 2))}</pre></details>`;
}

/** A schema of a parameter in words; what has no short words is printed as it is. */
function kind(schema: unknown): string {
  const { type, enum: values, minimum, maximum } = schema as Limited; // printed by openApiDocument
  if (Array.isArray(values)) return values.map((value) => `<code>${escape(String(value))}</code>`).join(' ');
  if (typeof type !== 'string') return `<code>${escape(JSON.stringify(schema))}</code>`;
  const range = [minimum === undefined ? '' : `from ${minimum}`, maximum === undefined ? '' : `to ${maximum}`];
  return escape([type, ...range].filter(Boolean).join(' '));
}

/** Text whose `code` is marked as in Markdown. */
function prose(text: string): string {
  return escape(text).replace(/&#96;(\w+)&#96;|`(\w+)`/g, '<code>$1$2</code>');
}

function links(value: unknown): string {
  const names = [...JSON.stringify(value ?? '').matchAll(/#\/components\/schemas\/(\w+)/g)].map(
    (match) => match[1] ?? '',
  );
  return [...new Set(names)].map((name) => `<a href="#schema-${name}"><code>${name}</code></a>`).join(' ');
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
