import { type calls, type Model, numbers } from '@logikit/contract';
import type { AuthenticatorTransport, RegistrationResponseJSON } from '@simplewebauthn/server';
import { timestampOf } from '../../../kernel/clock/index.ts';
import type { Tx } from '../../../kernel/database/index.ts';
import { assertParentZone } from '../profile/zone.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import type { Handling, User } from '../../../kernel/http/index.ts';
import { deviceOf } from '../sessions/device.ts';
import { readProfile } from '../profile/profile.ts';
import { keepChallenge, wasAsked } from './challenge.ts';
import { deletePasskey, insertPasskey, selectPasskeys } from './passkey.db.ts';
import { type RelyingParty, readCredential } from './relying-party.ts';
import { loadWebAuthn } from './web-authn.ts';

export async function listPasskeys({ tx, user }: Handling<typeof calls.listPasskeys>): Promise<Model<'PasskeyList'>> {
  const rows = await selectPasskeys(tx, user.id);
  const passkeys = rows.map(({ id, device, createdAt, usedAt }) => ({
    id,
    device,
    createdAt: timestampOf(createdAt),
    usedAt: usedAt && timestampOf(usedAt),
  }));
  return { passkeys, mayAdd: await mayHave(tx, user) };
}

/** What the browser asks an authenticator for: a key that stays in it, and that a person unlocks. */
export async function askForPasskey(
  { id, name }: RelyingParty,
  { tx, clock, user }: Handling<typeof calls.askForPasskey>,
): Promise<Model<'PasskeyOptions'>> {
  await requireGrownUp(tx, user, clock.now());
  const known = await selectPasskeys(tx, user.id);
  if (known.length >= numbers.passkeys.perPerson)
    throw new ApiError('limitReached', { data: { limit: numbers.passkeys.perPerson } });
  const { displayName } = await readProfile(tx, user.id);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userID: new TextEncoder().encode(String(user.id)),
    userName: displayName ?? name,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map((key) => ({ id: key.id, transports: [...key.transports] as Transports })),
  });
  await keepChallenge(tx, clock, { challenge: options.challenge, userId: user.id });
  return { options: JSON.stringify(options) };
}

type Transports = AuthenticatorTransport[]; // kept as the browser has told them

export async function addPasskey(
  relyingParty: RelyingParty,
  { tx, clock, user, body, request }: Handling<typeof calls.addPasskey>,
): Promise<{ status: 'ok' }> {
  await requireGrownUp(tx, user, clock.now());
  // The library checks every field that it uses and throws where one is missing.
  const response = readCredential(body.credential) as RegistrationResponseJSON;
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { registrationInfo, verified } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => wasAsked(tx, clock, { challenge, userId: user.id }),
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    requireUserVerification: true,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || !registrationInfo) throw new ApiError('passkeyRefused', { keepsChanges: true });
  const { credential } = registrationInfo;
  const isNew = await insertPasskey(tx, {
    id: credential.id,
    userId: user.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: credential.transports ?? [],
    device: deviceOf(request.agent),
    createdAt: clock.now(),
  });
  if (!isNew) throw new ApiError('passkeyRefused', { keepsChanges: true });
  return { status: 'ok' };
}

export async function dropPasskey({
  tx,
  clock,
  user,
  params,
}: Handling<typeof calls.dropPasskey>): Promise<{ status: 'ok' }> {
  await requireGrownUp(tx, user, clock.now());
  if (!(await deletePasskey(tx, { id: params.id, userId: user.id }))) throw new ApiError('notFound');
  return { status: 'ok' };
}

/** Pupils have none: a key on a shared device would let any child in. */
async function mayHave(tx: Tx, user: User): Promise<boolean> {
  return !user.anonymous && (await readProfile(tx, user.id)).who !== 'pupil';
}

async function requireGrownUp(tx: Tx, user: User, now: Date): Promise<void> {
  if (!(await mayHave(tx, user))) throw new ApiError('forbidden');
  await assertParentZone(tx, user, now);
}
