import { bind } from '../http/bind.ts';
import type { Http } from '../http/http.ts';
import type { AuthoringApi, CabinetApi, GeneralApi } from './methods.ts';
import { authoringCalls, cabinetCalls, generalCalls } from './tables.ts';

export const bindGeneral = (http: Http): GeneralApi => bind(http, generalCalls);
export const bindAuthoring = (http: Http): AuthoringApi => bind(http, authoringCalls);

export function bindCabinet(http: Http): CabinetApi {
  return {
    analytics: bind(http, cabinetCalls.analytics),
    awards: bind(http, cabinetCalls.awards),
    blocks: bind(http, cabinetCalls.blocks),
    certificates: bind(http, cabinetCalls.certificates),
    collection: bind(http, cabinetCalls.collection),
    courses: bind(http, cabinetCalls.courses),
    events: bind(http, cabinetCalls.events),
    exercises: bind(http, cabinetCalls.exercises),
    files: bind(http, cabinetCalls.files),
    partner: bind(http, cabinetCalls.partner),
    users: bind(http, cabinetCalls.users),
    rating: bind(http, cabinetCalls.rating),
    settings: bind(http, cabinetCalls.settings),
    shop: bind(http, cabinetCalls.shop),
    social: bind(http, cabinetCalls.social),
  };
}
