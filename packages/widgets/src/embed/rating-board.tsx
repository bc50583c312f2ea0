import { createRef } from 'react';
import { boardTimes, ratingBoardDescriptor, type RatingBoardHandle } from '../rating-board/rating-board.descriptor.ts';
import type { RatingBoardClient } from '../rating-board/rating-board-props.ts';
import { RatingBoard } from '../rating-board/rating-board.tsx';
import { themes } from '../theme/use-theme.ts';
import { mountWithWords, type OwnWords } from './mount-with-words.ts';
import { choiceOf, numberOf } from './mount.tsx';
import type { EmbedApi, Mounted, PropValues } from './protocol.ts';
import { readPublic } from './runtime/public-reader.ts';
import { messagesOf } from './runtime/words.ts';

export { PROTOCOL as protocol } from './protocol.ts';

/** Written in by the build. */
declare const LOGIKIT_VERSION: string;
declare const LOGIKIT_RULES: string;
declare const LOGIKIT_OWN_WORDS: OwnWords;

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
    LOGIKIT_OWN_WORDS,
  );
}

function createReader(api: EmbedApi, langOf: () => string): RatingBoardClient {
  return {
    rating: {
      getSchoolBoard: ({ params: { institutionId }, query }) =>
        readPublic(api, `/service/rating/api/board/${institutionId}`, { query: { ...query }, lang: langOf() }),
    },
  };
}
