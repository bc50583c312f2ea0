import {
  certificateRequestStatuses,
  certificateTypes,
  cleanPaperName,
  cleanPhone,
  type Model,
  phoneFaultOf,
} from '@logikit/contract';
import { lockProfile } from '../../identity/accounts/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { type Learner, readCertificates, requireStanding } from './certificates.ts';
import { issueCertificate, paperFaultOf } from './issue.ts';
import { insertRequest, type KeptRequest, type RequestRow, selectRequests, updateRequest } from './request.db.ts';
import { isOpen, mayMove, savedStatus } from './request-states.ts';

const { NEW } = certificateRequestStatuses;
const { PAPER } = certificateTypes;
/** Letters of a postal address. */
const addressLength = { least: 10, most: 300 } as const;

type Body = Model<'CertificateRequestBody'>;

interface Wish {
  readonly body: Body;
  readonly now: Date;
}

/**
 * Saves what somebody asks for: a file is ready at once, paper waits for the desk, or for its money.
 * Refuses with `invalidFields` (each field by itself), `notFound`, `notEarned` and `invalidTransition`.
 */
export async function saveRequest(learner: Learner, { body, now }: Wish): Promise<RequestRow> {
  const { tx, owner } = learner;
  assertFields(body);
  await lockProfile(tx, owner.userId);
  const { certificateId, type } = body;
  const { row } = await requireStanding(learner, certificateId);
  const before = await requestBefore(learner, body);
  const status = savedStatus(type, row.purchaseIds.length === 0);
  if (!mayMove(before?.status ?? NEW, status)) throw new ApiError('invalidTransition');
  // What is printed is the certificate itself, under one name.
  await issueCertificate(learner, { certificateId, name: body.name, now });
  const isByPost = type === PAPER;
  const kept: KeptRequest = {
    userId: owner.userId,
    certificateId,
    type,
    status,
    name: cleanPaperName(body.name),
    phone: isByPost ? cleanPhone(body.phone ?? '') : null,
    address: isByPost ? cleanAddress(body.address) : null,
    at: now,
  };
  return before ? updateRequest(tx, before.id, kept) : insertRequest(tx, kept);
}

/** The request that is saved once more; null: it is a new one, and nothing of the same is on its way. */
async function requestBefore({ tx, owner }: Learner, { id, certificateId, type }: Body): Promise<RequestRow | null> {
  const same = (await selectRequests(tx, owner.userId)).filter(
    (one) => one.certificateId === certificateId && one.type === type,
  );
  if (id === undefined) {
    if (same.some(({ status }) => isOpen(status))) throw new ApiError('invalidTransition');
    // What was taken back lies there as a draft.
    return same.find(({ status }) => status === NEW) ?? null;
  }
  const before = same.find((one) => one.id === id);
  if (!before) throw new ApiError('notFound');
  return before;
}

/** Takes a request back: it lies there as a draft. Refuses with `notFound` and `invalidTransition`. */
export async function cancelRequest(
  { tx, owner }: Learner,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<RequestRow> {
  await lockProfile(tx, owner.userId);
  const before = (await selectRequests(tx, owner.userId)).find((one) => one.id === id);
  if (!before) throw new ApiError('notFound');
  if (!mayMove(before.status, NEW)) throw new ApiError('invalidTransition');
  const { phone = null, address = null } = before;
  return updateRequest(tx, id, { ...before, phone, address, userId: owner.userId, status: NEW, at: now });
}

/** Certificates and requests, or only the named parts of it; of these target lessons, or of all. */
export async function readCertificateList(
  learner: Learner,
  { parts, targetLessons }: Model<'CertificateListQuery'>,
): Promise<Model<'CertificateList'>> {
  const wanted = parts?.split(',');
  const lessons = targetLessons?.split(',').map(Number);
  const has = (part: string): boolean => wanted === undefined || wanted.includes(part);
  const certificates = await readCertificates(learner);
  const listed = certificates.filter(
    ({ targetLesson }) => lessons === undefined || (targetLesson !== null && lessons.includes(targetLesson)),
  );
  const ids = new Set(listed.map(({ id }) => id));
  const requests = has('requests') ? await selectRequests(learner.tx, learner.owner.userId) : [];
  return {
    certificates: has('certificates') ? listed : [],
    requests: requests.filter(({ certificateId }) => ids.has(certificateId)),
  };
}

/** Each missing field is flagged by itself (rules V-011, V-012). */
function assertFields({ type, name, phone, address }: Body): void {
  const faults = Object.entries({
    name: paperFaultOf(name),
    ...(type === PAPER && { phone: requiredPhoneFaultOf(phone ?? ''), address: addressFaultOf(cleanAddress(address)) }),
  }).flatMap(([field, fault]) => (fault === null ? [] : [[field, [fault]] as const]));
  if (faults.length > 0) throw new ApiError('invalidFields', { fields: Object.fromEntries(faults) });
}

const requiredPhoneFaultOf = (phone: string) => (cleanPhone(phone) === '' ? 'required' : phoneFaultOf(phone));
const cleanAddress = (address: string | null | undefined): string => (address ?? '').trim().normalize('NFC');

function addressFaultOf(address: string): 'required' | 'tooShort' | 'tooLong' | null {
  if (address === '') return 'required';
  if (address.length < addressLength.least) return 'tooShort';
  return address.length > addressLength.most ? 'tooLong' : null;
}
