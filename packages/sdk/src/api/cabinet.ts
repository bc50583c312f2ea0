import { bind } from '../http/bind.ts';
import type { Http } from '../http/http.ts';
import type { AuthoringApi, CabinetApi, GeneralApi } from './methods.ts';
import { authoringCalls, cabinetCalls, generalCalls } from './tables.ts';

export const bindGeneral = (http: Http): GeneralApi => bind(http, generalCalls);
export const bindAuthoring = (http: Http): AuthoringApi => bind(http, authoringCalls);

export function bindCabinet(http: Http): CabinetApi {
  return {
    accounts: bind(http, cabinetCalls.accounts),
    analytics: bind(http, cabinetCalls.analytics),
    awards: bind(http, cabinetCalls.awards),
    blocks: bind(http, cabinetCalls.blocks),
    certificates: bind(http, cabinetCalls.certificates),
    collection: bind(http, cabinetCalls.collection),
    courses: bind(http, cabinetCalls.courses),
    events: bind(http, cabinetCalls.events),
    exercises: bind(http, cabinetCalls.exercises),
    family: bind(http, cabinetCalls.family),
    files: bind(http, cabinetCalls.files),
    messages: bind(http, cabinetCalls.messages),
    partner: bind(http, cabinetCalls.partner),
    promo: bind(http, cabinetCalls.promo),
    users: bind(http, cabinetCalls.users),
    rating: bind(http, cabinetCalls.rating),
    school: bind(http, cabinetCalls.school),
    settings: bind(http, cabinetCalls.settings),
    shop: bind(http, cabinetCalls.shop),
    social: bind(http, cabinetCalls.social),
    trust: bind(http, cabinetCalls.trust),
  };
}
