import { calls } from '@logikit/contract';
import { route, type Route } from '../http/route.ts';
import { commonProfile } from './common-profile.ts';
import { saveInterface } from './profile.ts';

export const profileRoutes: readonly Route[] = [
  route(calls.getCommonProfile, async ({ tx, user }) => (user ? commonProfile(tx, user.id) : { commonProfile: null })),
  route(calls.saveInterface, async ({ tx, user, body }) => {
    await saveInterface(tx, user.id, body);
    return { status: 'ok' };
  }),
];
