import { fromWire, numbers, toWire } from '@logikit/contract';
import type { EmbedApi } from '../protocol.ts';

/** Tells something that is only counted. Nobody waits for it, and nothing of who the visitor is goes along. */
export function tellPublic({ origin, key, parent }: EmbedApi, path: string, told: object): void {
  const body = JSON.stringify(toWire({ key, parent, ...told }));
  fetch(origin + path, { method: 'POST', credentials: 'omit', keepalive: true, body }).catch(() => undefined);
}

interface Asked {
  /** What is not set is left out. */
  readonly query: Readonly<Record<string, string | number | undefined>>;
  readonly lang: string;
}

/**
 * What everybody may read on the page of this key: whoever only looks begins no session, and nothing is kept. Rejects with
 * a stable `code`.
 */
export async function readPublic<Answer>(
  { origin, parent }: EmbedApi,
  path: string,
  { query, lang }: Asked,
): Promise<Answer> {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries<string | number | undefined>({ ...query, parent }))
    if (value !== undefined) search.set(name, String(value));
  const response = await fetch(`${origin}${path}?${search}`, {
    credentials: 'omit',
    headers: { locale: lang },
    signal: AbortSignal.timeout(numbers.patienceSeconds.reading * 1000),
  }).catch((error: unknown) => {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    throw Object.assign(new Error(String(error)), { code: isLate ? 'timeout' : 'offline' });
  });
  const answer = fromWire(await response.json()) as Answer & { code?: string; message?: string };
  if (!response.ok) throw Object.assign(new Error(answer.message), { code: answer.code ?? 'internal' });
  return answer;
}
