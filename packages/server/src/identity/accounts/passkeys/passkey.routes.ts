import { calls, numbers } from '@logikit/contract';
import { type Limit, route, type Route } from '../../../kernel/http/index.ts';
import { addPasskey, askForPasskey, dropPasskey, listPasskeys } from './own-passkeys.ts';
import { askPasskeyLogin, loginByPasskey, type PasskeyLoginParts } from './passkey-login.ts';
import { placeOf } from './place.ts';

const perAddress = (name: string): Limit => ({
  name,
  points: numbers.tokensPerHourPerSession * 20, // a school behind one address
  seconds: 3600,
  key: ({ address }) => address,
  byAddress: true,
});

type Parts = Omit<PasskeyLoginParts, 'place'> & { readonly publicUrl: () => string };

export function passkeyRoutes({ publicUrl, ...parts }: Parts): readonly Route[] {
  const place = () => placeOf(publicUrl());
  return [
    route(calls.listPasskeys, listPasskeys),
    route(calls.askForPasskey, (input) => askForPasskey(place(), input)),
    route(calls.addPasskey, (input) => addPasskey(place(), input)),
    route(calls.dropPasskey, dropPasskey),
    route(calls.askPasskeyLogin, (input) => askPasskeyLogin(place(), input), { limits: [perAddress('passkey-ask')] }),
    route(calls.loginByPasskey, (input) => loginByPasskey({ ...parts, place: place() }, input), {
      limits: [perAddress('passkey-login')],
      isSecret: true,
      audiences: ['portal'],
    }),
  ];
}
