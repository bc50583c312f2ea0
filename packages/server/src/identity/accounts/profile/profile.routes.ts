import { calls } from '@logikit/contract';
import { route, type Route } from '../../../kernel/http/index.ts';
import { lookNotice, seeLowEnergy } from './notices.ts';
import { saveInterface } from './profile.ts';

export const profileRoutes: readonly Route[] = [
  route(calls.saveInterface, async ({ tx, user, body }) => {
    await saveInterface(tx, user.id, body);
    return { status: 'ok' };
  }),
  route(calls.seeLowEnergyPopup, async ({ tx, user }) => {
    await seeLowEnergy(tx, user.id);
    return { status: 'ok' };
  }),
  route(calls.lookProfileNotice, async ({ tx, user, body }) => {
    await lookNotice(tx, user.id, body.notice);
    return { status: 'ok' };
  }),
];
