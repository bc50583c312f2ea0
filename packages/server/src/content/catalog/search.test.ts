import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase } from '../../testing/platform.ts';

oneDatabase('search', (platform) => {
  it('[E-052] finds courses and threads by a part of their names, in groups with their items', async () => {
    const child = await platform().anonymous();
    const ask = async (text: string, locale = 'en', targetLesson?: 2) =>
      (
        await child.call(
          calls.searchCatalogue,
          { query: { text, ...(targetLesson && { targetLesson }) } },
          { headers: { locale } },
        )
      ).body.data;
    const threads = (
      await child.call(calls.listThreads, { query: { targetLesson: 2, perPage: 100 } }, { headers: { locale: 'en' } })
    ).body.data;
    const [thread] = threads;
    const title = thread?.translations.en?.title ?? '';
    const [group, ...others] = (await ask(`  ${title.slice(0, 5).toUpperCase()} `, 'en', 2)).filter(
      (one) => one.group === 'threads',
    );
    expect(others).toEqual([]);
    expect(group?.items[0]).toEqual({ id: thread?.id, title, targetLessonId: 2, threadId: thread?.id });
    expect(await ask('zzqq')).toEqual([]);
    // The same thread under its Russian name.
    const russian = (
      await child.call(calls.getThread, { params: { id: thread?.id ?? 0 } }, { headers: { locale: 'ru' } })
    ).body.translations.ru?.title;
    const inRussian = await ask(russian?.slice(0, 4) ?? '', 'ru', 2);
    expect(inRussian.flatMap(({ items }) => items.map((item) => item.title))).toContain(russian);
  });

  it('refuses a single character', async () => {
    const child = await platform().anonymous();
    const answer = await child.call(calls.searchCatalogue, { query: { text: 'a' } });
    expect(answer.status).toBe(400);
  });
});
