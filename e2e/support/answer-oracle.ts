import { randomUUID } from 'node:crypto';
import { movedScene, type WirePart } from './moved-scene.ts';

interface Content {
  readonly selected_variants: readonly string[];
  readonly graphic_state: unknown;
  readonly auto_validate_string: string | null;
}

/** What is told of a closed problem. */
export interface WireSolution {
  readonly right_variants: readonly string[];
  readonly right_number: string | null;
  readonly right_state: { readonly parts: Readonly<Record<string, unknown>> } | null;
}

export interface WirePassing {
  readonly is_correct: boolean;
  readonly is_final: boolean;
  readonly stars: number;
  readonly amount_of_mistakes: number;
  readonly closed: WireSolution | null;
}

export interface WireProblem {
  readonly variants: readonly {
    readonly id: string;
    readonly image?: unknown;
    readonly translations: Readonly<Record<string, { alt: string; text: string }>>;
  }[];
  /** Null until it is closed. */
  readonly solution: WireSolution | null;
  readonly variant_settings: { readonly is_multi_selection: boolean; readonly is_auto_validating_string: boolean };
  readonly graphic: null | {
    readonly scene: {
      readonly strings: Readonly<Record<string, string>>;
      readonly parts: readonly WirePart[];
    };
  };
}

/** Another learner, who solves by plain requests: what a test knows about a problem, it knows from the platform itself. */
export interface Scout {
  problem(id: number): Promise<WireProblem>;
  answer(id: number, content: Partial<Content>): Promise<WirePassing>;
}

export async function sendScout(platform: string): Promise<Scout> {
  const send = async (method: string, path: string, body?: object, token?: string): Promise<unknown> => {
    const response = await fetch(platform + path, {
      method,
      headers: {
        'content-type': 'application/json',
        locale: 'en',
        origin: 'http://localhost:1',
        'idempotency-key': randomUUID(),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const { token } = (await send('POST', '/auth/anonymous.json', { key: 'pk_demo', locale: 'en' })) as { token: string };
  const path = (id: number): string => `/service/training/api/problem/${id}`;
  const nothing: Content = { selected_variants: [], graphic_state: null, auto_validate_string: null };
  return {
    problem: (id) => send('GET', path(id), undefined, token) as Promise<WireProblem>,
    answer: (id, content) =>
      send('POST', `${path(id)}/passing`, { content: { ...nothing, ...content } }, token) as Promise<WirePassing>,
  };
}

/** Answers until the problem is closed; its solution is told then, and only then. */
export async function readSolution(scout: Scout, id: number): Promise<WireSolution> {
  const problem = await scout.problem(id);
  if (problem.solution) return problem.solution;
  for (let tries = 0; tries < 6; tries++) {
    const { closed } = await scout.answer(id, guess(problem, tries));
    if (closed) return closed;
  }
  throw new Error(`Problem ${id} does not close.`);
}

/** What is sent of the right variants: of a problem where any of them is right, one. */
export function chosenOf({ variant_settings }: WireProblem, right: readonly string[]): readonly string[] {
  return variant_settings.is_multi_selection ? right : right.slice(0, 1);
}

/** Some answer that the platform judges; another one at every try. */
export function guess(problem: WireProblem, tries: number): Partial<Content> {
  const part = problem.graphic?.scene.parts[0];
  if (part?.slots && part.pieces) {
    const pieces = part.pieces.map(({ id }) => id);
    const turned = [...pieces.slice(tries), ...pieces.slice(0, tries)];
    const placed = Object.fromEntries(part.slots.map(({ id }, index) => [id, turned[index]]));
    return { graphic_state: { v: 1, parts: { [part.id]: placed } } };
  }
  if (problem.graphic) return { graphic_state: movedScene(problem.graphic.scene.parts, tries) };
  const variant = problem.variants[tries % problem.variants.length];
  return variant ? { selected_variants: [variant.id] } : { auto_validate_string: String(9000 + tries) };
}
