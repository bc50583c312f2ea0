import { createHash, randomBytes } from 'node:crypto';

/** A window of a browser that follows redirects and keeps cookies, each for its own host. */
export class TestWindow {
  readonly #cookies = new Map<string, Map<string, string>>();

  async open(address: string, form?: Readonly<Record<string, string>>): Promise<{ url: string; response: Response }> {
    let url = address;
    let body = form === undefined ? null : new URLSearchParams(form);
    for (let hops = 0; hops < 20; hops += 1) {
      const { host } = new URL(url);
      const jar = this.#cookies.get(host) ?? new Map<string, string>();
      this.#cookies.set(host, jar);
      const response = await fetch(url, {
        redirect: 'manual',
        headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(body && { method: 'POST', body }),
      });
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=', 2);
        if (value === '') jar.delete(name);
        else jar.set(name, value);
      }
      const next = response.headers.get('location');
      if (next === null) return { url, response };
      url = new URL(next, url).href;
      body = null;
    }
    throw new Error(`${address} never arrives`);
  }
}

export function openerPair(): { readonly verifier: string; readonly challenge: string } {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** What the last page of the window tells the page that waits. */
export async function messageOf(
  response: Response,
): Promise<{ code?: string; errorMessage?: string; channel: string }> {
  const html = await response.text();
  const read = (name: string): string =>
    (new RegExp(`data-${name}="([^"]*)"`).exec(html)?.[1] ?? '').replace(/&#(\d+);/g, (_all, code: string) =>
      String.fromCharCode(Number(code)),
    );
  return { ...(JSON.parse(read('message') || '{}') as object), channel: read('channel') };
}
