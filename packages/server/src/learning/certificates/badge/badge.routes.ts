import { type CallOutput, calls } from '@logikit/contract';
import { assertRelation } from '../../../identity/households/index.ts';
import { assertDecides } from '../../../identity/trust/index.ts';
import { type Handling, route, type Route } from '../../../kernel/http/index.ts';
import { requireUserCertificate } from '../issue.ts';
import { giveBackBadge, readBadge, readCredential, takeBadge } from './badge.ts';
import { drawBadge } from './badge-picture.ts';
import { bake } from './baking.ts';
import { openIssuer } from './issuer.ts';
import { toJwt } from './jwt-proof.ts';

/** A badge says whose it is, as far as it does, to whom its owner gives it. */
const atHome = { audiences: ['portal'] } as const;

type Asked = Pick<Handling<typeof calls.getUserBadge>, 'tx' | 'user' | 'clock' | 'params'>;

export function badgeRoutes(publicUrl: () => string): readonly Route[] {
  const read = async ({ tx, user, clock, params }: Asked) => {
    const [site, now] = [publicUrl(), clock.now()];
    const row = await requireUserCertificate(tx, { userId: user.id, id: params.id });
    const credential = await readCredential(tx, { row, now, site });
    return { row, credential, now, issuer: await openIssuer(tx, { site, now }) };
  };
  return [
    route(
      calls.getUserBadge,
      async ({ tx, user, clock, params }) => {
        const row = await requireUserCertificate(tx, { userId: user.id, id: params.id });
        return readBadge(tx, { user, row, now: clock.now() });
      },
      atHome,
    ),
    route(
      calls.takeUserBadge,
      async ({ tx, user, clock, params, body }) => {
        const userId = body.cardId ?? user.id;
        const now = clock.now();
        await assertRelation(tx, { callerId: user.id, userId }, ['self', 'owner']);
        const row = await requireUserCertificate(tx, { userId, id: params.id });
        if (body.isOn) {
          await assertDecides(tx, { user, userId, now });
          await takeBadge(tx, { row, now });
        } else await giveBackBadge(tx, { row, now });
        return readBadge(tx, { user, row, now });
      },
      atHome,
    ),
    route(
      calls.getUserBadgeImage,
      async (asked) => {
        const { row, credential, issuer } = await read(asked);
        return file(bake(await drawBadge(row.share), await toJwt(credential, issuer)));
      },
      { ...atHome, changes: true },
    ),
    route(
      calls.getUserBadgeFile,
      async (asked) => {
        const { credential, issuer, now } = await read(asked);
        const { proven } = await import('./embedded-proof.ts');
        return file(Buffer.from(JSON.stringify(await proven(credential, issuer, now))));
      },
      { ...atHome, changes: true },
    ),
  ];
}

/** The router sends the bytes as they are. */
const file = (bytes: Buffer): CallOutput<typeof calls.getUserBadgeImage> => bytes as never;
