import { bind } from '../http/bind.ts';
import type { Http } from '../http/http.ts';
import type { AuthoringApi, CabinetApi, GeneralApi } from './methods.ts';
import { authoringCalls, cabinetCalls, generalCalls } from './tables.ts';

export const bindGeneral = (http: Http): GeneralApi => bind(http, generalCalls);
export const bindAuthoring = (http: Http): AuthoringApi => bind(http, authoringCalls);

export function bindCabinet(http: Http): CabinetApi {
  const groups = Object.entries(cabinetCalls).map(([name, calls]) => [name, bind<typeof calls>(http, calls)]);
  // Object.fromEntries cannot say that the names are those of `cabinetCalls`.
  return Object.fromEntries(groups) as CabinetApi;
}
