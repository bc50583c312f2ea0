import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSearch } from './create-search.ts';

/** Questions wait here until the test answers them. */
function scripted(fromCharacters?: number) {
  const asked: { readonly text: string; readonly answer: (found: string) => void; readonly fail: () => void }[] = [];
  const search = createSearch<string>(
    (text) => new Promise((answer, refuse) => asked.push({ text, answer, fail: () => refuse(new Error('offline')) })),
    fromCharacters,
  );
  return { asked, search };
}

describe('the search of an autocomplete', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('[V-023] asks from two characters on, spaces not counted', async () => {
    const { asked, search } = scripted();
    for (const text of ['', 'a', ' a ']) {
      search.type(text);
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(asked).toEqual([]);
    search.type(' ab ');
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked.map(({ text }) => text)).toEqual(['ab']);
  });

  it('[V-024] asks once for fast typing, 200 ms after the last key', async () => {
    const { asked, search } = scripted();
    for (const text of ['pa', 'pat', 'patt']) {
      search.type(text);
      await vi.advanceTimersByTimeAsync(199);
    }
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.map(({ text }) => text)).toEqual(['patt']);
  });

  it('[V-025] never asks two at a time, and shows the last', async () => {
    const { asked, search } = scripted();
    for (const text of ['pa', 'pat', 'path']) {
      search.type(text);
      await vi.advanceTimersByTimeAsync(300);
    }
    expect(asked.map(({ text }) => text)).toEqual(['pa']);
    asked[0]?.answer('for pa');
    await vi.advanceTimersByTimeAsync(0);
    expect(search.state()).toEqual({ status: 'searching' });
    expect(asked.map(({ text }) => text)).toEqual(['pa', 'path']);
    asked[1]?.answer('for path');
    await vi.advanceTimersByTimeAsync(0);
    expect(search.state()).toEqual({ status: 'found', results: 'for path' });
  });

  it('forgets an answer to what is not asked any more, and tells when it cannot ask', async () => {
    const { asked, search } = scripted();
    search.type('pa');
    await vi.advanceTimersByTimeAsync(200);
    search.type('');
    asked[0]?.answer('late');
    await vi.advanceTimersByTimeAsync(0);
    expect(search.state()).toEqual({ status: 'idle' });
    search.type('pat');
    await vi.advanceTimersByTimeAsync(200);
    asked[1]?.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(search.state()).toEqual({ status: 'failed', error: new Error('offline') });
    search.again();
    expect(search.state()).toEqual({ status: 'searching' });
    asked[2]?.answer('for pat');
    await vi.advanceTimersByTimeAsync(0);
    expect(search.state()).toEqual({ status: 'found', results: 'for pat' });
    expect(asked.map(({ text }) => text)).toEqual(['pa', 'pat', 'pat']);
  });

  it('keeps what was found while it asks for more letters, and asks from as many on as it is told', async () => {
    const { asked, search } = scripted(3);
    search.type('pa');
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toEqual([]);
    search.type('pat');
    await vi.advanceTimersByTimeAsync(200);
    asked[0]?.answer('for pat');
    await vi.advanceTimersByTimeAsync(0);
    search.type('path');
    await vi.advanceTimersByTimeAsync(200);
    expect(search.state()).toEqual({ status: 'searching', results: 'for pat' });
  });
});
