import { type Call, needsIdempotencyKey } from '../call.ts';
import { calls } from '../calls/index.ts';
import { type ErrorCode, errors } from '../codes.ts';
import { localeCodes } from '../model/basics.ts';
import { models } from '../model/index.ts';
import { type JsonSchema, wireSchema } from './schema.ts';

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: Readonly<Record<string, string>>;
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: Readonly<Record<string, unknown>>;
}

/** Codes that any call may answer, beside its own. */
const general: readonly ErrorCode[] = ['invalidRequest', 'tooManyRequests', 'internal', 'unavailable'];

/** Prints the OpenAPI 3.1 document of every declared call. `publicUrl` is where the platform is reached. */
export function openApiDocument(publicUrl: string): OpenApiDocument {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of Object.entries<Call>(calls)) {
    for (const path of pathForms(call)) {
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call, path) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Logikit',
      version: '1.0.0',
      description:
        'Bodies and answers are snake_case; query parameters are written as here. ' +
        'Every request that changes something carries an Idempotency-Key; a beacon, which no script can give a header, does not.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: Object.fromEntries([
        ...Object.entries(models).map(([name, schema]) => [name, wireSchema(schema, name)]),
        ['Error', errorSchema()],
      ]),
    },
  };
}

/** The plain path, and the one with a tenant where the call allows it. */
function pathForms(call: Call): readonly string[] {
  if (call.tenant === 'never') return [call.path];
  return [call.path, call.path.replace(/^(\/service\/[^/]+)\//, '$1/{tenant}/')];
}

function operation(name: string, call: Call, path: string): Record<string, unknown> {
  const withTenant = path.includes('{tenant}');
  return {
    operationId: withTenant ? `${name}InTenant` : name,
    summary: call.summary,
    tags: [path.split('/')[1] === 'service' ? (path.split('/')[2] ?? 'service') : (path.split('/')[1] ?? 'root')],
    description: `Row ${call.row}. Retries: ${call.retry === 'standard' ? 'five, by rule D-162' : 'none'}.`,
    security: call.auth === 'none' ? [] : call.auth === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [
      ...(withTenant ? [{ name: 'tenant', in: 'path', required: true, schema: { type: 'string' } }] : []),
      ...fields(call.params, 'path'),
      ...fields(call.query, 'query'),
      ...headers(call),
    ],
    ...(call.body && {
      requestBody: {
        required: true,
        content: { [mediaType(call)]: { schema: { $ref: `#/components/schemas/${call.body}` } } },
      },
    }),
    responses: responses(call),
  };
}

function mediaType(call: Call): string {
  if (call.form === 'plain') return 'text/plain';
  return call.form === 'multipart' ? 'multipart/form-data' : 'application/json';
}

function fields(model: Call['params'], place: 'path' | 'query'): readonly unknown[] {
  if (!model) return [];
  const schema = models[model] as JsonSchema;
  const required = new Set(schema.required ?? []);
  return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema: wireSchema(field),
  }));
}

function headers(call: Call): readonly unknown[] {
  const list: unknown[] = [
    { name: 'Locale', in: 'header', required: false, schema: { type: 'string', enum: [...localeCodes] } },
    { name: 'x-socket-id', in: 'header', required: false, schema: { type: 'string' } },
  ];
  if (needsIdempotencyKey(call)) {
    list.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: true,
      schema: { type: 'string', minLength: 8, maxLength: 80 },
    });
  }
  return list;
}

function responses(call: Call): Record<string, unknown> {
  const answer = call.response.includes('/')
    ? { [call.response]: { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: { $ref: `#/components/schemas/${call.response}` } } };
  const codes = [...general, ...accessCodes(call), ...call.errors];
  const byStatus = Map.groupBy(new Set(codes), (code) => String(errors[code].status));
  return {
    '200': { description: 'Done', content: answer },
    ...Object.fromEntries(
      [...byStatus].map(([status, list]) => [
        status,
        {
          description: list.map((code) => `\`${code}\`: ${errors[code].message}`).join('\n\n'),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      ]),
    ),
  };
}

function accessCodes(call: Call): readonly ErrorCode[] {
  const found: ErrorCode[] = [];
  if (call.auth !== 'none') found.push('unauthorized');
  if (call.auth !== 'none' && call.auth !== 'optional' && call.auth !== 'session') found.push('forbidden');
  if (call.params || call.tenant !== 'never') found.push('notFound');
  if (needsIdempotencyKey(call)) found.push('idempotencyKeyRequired', 'idempotencyMismatch', 'requestInFlight');
  if (call.body) found.push('invalidFields');
  return found;
}

function errorSchema(): JsonSchema {
  return {
    type: 'object',
    required: ['code', 'message'],
    properties: {
      status: { const: 'error', description: 'Only on the legacy .json paths' },
      code: { type: 'string', enum: Object.keys(errors) },
      message: { type: 'string' },
      fields: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
      data: { type: 'object' },
    },
  };
}
