import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase } from '../../testing/platform.ts';

oneDatabase('the problem of the day on public pages', (platform) => {
  const sample = async (audience: 'child' | 'adult') =>
    (await platform().call(calls.getSampleProblem, { params: { audience } })).body.problemId;
  const open = (origin: string, problemId: number) =>
    fetch(`${platform().url}/auth/open-widget.json`, {
      method: 'POST',
      headers: { origin, 'content-type': 'text/plain' },
      body: JSON.stringify({ key: 'pk_site', show: 'problem', problem_id: problemId, locale: 'en' }),
    });

  it('is a free one that our own pages open for anybody, and no page of a stranger does', async () => {
    for (const audience of ['child', 'adult'] as const) {
      const id = await sample(audience);
      const opened = (await (await open(platform().publicUrl, id)).json()) as Readonly<Record<string, unknown>>;
      expect(opened).toMatchObject({ refused: null, problem: { id } });
      const answer = await open('https://stranger.example', id);
      expect([answer.status, ((await answer.json()) as { readonly code: string }).code]).toEqual([
        403,
        'originNotAllowed',
      ]);
    }
    expect(await sample('child')).not.toBe(await sample('adult'));
  });

  it('is another each day, and the same all day', async () => {
    const today = await sample('child');
    expect(await sample('child')).toBe(today);
    platform().clock.advance(86_400_000);
    expect(await sample('child')).not.toBe(today);
  });

  it('has a picture in the asked language; of nobody there is none', async () => {
    const answer = await fetch(`${platform().url}/content/sample/child.png?lang=de`, { redirect: 'manual' });
    const target = answer.headers.get('location');
    expect([answer.status, target]).toEqual([
      302,
      `/embed/problem-player/picture.png?problem=${await sample('child')}&lang=de&width=600`,
    ]);
    const picture = await fetch(`${platform().url}${target}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await fetch(`${platform().url}/content/sample/nobody.png`)).status).toBe(404);
  });

  it('is nothing where an editor has taken its course away', async () => {
    await platform().sql`update thread set is_enabled = false where slug = 'adult-no-guessing'`;
    const answer = await platform().call(calls.getSampleProblem, { params: { audience: 'adult' } });
    expect(answer.status).toBe(404);
    await platform().sql`update thread set is_enabled = true where slug = 'adult-no-guessing'`;
  });
});
