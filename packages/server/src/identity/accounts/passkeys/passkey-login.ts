import type { calls, Model } from '@logikit/contract';
import type { AuthenticationResponseJSON, AuthenticatorTransport } from '@simplewebauthn/server';
import { ApiError } from '../../../kernel/errors/index.ts';
import type { Handling } from '../../../kernel/http/index.ts';
import type { UserData } from '../../../kernel/feature/index.ts';
import { mergeInto } from '../merge.ts';
import { type SessionIssuer, signIn } from '../sign-in/sign-in.ts';
import { keepChallenge, wasAsked } from './challenge.ts';
import { countUseOfPasskey, lockOptionalPasskey, type PasskeyRow } from './passkey.db.ts';
import { type RelyingParty, readCredential } from './relying-party.ts';
import { loadWebAuthn } from './web-authn.ts';

/** The same question for everybody: which key answers is the browser's and its owner's business. */
export async function askPasskeyLogin(
  { id }: RelyingParty,
  { tx, clock }: Handling<typeof calls.askPasskeyLogin>,
): Promise<Model<'PasskeyOptions'>> {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({ rpID: id, userVerification: 'required' });
  await keepChallenge(tx, clock, { challenge: options.challenge, userId: null });
  return { options: JSON.stringify(options) };
}

export interface PasskeyLoginParts {
  readonly issuer: SessionIssuer;
  readonly people: () => readonly UserData[];
  readonly relyingParty: RelyingParty;
}

export async function loginByPasskey(
  { issuer, people, relyingParty }: PasskeyLoginParts,
  input: Handling<typeof calls.loginByPasskey>,
): Promise<Model<'Session'>> {
  const { tx, clock, user, body, request, setHeader, emit } = input;
  if (!request.isOwnOrigin) throw new ApiError('forbidden');
  // The library checks every field that it uses and throws where one is missing.
  const response = readCredential(body.credential) as AuthenticationResponseJSON;
  const key = await lockOptionalPasskey(tx, typeof response.id === 'string' ? response.id : '');
  const counter = key ? await provenCounter(input, { key, response, relyingParty }) : null;
  if (key === null || counter === null) throw new ApiError('passkeyRefused', { keepsChanges: true });
  if (user?.anonymous) {
    const ids = { anonymousId: user.id, accountId: key.userId };
    await mergeInto(tx, clock, { people: people(), ...ids, keep: body.keep, emit });
  }
  await countUseOfPasskey(tx, key.id, { counter, at: clock.now() });
  return signIn(tx, issuer, { userId: key.userId, embed: null, request, setHeader });
}

interface Proof {
  readonly key: PasskeyRow;
  readonly response: AuthenticationResponseJSON;
  readonly relyingParty: RelyingParty;
}

/** The key's new counter where its answer holds; null for everything else, without a word about what was wrong. */
async function provenCounter(
  { tx, clock }: Pick<Handling<typeof calls.loginByPasskey>, 'tx' | 'clock'>,
  { key, response, relyingParty }: Proof,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => wasAsked(tx, clock, { challenge, userId: null }),
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      requireUserVerification: true,
      credential: {
        id: key.id,
        publicKey: key.publicKey,
        counter: key.counter,
        transports: [...key.transports] as AuthenticatorTransport[], // kept as the browser has told them
      },
    });
    const owner = response.response.userHandle;
    const isOwner = owner === undefined || owner === Buffer.from(String(key.userId)).toString('base64url');
    return verified && isOwner ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
