import Ajv from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { Call } from '../call.ts';
import { calls } from '../calls/index.ts';
import { models } from '../model/index.ts';
import { openApiDocument } from './document.ts';

const all = Object.entries<Call>(calls);
const document = openApiDocument('http://127.0.0.1:4000');

/** Rows C-014…C-019 are socket frames and C-001…C-006 rules of every request: no call of their own. */
const callRows = Array.from({ length: 156 }, (_, index) => index + 1)
  .filter((row) => row > 6 && (row < 14 || row > 19))
  .map((row) => `C-${String(row).padStart(3, '0')}`);

describe('declared calls', () => {
  it('[K-146] every call of the specification is declared exactly once', () => {
    const rows = all.map(([, call]) => call.row).filter((row) => row.startsWith('C-'));
    expect(rows.sort()).toEqual(callRows);
    expect(callRows).toHaveLength(144);
  });

  it('names only shapes that exist, and fills every place of its path', () => {
    for (const [name, call] of all) {
      for (const model of [call.params, call.query, call.body]) {
        if (model) expect(models, `${name} ${model}`).toHaveProperty([model]);
      }
      if (!call.response.includes('/')) expect(models, name).toHaveProperty([call.response]);
      const places = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const declared = call.params ? Object.keys((models[call.params] as { properties: object }).properties) : [];
      expect(declared.sort(), name).toEqual(places.sort());
    }
  });

  it('no two calls share method and path', () => {
    const keys = all.map(([, call]) => `${call.method} ${call.path}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('OpenAPI document', () => {
  it('prints every call, and the tenant form where the call allows it', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.keys(path));
    const expected = all.reduce((sum, [, call]) => sum + (call.tenant === 'never' ? 1 : 2), 0);
    expect(operations).toHaveLength(expected);
    expect(document.paths).toHaveProperty(['/service/training/{tenant}/api/problem/{problemId}/passing']);
  });

  it('resolves every reference', () => {
    const text = JSON.stringify(document);
    const schemas = document.components['schemas'] as Record<string, unknown>;
    for (const match of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g))
      expect(schemas).toHaveProperty([match[1] ?? '']);
  });

  it('[K-147] names bodies in snake_case and queries as the specification writes them', () => {
    const schemas = document.components['schemas'] as Record<string, { properties: Record<string, unknown> }>;
    expect(Object.keys(schemas['SolutionContent']?.properties ?? {})).toEqual([
      'selected_variants',
      'graphic_state',
      'auto_validate_string',
    ]);
    const token = document.paths['/api/user/gettoken']?.['get'] as { parameters: { name: string; in: string }[] };
    expect(token.parameters.filter((one) => one.in === 'query').map((one) => one.name)).toEqual([
      'type',
      'a-token',
      'pc',
      'external-sub-token',
      'mtstoken',
    ]);
  });

  it('every schema compiles', () => {
    const ajv = new Ajv({ strict: false });
    ajv.addSchema({ $id: 'doc', components: document.components });
    for (const name of Object.keys(document.components['schemas'] as object)) {
      expect(() => ajv.compile({ $ref: `doc#/components/schemas/${name}` }), name).not.toThrow();
    }
  });
});

describe("the learner's problem", () => {
  it('[E-009] declares no field that could hold the answer, and shares no base with the author’s', () => {
    const fields = Object.keys(models.LearnerProblem.properties);
    const forbidden =
      /^(isRight|right|check|seed|family|internal|author|explanation|solutionComment|solutionNarrations|rightNumber)/;
    expect(fields.filter((field) => forbidden.test(field))).toEqual([]);
    expect(Object.keys(models.LearnerVariant.properties)).toEqual(['id', 'image', 'backgroundColor', 'translations']);
  });
});
