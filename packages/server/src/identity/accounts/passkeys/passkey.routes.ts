import { calls, numbers } from '@logikit/contract';
import { type Limit, route, type Route } from '../../../kernel/http/index.ts';
import { addPasskey, askForPasskey, dropPasskey, listPasskeys } from './own-passkeys.ts';
import { askPasskeyLogin, loginByPasskey, type PasskeyLoginParts } from './passkey-login.ts';
import { relyingPartyOf } from './relying-party.ts';

const perAddress = (name: string): Limit => ({
  name,
  points: numbers.tokensPerHourPerSession * 20, // a school behind one address
  seconds: 3600,
  key: ({ address }) => address,
  byAddress: true,
});

type Parts = Omit<PasskeyLoginParts, 'relyingParty'> & { readonly publicUrl: () => string };

export function passkeyRoutes({ publicUrl, ...parts }: Parts): readonly Route[] {
  const relyingParty = () => relyingPartyOf(publicUrl());
  return [
    route(calls.listPasskeys, listPasskeys),
    route(calls.askForPasskey, (input) => askForPasskey(relyingParty(), input)),
    route(calls.addPasskey, (input) => addPasskey(relyingParty(), input)),
    route(calls.dropPasskey, dropPasskey),
    route(calls.askPasskeyLogin, (input) => askPasskeyLogin(relyingParty(), input), {
      limits: [perAddress('passkey-ask')],
    }),
    route(calls.loginByPasskey, (input) => loginByPasskey({ ...parts, relyingParty: relyingParty() }, input), {
      limits: [perAddress('passkey-login')],
      isSecret: true,
      audiences: ['portal'],
    }),
  ];
}
