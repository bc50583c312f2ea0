import { fromWire, toWire } from '@logikit/contract';
import type { Model } from '@logikit/sdk';
import type { EmbedApi } from './protocol.ts';

export type Opened = Model<'OpenedWidget'> & {
  /** True when answers of an earlier visit wait to be sent. */
  readonly hasKept: boolean;
};
export type Wish = Pick<Model<'WidgetOpening'>, 'show' | 'problemId' | 'threadId'>;

/**
 * Asks for a session and for what is shown first in one request, which a browser sends to another origin without asking
 * there before: its body calls itself text and it has no header of its own. Null when that did not go well; then the
 * client asks step by step, and knows what to do with a refusal.
 */
export async function openWidget(
  api: Pick<EmbedApi, 'origin' | 'key' | 'getToken' | 'parent'>,
  lang: string,
  wish: Wish,
): Promise<Opened | null> {
  const { key, parent } = api;
  // The SDK's names: where it keeps the anonymous learner of an earlier visit and what waits, and for one tab at a time.
  const scope = parent === undefined ? key : `${key} ${parent}`;
  const place = `logikit.session.${scope}`;
  const open = async (): Promise<Opened | null> => {
    const refreshToken = api.getToken ? undefined : (localStorage.getItem(place) ?? undefined);
    const externalSubToken = await api.getToken?.();
    const response = await fetch(`${api.origin}/auth/open-widget.json`, {
      method: 'POST',
      credentials: 'omit',
      body: JSON.stringify(toWire({ ...wish, key, parent, locale: lang, refreshToken, externalSubToken })),
    });
    if (!response.ok) return null;
    const opened = fromWire(await response.json()) as Model<'OpenedWidget'>;
    const { refreshToken: renewed, userId } = opened.session;
    if (renewed) localStorage.setItem(place, renewed);
    return { ...opened, hasKept: localStorage.getItem(`logikit.answers.${scope}.${userId}`) !== null };
  };
  const locks = navigator.locks as LockManager | undefined;
  return (locks ? locks.request(place, open) : open()).catch(() => null);
}
