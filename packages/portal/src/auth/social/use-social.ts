import type { SocialNetwork } from '@logikit/sdk';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../client/client.ts';
import { errorCode, errorCodeText } from '../../client/error-text.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { originParams } from '../referral-params.ts';
import type { Keep } from '../keep-choice.tsx';
import { routePath } from '../../paths/named-routes.ts';
import { createOpener, type Opener, openSocialWindow } from './social-window.ts';

export type SocialState =
  | { readonly status: 'idle' }
  /** A window is open. It may have been closed, so the buttons still work. */
  | { readonly status: 'waiting' }
  | { readonly status: 'entering' }
  | { readonly status: 'choosing'; readonly code: string; readonly verifier: string }
  | { readonly status: 'failed'; readonly text: string };

export interface Social {
  readonly state: SocialState;
  open(network: SocialNetwork): void;
  choose(keep: Keep): void;
}

/** Signing in by the window of a network. */
export function useSocial(onDone: () => Promise<void>): Social {
  const t = useWords('social');
  const locale = useLocale();
  const [state, setState] = useState<SocialState>({ status: 'idle' });
  const opener = useRef<Opener | null>(null);
  const stopListening = useRef<(() => void) | null>(null);

  // Follows the click to come: its pair is made ahead.
  useEffect(() => {
    if (opener.current === null) void createOpener().then((made) => (opener.current = made));
  }, [state]);
  // Follows the window: nobody listens any more once this is gone.
  useEffect(() => () => stopListening.current?.(), []);

  async function enter(code: string, verifier: string, keep?: Keep): Promise<void> {
    setState({ status: 'entering' });
    const before = client().auth.session.getState();
    try {
      const body = { code, verifier, ...(keep && { keep }), ...originParams(location.search) };
      const now = await client().auth.enter(() => client().accounts.loginBySocial({ body }));
      const isOther = before.status === 'signedIn' && now.status === 'signedIn' && before.userId !== now.userId;
      // Whatever stands on this page belongs to somebody else: it goes altogether.
      if (isOther) location.assign(routePath(locale, 'cabinet.home'));
      else await onDone();
    } catch (error) {
      const reason = errorCode(error);
      if (reason === 'chooseProgress') setState({ status: 'choosing', code, verifier });
      else setState({ status: 'failed', text: errorCodeText(reason === 'unauthorized' ? 'socialFailed' : reason) });
    }
  }

  function open(network: SocialNetwork): void {
    const pair = opener.current;
    if (!pair) return;
    opener.current = null;
    stopListening.current?.();
    stopListening.current = openSocialWindow({
      network,
      locale,
      opener: pair,
      onCode: (code) => void enter(code, pair.verifier),
      onError: (text) => setState({ status: 'failed', text }),
    });
    setState(stopListening.current ? { status: 'waiting' } : { status: 'failed', text: t('social.blocked') });
  }

  return {
    state,
    open,
    choose(keep) {
      if (state.status === 'choosing') void enter(state.code, state.verifier, keep);
    },
  };
}
