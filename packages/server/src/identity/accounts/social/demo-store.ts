import type { Adapter, AdapterPayload } from 'oidc-provider';

const kept = new Map<string, AdapterPayload>();
const byGrant = new Map<string, Set<string>>();

/** What the demo provider remembers while this process lives. Its sign-ins are too few to ever fill it. */
export class DemoStore implements Adapter {
  readonly #kind: string;

  constructor(kind: string) {
    this.#kind = kind;
  }

  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    kept.set(this.#key(id), payload);
    if (payload.grantId === undefined) return;
    byGrant.set(payload.grantId, new Set([...(byGrant.get(payload.grantId) ?? []), this.#key(id)]));
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return kept.get(this.#key(id));
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return [...kept.values()].find((payload) => payload.uid === uid);
  }

  async findByUserCode(): Promise<undefined> {
    return undefined;
  }

  async consume(id: string): Promise<void> {
    const payload = kept.get(this.#key(id));
    if (payload) payload['consumed'] = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    kept.delete(this.#key(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const key of byGrant.get(grantId) ?? []) kept.delete(key);
    byGrant.delete(grantId);
  }

  #key(id: string): string {
    return `${this.#kind} ${id}`;
  }
}
