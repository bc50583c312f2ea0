import { bind } from '../http/bind.ts';
import type { Http } from '../http/http.ts';
import type { ShopApi } from './methods.ts';
import { cartCalls } from './tables.ts';

/** What a page of a partner may do in the shop: look and collect. */
export const bindCart = (http: Http): Pick<ShopApi, keyof typeof cartCalls> => bind(http, cartCalls);
