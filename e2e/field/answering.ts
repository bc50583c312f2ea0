import type { Request } from 'playwright-core';
import { expect } from 'vitest';
import type { PartnerPage } from '../embed/partner-page.ts';

export const PLAYER = '<logikit-problem-player problem="1" lang="en"></logikit-problem-player>';

/** Chooses the first variant and has it checked, as a child does. */
export async function answerFirst({ player }: PartnerPage): Promise<void> {
  await player.getByRole('radio').first().click();
  await player.getByRole('button', { name: 'Check' }).click();
}

/** Answers, and resolves with the bodies of the answers that have left, once the platform has judged one. */
export async function judgedAnswers(page: PartnerPage): Promise<readonly unknown[]> {
  await page.told('ready');
  await answerFirst(page);
  await page.told('answered');
  return page.requests.filter(isAnswer).map((request) => request.postDataJSON() as unknown);
}

export const isAnswer = (request: Request): boolean =>
  request.method() === 'POST' && request.url().endsWith('/passing');

/** What an answer with one chosen variant looks like on the wire. */
export const oneVariant = {
  content: { selected_variants: [expect.any(String)], graphic_state: null, auto_validate_string: null },
  version: 1,
};

/** Where the answers of the learner who has begun on this page wait in the storage. */
export async function answersPlace({ requests }: PartnerPage): Promise<string> {
  const opened = await requests.find((request) => request.url().endsWith('/auth/open-widget.json'))?.response();
  const { session } = (await opened?.json()) as { readonly session: { readonly token: string } };
  const { uid } = JSON.parse(atob(session.token.split('.')[1] ?? '')) as { readonly uid: number };
  return `logikit.answers.pk_demo.${uid}`;
}
