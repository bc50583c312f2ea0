// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { CallOptions } from '../../http/http.ts';
import type { CommonProfileAnswer, Interface, ServerTime, TokenAnswer, WebviewCode } from '../models/account.ts';
import type { Config, Languages, LanguagesQuery } from '../models/config.ts';
import type { StatusOk } from '../models/status.ts';
export interface GeneralApi {
  /** The signed-in profile, or null for a guest. */
  commonProfile(input?: Record<string, never>, options?: CallOptions): Promise<CommonProfileAnswer>;
  /** Feature flags, levels, target lessons and the figures that the site shows. */
  config(input?: Record<string, never>, options?: CallOptions): Promise<Config>;
  /** All languages, and the best one for this browser. */
  languages(input?: { readonly query?: LanguagesQuery }, options?: CallOptions): Promise<Languages>;
  /** Keeps the language and the theme that the learner chose. */
  saveInterface(input?: { readonly body?: Interface }, options?: CallOptions): Promise<StatusOk>;
  /** The clock that every timer follows. */
  serverTime(input?: Record<string, never>, options?: CallOptions): Promise<ServerTime>;
  /** A fresh token of the signed-in user. */
  userToken(input?: Record<string, never>, options?: CallOptions): Promise<TokenAnswer>;
  /** For an app: a code with which a page of ours in its webview gets a session of the caller, once. Refuses with `tooManyRequests`. */
  webviewCode(input?: Record<string, never>, options?: CallOptions): Promise<WebviewCode>;
}
