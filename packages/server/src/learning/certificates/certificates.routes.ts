import { type CallOutput, calls, certificateTypes, type Model, numbers } from '@logikit/contract';
import { assertRelation } from '../../identity/households/index.ts';
import { assertDecides, mayDecide } from '../../identity/trust/index.ts';
import type { Clock } from '../../kernel/clock/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { type Limit, perMinute, route, type Route, type User } from '../../kernel/http/index.ts';
import { ownerOf } from '../progress/index.ts';
import { insertCertificate, selectCertificate, updateCertificate } from './certificate.db.ts';
import { type Learner, lookAtCertificates, readCertificates } from './certificates.ts';
import { listDesk, moveOnDesk, readDeskSheet } from './desk.ts';
import { exampleOf } from './example.ts';
import { issueCertificate, requireUserCertificate, shareCertificate, toUserCertificate } from './issue.ts';
import { cancelRequest, readCertificateList, saveRequest } from './requests.ts';
import type { SheetFacts } from './sheet.ts';
import { drawSharedPicture, drawSheetPicture, printSheet } from './sheet-picture.ts';
import { sheetFactsOf } from './sheet-facts.ts';
import { readShown } from './shown.ts';
import { selectUserCertificates } from './user-certificate.db.ts';

/** A picture takes some 100 ms of a processor. */
const drawings: Limit = {
  name: 'certificate-picture',
  points: 120,
  seconds: 3600,
  key: ({ userId }) => String(userId),
  byAddress: false,
};

/** A class behind one address opens its page at the same moment; each drawing takes some 30 ms of a processor. */
const pages = perMinute('shown-certificate', numbers.certificates.shownPerMinute);

/** The router sends the bytes as they are. */
const png = (bytes: Buffer): CallOutput<typeof calls.getUserCertificateImage> => bytes as never;
const pdf = (bytes: Buffer): CallOutput<typeof calls.getUserCertificateFile> => bytes as never;

/** The name that somebody has typed is read on our own pages alone, and written there. */
const atHome = { audiences: ['portal'] } as const;

interface Asked {
  readonly tx: Learner['tx'];
  readonly user: User;
  readonly tenant: { readonly id: number };
  readonly locale: string;
}

const learnerOf = (asked: Asked): Learner => ({ tx: asked.tx, owner: ownerOf(asked), locale: asked.locale });

/** Whose certificates are meant: the caller's own, or those of a pupil whose card they hold. Refuses with `notFound`. */
async function holderOf({ tx, user }: Pick<Asked, 'tx' | 'user'>, cardId: number | undefined): Promise<number> {
  const userId = cardId ?? user.id;
  await assertRelation(tx, { callerId: user.id, userId }, ['self', 'owner']);
  return userId;
}

async function readCertificate(asked: Asked, id: number): Promise<Model<'Certificate'>> {
  const found = (await readCertificates(learnerOf(asked))).find((one) => one.id === id);
  if (!found) throw new ApiError('notFound');
  return found;
}

const askedExample = (asked: Asked & { readonly clock: Clock }, id: number): Promise<SheetFacts> =>
  exampleOf(learnerOf(asked), { id, now: asked.clock.now() });

const deskRoutes = (publicUrl: () => string): readonly Route[] => [
  route(calls.listDeskRequests, ({ tx, query }) => listDesk(tx, query)),
  route(calls.moveDeskRequest, ({ tx, clock, user, params, body }) =>
    moveOnDesk({ tx, clock, operatorId: user.id, id: params.id, body, publicUrl: publicUrl() }),
  ),
  route(calls.getDeskSheet, async ({ tx, params }) => pdf(await printSheet(await readDeskSheet(tx, params.id)))),
];

const requestRoutes: readonly Route[] = [
  route(calls.listCertificateRequests, (asked) => readCertificateList(learnerOf(asked), asked.query)),
  route(calls.saveCertificateRequest, async (asked) => {
    const { tx, user, body } = asked;
    const now = asked.clock.now();
    // Where a child lives is written down by a grown-up.
    if (body.type === certificateTypes.PAPER) await assertDecides(tx, { user, userId: user.id, now });
    return saveRequest(learnerOf(asked), { body, now });
  }),
  route(calls.cancelCertificateRequest, (asked) =>
    cancelRequest(learnerOf(asked), { id: asked.body.id, now: asked.clock.now() }),
  ),
  route(calls.lookCertificateList, async (asked) => {
    await lookAtCertificates(learnerOf(asked));
    return { status: 'ok' };
  }),
];

export const certificateRoutes = (publicUrl: () => string): readonly Route[] => [
  route(calls.listCertificates, async (asked) => ({ data: [...(await readCertificates(learnerOf(asked)))] })),
  route(calls.getCertificate, (asked) => readCertificate(asked, asked.params.id)),
  route(calls.createCertificate, async (asked) =>
    readCertificate(asked, await insertCertificate(asked.tx, asked.tenant.id, asked.body)),
  ),
  route(calls.updateCertificate, async (asked) => {
    const { tx, tenant, params, body } = asked;
    const isOwn = await updateCertificate(tx, { tenantId: tenant.id, id: params.id }, body);
    if (!isOwn) throw new ApiError('notFound');
    return readCertificate(asked, params.id);
  }),
  route(
    calls.getCertificatePreview,
    async (asked) => png(await drawSheetPicture(await askedExample(asked, asked.params.id))),
    { limits: [drawings] },
  ),
  route(
    calls.getCertificateSharePreview,
    async (asked) => png(await drawSharedPicture(await askedExample(asked, asked.params.id))),
    { limits: [drawings] },
  ),
  route(
    calls.getCertificateShareLink,
    async ({ tx, user, tenant, params }) => {
      const certificate = await selectCertificate(tx, { tenantId: tenant.id, id: params.id });
      if (certificate?.kind !== 'course') throw new ApiError('notFound');
      const own = (await selectUserCertificates(tx, user.id)).find((one) => one.certificateId === params.id);
      const link = own && toUserCertificate(own, { site: publicUrl(), canShare: false }).shareLink;
      // A GET turns nothing on.
      if (!link) throw new ApiError('notAvailable');
      return { link };
    },
    atHome,
  ),
  route(
    calls.getShownCertificate,
    ({ tx, query, request, locale, clock }) =>
      readShown({ tx, query, request, locale, now: clock.now(), site: publicUrl() }),
    { limits: [pages], isCompressed: true },
  ),
  ...userCertificateRoutes(publicUrl),
  ...requestRoutes,
  ...deskRoutes(publicUrl),
];

function userCertificateRoutes(site: () => string): readonly Route[] {
  return [
    route(
      calls.listUserCertificates,
      async (asked) => {
        const { tx, user, clock, query } = asked;
        const userId = await holderOf(asked, query.cardId);
        const rows = await selectUserCertificates(tx, userId);
        const canShare = await mayDecide(tx, { user, userId, now: clock.now() });
        return { data: rows.map((row) => toUserCertificate(row, { site: site(), canShare })) };
      },
      atHome,
    ),
    route(
      calls.issueUserCertificate,
      async (asked) => {
        const { tx, user, clock, body } = asked;
        const now = clock.now();
        const id = await issueCertificate(learnerOf(asked), { ...body, now });
        const row = await requireUserCertificate(tx, { userId: user.id, id });
        return toUserCertificate(row, { site: site(), canShare: await mayDecide(tx, { user, userId: user.id, now }) });
      },
      atHome,
    ),
    route(
      calls.getUserCertificate,
      async ({ tx, user, clock, params }) => {
        const row = await requireUserCertificate(tx, { userId: user.id, id: params.id });
        const canShare = await mayDecide(tx, { user, userId: user.id, now: clock.now() });
        return toUserCertificate(row, { site: site(), canShare });
      },
      atHome,
    ),
    route(
      calls.getUserCertificateImage,
      async (asked) => {
        const { tx, params, query } = asked;
        const row = await requireUserCertificate(tx, { userId: await holderOf(asked, query.cardId), id: params.id });
        return png(await drawSheetPicture(sheetFactsOf(row, site())));
      },
      { ...atHome, limits: [drawings] },
    ),
    route(
      calls.getUserCertificateFile,
      async (asked) => {
        const { tx, params, query } = asked;
        const row = await requireUserCertificate(tx, { userId: await holderOf(asked, query.cardId), id: params.id });
        return pdf(await printSheet(sheetFactsOf(row, site())));
      },
      { ...atHome, limits: [drawings] },
    ),
    route(
      calls.shareUserCertificate,
      async (asked) => {
        const { tx, user, clock, params, body } = asked;
        const userId = await holderOf(asked, body.cardId);
        const of = { userId, id: params.id };
        const row = await requireUserCertificate(tx, of);
        // Anybody of these may close it at any time.
        if (body.isOn) await assertDecides(tx, { user, userId, now: clock.now() });
        await shareCertificate(tx, row, body.isOn);
        const canShare = await mayDecide(tx, { user, userId, now: clock.now() });
        return toUserCertificate(await requireUserCertificate(tx, of), { site: site(), canShare });
      },
      atHome,
    ),
  ];
}
