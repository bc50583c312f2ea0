import { type CallInput, calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase } from '../../testing/platform.ts';

const page = 'http://localhost:9999';

oneDatabase('landings on the pages of partners', (platform) => {
  const shown = async (
    query: Omit<CallInput<typeof calls.getShownLanding>['query'], 'key'>,
    { key = 'pk_demo', origin = page, locale = 'en' } = {},
  ) => platform().call(calls.getShownLanding, { query: { key, ...query } }, { headers: { origin, locale } });
  const openedBy = async (problemId: number | null) => {
    const answer = await fetch(`${platform().url}/auth/open-widget.json`, {
      method: 'POST',
      headers: { origin: page, 'content-type': 'text/plain' },
      body: JSON.stringify({ key: 'pk_demo', show: 'problem', problem_id: problemId, locale: 'en' }),
    });
    return ((await answer.json()) as { readonly refused: unknown }).refused;
  };

  it('[C-056] a course tells its slides in the language of the page, and has a free problem that any key opens', async () => {
    const { body } = await shown({ course: '1' }, { locale: 'de' });
    const { body: own } = await platform().call(
      calls.getCourseLanding,
      { params: { id: body.name } },
      { headers: { locale: 'de' } },
    );
    expect(body.slides).toEqual(
      own.slides.map(({ translations, image }) => {
        const { title, text } = translations.de ?? {};
        return { title, text, image };
      }),
    );
    expect(body.slides.length).toBeGreaterThan(1);
    expect(body).toMatchObject({ kind: 'course', link: `${platform().publicUrl}/2.0/de/start` });
    expect(await openedBy(body.problem)).toBeNull();
    platform().clock.advance(86_400_000);
    expect((await shown({ course: body.name })).body.problem).not.toBe(body.problem);
  });

  it('[C-052] an event leads to a start that keeps it, and has nothing to try', async () => {
    const [event] = await platform().sql<{ id: number; slug: string }[]>`
      select id, slug from event where is_enabled order by id limit 1`;
    const { body } = await shown({ event: event?.slug ?? '' });
    expect(body).toMatchObject({
      kind: 'event',
      name: event?.slug,
      problem: null,
      link: `${platform().publicUrl}/2.0/en/start?event=${event?.id}`,
    });
    expect(body.slides.every(({ title, text }) => title !== '' && text !== '')).toBe(true);
  });

  it('[R-034] a partner’s offer leads to a start with the partner’s code', async () => {
    const { body } = await shown({ partner: 'demo' });
    expect(body).toMatchObject({ kind: 'partner', name: 'demo' });
    expect(body.link).toBe(`${platform().publicUrl}/2.0/en/start?partner=demo`);
    expect(await openedBy(body.problem)).toBeNull();
  });

  it('of nothing, of two and of strangers there is none', async () => {
    const asked = [{}, { course: '1', event: '1' }, { course: 'nowhere' }, { event: 'nowhere' }, { partner: 'nobody' }];
    for (const query of asked) expect([query, (await shown(query)).code]).toEqual([query, 'notFound']);
    expect((await shown({ course: '1' }, { key: 'pk_nobody' })).code).toBe('originNotAllowed');
    expect((await shown({ course: '1' }, { origin: 'https://stranger.example' })).code).toBe('originNotAllowed');
  });

  it('a course whose free chapter an editor has taken away has nothing to try', async () => {
    const { sql } = platform();
    await sql`update thread set is_enabled = false where course_id = 1 and is_trial`;
    expect((await shown({ course: '1' })).body).toMatchObject({ kind: 'course', problem: null });
    await sql`update thread set is_enabled = true where course_id = 1 and is_trial`;
  });
});
