/** A problem as it stands on the wire, as far as the contestants draw it. */

/** The least that a page has to do: one request, no storage, no errors, no second try. */
export async function open(origin) {
  const response = await fetch(`${origin}/auth/open-widget.json`, {
    method: 'POST',
    body: JSON.stringify({ key: 'pk_demo', locale: 'en', show: 'problem', problem_id: 1 }),
  });
  const { session, problem } = await response.json();

  return { problem, token: session.token };
}

export async function check(origin, { problem, token }, variant) {
  const response = await fetch(`${origin}/service/training/api/problem/${problem.id}/passing`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({
      content: { selected_variants: [variant], graphic_state: null, auto_validate_string: null },
    }),
  });
  return (await response.json()).is_correct;
}

export const style =
  '.q{display:grid;gap:16px;max-width:440px;margin:auto;font:16px system-ui}.v{display:grid;grid-template-columns:1fr 1fr;gap:12px}.v button{aspect-ratio:1;border:2px solid #1f2340;border-radius:20px;background:#fff}.v [aria-checked=true]{border-color:#5b4fe0;background:#e6e3ff}.c{min-height:56px;border-radius:20px;background:#5b4fe0;color:#fff;font:inherit}svg{width:100%;height:auto}';

/** Tells the harness that a person can answer now. */
export function tellReady() {
  dispatchEvent(new CustomEvent('answerable'));
}
