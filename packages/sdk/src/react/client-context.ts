import { createContext, createElement, type ReactNode, useContext } from 'react';
import { useStore as useZustand } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { Client } from '../client.ts';

const ClientContext = createContext<Client | null>(null);

export interface LogikitProviderProps {
  readonly client: Client;
  readonly children?: ReactNode;
}

/** Hands a client to everything below. It neither opens nor closes it: whoever made it does. */
export function LogikitProvider({ client, children }: LogikitProviderProps): ReactNode {
  return createElement(ClientContext.Provider, { value: client }, children);
}

/** The client of the nearest provider. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useClient() found no client. Wrap the tree in <LogikitProvider client={…}>.');
  return client;
}

/** What the selector takes from a store of the client; draws anew when that changes. */
export function useStore<State, Part = State>(store: StoreApi<State>, selector?: (state: State) => Part): Part {
  // Without a selector the part is the whole state.
  return useZustand(store, selector ?? ((state) => state as unknown as Part));
}
