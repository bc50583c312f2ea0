import { fromWire, numbers } from '@logikit/contract';
import { createRef } from 'react';
import { boardTimes, ratingBoardDescriptor, type RatingBoardHandle } from '../rating-board/rating-board.descriptor.ts';
import type { RatingBoardClient, SchoolBoard } from '../rating-board/rating-board-props.ts';
import { RatingBoard } from '../rating-board/rating-board.tsx';
import { themes } from '../theme/use-theme.ts';
import { mountWithWords } from './mount-with-words.ts';
import { choiceOf, numberOf } from './mount.tsx';
import type { EmbedApi, Mounted, PropValues } from './protocol.ts';
import { messagesOf } from './runtime/words.ts';

export { PROTOCOL as protocol } from './protocol.ts';

/** Written in by the build. */
declare const LOGIKIT_VERSION: string;
declare const LOGIKIT_RULES: string;

export const version = LOGIKIT_VERSION;

/** Shows the board of a school in an element's shadow root; nothing until the page names the school. */
export function mount(root: ShadowRoot, api: EmbedApi, props: PropValues): Mounted {
  const handle = createRef<RatingBoardHandle>();
  const { events } = ratingBoardDescriptor;
  let lang = '';
  const client = createReader(api, () => lang);
  return mountWithWords(
    { root, api, props },
    {
      rules: LOGIKIT_RULES,
      draw(_client, next) {
        const institution = numberOf(next['institution']);
        if (institution === undefined) return null;
        lang = String(next['lang']);
        return (
          <RatingBoard
            ref={handle}
            client={client}
            publishableKey={api.key ?? ''}
            messages={messagesOf(lang)}
            lang={lang}
            institution={institution}
            board={choiceOf({ root, props: next }, 'board', boardTimes)}
            rows={numberOf(next['rows'])}
            theme={choiceOf({ root, props: next }, 'theme', themes)}
            onReady={(detail) => api.emit(events.ready.event, detail)}
            onBoardChosen={(detail) => api.emit(events.boardChosen.event, detail)}
            onError={(detail) => api.emit(events.error.event, detail)}
          />
        );
      },
      call(method) {
        if (method === 'reload') handle.current?.reload();
      },
    },
  );
}

/** Whoever only looks at a board begins no session: one public answer is all that is asked for. */
function createReader({ origin, parent }: EmbedApi, langOf: () => string): RatingBoardClient {
  return {
    rating: {
      async getSchoolBoard({ params: { institutionId }, query }) {
        const asked = Object.entries({ ...query, ...(parent !== undefined && { parent }) });
        const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
        const response = await fetch(`${origin}/service/rating/api/board/${institutionId}?${search}`, {
          credentials: 'omit',
          headers: { locale: langOf() },
          signal: AbortSignal.timeout(numbers.patienceSeconds.reading * 1000),
        }).catch((error: unknown) => {
          const isLate = error instanceof DOMException && error.name === 'TimeoutError';
          throw Object.assign(new Error(String(error)), { code: isLate ? 'timeout' : 'offline' });
        });
        const answer = fromWire(await response.json()) as SchoolBoard & { code?: string; message?: string };
        if (!response.ok) throw Object.assign(new Error(answer.message), { code: answer.code ?? 'internal' });
        return answer;
      },
    },
  };
}
