import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js';
import {
  type Answer,
  type ApiDocument,
  fill,
  type Operation,
  operationsOf,
  readDocument,
  send,
  signIn,
  startLearner,
} from '../support/operations.ts';

/** A running platform as a stranger meets it: by its description, as a new learner and as an editor. */
export interface Stranger {
  readonly document: ApiDocument;
  readonly operations: readonly Operation[];
  readonly token: string;
  readonly editor: string;
  at(path: string): string;
  shape(reference: string): ValidateFunction;
  /** What is wrong with a refusal; empty when it has the one shape. */
  strange(path: string, answer: Answer): readonly string[];
  /** Everything that the platform does for this token; what is declared for later answers 501. */
  implemented(method: (name: string) => boolean, by: string): Promise<readonly Operation[]>;
}

export const code = ({ body }: Answer): unknown => (body as { code?: unknown } | null)?.code;

export async function meet(url: string): Promise<Stranger> {
  const document = await readDocument(url);
  const operations = operationsOf(document);
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema({ $id: 'api', components: document.components });
  const { token } = await startLearner(url);
  const editor = await signIn(url, 'editor');
  const at = (path: string): string => `${url}${path}`;
  const shape = (reference: string): ValidateFunction => ajv.compile({ $ref: `api${reference}` });
  return { document, operations, token, editor, at, shape, strange, implemented };

  function strange(path: string, { status, body, headers }: Answer): readonly string[] {
    const check = shape('#/components/schemas/Error');
    const known = (body ?? {}) as Readonly<Record<string, unknown>>;
    return [
      ...(check(body) ? [] : [`${path} ${status}: ${ajv.errorsText(check.errors)} ${JSON.stringify(body)}`]),
      ...Object.keys(known).filter((key) => !['status', 'code', 'message', 'fields', 'data'].includes(key)),
      ...((known['status'] === 'error') === (path.split('?')[0] ?? '').endsWith('.json')
        ? []
        : [`${path} ${status}: status is ${String(known['status'])}`]),
      ...(headers.get('x-request-id') ? [] : [`${path} ${status}: no request id`]),
      ...(/stack|node_modules|\.ts:|postgres|sql/i.test(JSON.stringify(known))
        ? [`${path}: ${JSON.stringify(known)}`]
        : []),
    ];
  }

  async function implemented(method: (name: string) => boolean, by: string): Promise<readonly Operation[]> {
    const found: Operation[] = [];
    // Logging out is a GET, and would end the session that the others need.
    const candidates = operations.filter((operation) => method(operation.method) && operation.path !== '/auth/logout');
    for (const one of candidates) {
      // No key and a shape that fits nothing: whoever answers this changes nothing.
      const probe = await send(at(fill(one.path)), { method: one.method, token: by, key: null });
      if (probe.status !== 501 && probe.status !== 403) found.push(one);
    }
    return found;
  }
}
