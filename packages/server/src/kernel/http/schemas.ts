import { type ApiErrorBody, type Call, fromWire, type ModelName, toCamelKey } from '@logikit/contract';
import { models } from '@logikit/contract/model';
import { openApiDocument } from '@logikit/contract/openapi';
import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { assertSafeText } from './security/body-limits.ts';
import { UploadedFile } from './form.ts';
import { ApiError } from '../errors/index.ts';

type Fields = NonNullable<ApiErrorBody['fields']>;

/** Compiled checks of the contract's shapes. Nothing is coerced and nothing is dropped: what does not fit is refused. */
export interface Schemas {
  /** Checks a wire body and returns it in camelCase. */
  body(call: Call, value: unknown): unknown;
  params(call: Call, raw: Readonly<Record<string, string>>): unknown;
  query(call: Call, search: URLSearchParams): unknown;
  /** What is wrong with an answer in wire form; empty when it fits. */
  answerFaults(call: Call, value: unknown): readonly string[];
}

export function compileSchemas(): Schemas {
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    coerceTypes: false,
    removeAdditional: false,
    validateFormats: false,
  });
  ajv.addSchema({ $id: 'wire', components: openApiDocument('http://localhost').components });
  const wireChecks = new Map<string, ValidateFunction>();
  const textChecks = new Map<string, ValidateFunction>();
  const wireCheck = (name: string): ValidateFunction =>
    cached(wireChecks, name, () => ajv.compile({ $ref: `wire#/components/schemas/${name}` }));
  const textCheck = (name: ModelName): ValidateFunction => cached(textChecks, name, () => ajv.compile(models[name]));

  const readTexts = (name: ModelName | undefined, raw: Readonly<Record<string, unknown>>): unknown => {
    if (name === undefined) return undefined;
    const value = Object.fromEntries(Object.entries(raw).map(([key, text]) => [key, readText(name, key, text)]));
    const check = textCheck(name);
    if (!check(value)) throw invalidRequest(check.errors);
    return value;
  };

  /** Texts are checked as those of a query are; a file stands where a file is declared, and nowhere else. */
  const readFields = (name: ModelName, value: unknown): unknown => {
    const fields = Object.entries(value ?? {}).map(([key, field]): [string, unknown] => [toCamelKey(key), field]);
    for (const [key, field] of fields) {
      if (isFileField(name, key) !== field instanceof UploadedFile)
        throw new ApiError('invalidRequest', { fields: { [key]: ['file'] } });
    }
    const texts = fields.map(([key, field]): [string, unknown] => [key, field instanceof UploadedFile ? '' : field]);
    const files = fields.filter(([, field]) => field instanceof UploadedFile);
    return { ...(readTexts(name, Object.fromEntries(texts)) as object), ...Object.fromEntries(files) };
  };

  return {
    body: (call, value) => {
      if (call.body === undefined) {
        assertNoBody(value);
        return undefined;
      }
      if (call.form === 'multipart') return readFields(call.body, value);
      const check = wireCheck(call.body);
      if (!check(value)) throw invalidRequest(check.errors);
      return fromWire(value);
    },
    params: (call, raw) => readTexts(call.params, raw),
    query: (call, search) => readTexts(call.query, single(search)),
    answerFaults: (call, value) => {
      if (call.response.includes('/')) return [];
      const check = wireCheck(call.response);
      return check(value)
        ? []
        : (check.errors ?? []).map((fault) => `${fault.instancePath || '/'} ${fault.message ?? fault.keyword}`);
    },
  };
}

function isFileField(name: ModelName, key: string): boolean {
  const { properties = {} } = models[name] as { properties?: Readonly<Record<string, { format?: string }>> };
  return Object.hasOwn(properties, key) && properties[key]?.format === 'binary';
}

/** A call without a body takes none; an empty object is what some clients send instead. */
function assertNoBody(value: unknown): void {
  const isNothing = value === undefined || value === null || JSON.stringify(value) === '{}';
  if (!isNothing) throw new ApiError('invalidRequest', { fields: { body: ['undeclared'] } });
}

/** Each name at most once: a repeated name is read differently by every reader, so it is refused. */
function single(search: URLSearchParams): Readonly<Record<string, string>> {
  const values = new Map<string, string>();
  for (const [key, value] of search) {
    assertSafeText(key + value);
    if (values.has(key)) throw new ApiError('invalidRequest', { fields: { [key]: ['repeated'] } });
    values.set(key, value);
  }
  return Object.fromEntries(values);
}

/** Path and query are text; only a place that declares a number is read as one, and only when it is written as one. */
function readText(name: ModelName, key: string, text: unknown): unknown {
  const properties = (models[name] as { properties?: Readonly<Record<string, { type?: string }>> }).properties ?? {};
  const type = Object.hasOwn(properties, key) ? properties[key]?.type : undefined;
  if (typeof text !== 'string') return text;
  assertSafeText(text);
  if (type === 'integer') return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
  if (type === 'number') return /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : text;
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

function invalidRequest(faults: readonly ErrorObject[] | null | undefined): ApiError {
  const fields: Record<string, string[]> = Object.create(null) as Record<string, string[]>; // a field may be called __proto__
  for (const fault of (faults ?? []).slice(0, 20)) {
    const list = (fields[fieldOf(fault)] ??= []);
    if (!list.includes(fault.keyword)) list.push(fault.keyword);
  }
  return new ApiError('invalidRequest', { fields: { ...fields } satisfies Fields });
}

function fieldOf(fault: ErrorObject): string {
  const path = fault.instancePath.split('/').filter(Boolean);
  const missing: unknown = fault.params['missingProperty'] ?? fault.params['additionalProperty'];
  if (typeof missing === 'string') path.push(missing.slice(0, 80));
  return path.join('.') || 'body';
}

function cached<V>(map: Map<string, V>, key: string, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
