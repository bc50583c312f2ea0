import { send } from '../http/send.ts';
import type { Model } from '../api/models.ts';
import * as general from '@logikit/contract/calls/surfaces/general';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Core } from '../core.ts';
import { ApiError, SdkError } from '../http/errors.ts';

export type CommonProfile = Model<'CommonProfile'>;

export type ProfileState =
  | { readonly status: 'unknown'; readonly profile: null }
  | { readonly status: 'loading'; readonly profile: null }
  | { readonly status: 'guest'; readonly profile: null }
  /** It did not come in time: who that is has to be asked again. */
  | { readonly status: 'late'; readonly profile: null }
  | { readonly status: 'ready'; readonly profile: CommonProfile };

/** The profile that the header and most pages show. */
export interface ProfileStore {
  readonly store: StoreApi<ProfileState>;
  /**
   * Loads it. The first answer is shared by all who wait for it; later, whoever asks has just changed something and must
   * not get an answer from before. Never throws: a refused or lost profile is a guest's; one that
   * does not come in time is `late`.
   */
  load(): Promise<CommonProfile | null>;
  /** Moves fields that the platform has told us by another way. */
  patch(fields: Partial<CommonProfile>): void;
  clear(): void;
}

const EMPTY: ProfileState = { status: 'unknown', profile: null };

export function createProfile(core: Core): ProfileStore {
  const store = createStore<ProfileState>(() => EMPTY);
  let loading: Promise<ProfileState> | undefined;

  async function ask(): Promise<ProfileState> {
    const before = store.getState();
    if (before.status !== 'ready') store.setState({ status: 'loading', profile: null }, true);
    try {
      const profile = (await send(core.http, general.getCommonProfile, {})).commonProfile;
      return profile ? { status: 'ready', profile } : { status: 'guest', profile: null };
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) core.refused(error);
      else core.log('The profile could not be loaded.', error);
      if (!(error instanceof SdkError && error.code === 'timeout')) return { status: 'guest', profile: null };
      // What was known before stays, with what has been moved meanwhile.
      return before.status === 'ready' ? store.getState() : { status: 'late', profile: null };
    }
  }

  async function load(): Promise<CommonProfile | null> {
    const own = ask();
    loading = own;
    const next = await own;
    // Cleared or asked for anew meanwhile: this answer is about the user before.
    if (loading !== own) return next.profile;
    loading = undefined;
    store.setState(next, true);
    return next.profile;
  }

  return {
    store,
    load: () => (store.getState().status === 'loading' ? loading?.then(({ profile }) => profile) : undefined) ?? load(),
    patch(fields) {
      const { profile } = store.getState();
      if (profile) store.setState({ status: 'ready', profile: { ...profile, ...fields } }, true);
    },
    clear() {
      loading = undefined;
      store.setState(EMPTY, true);
    },
  };
}
