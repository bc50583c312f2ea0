/** What goes wrong next. The first fault that fits a request is used up by it. */
export type Fault = { readonly path?: RegExp; readonly times?: number } & (
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** The connection is cut; `afterEffect`: once the platform has done what was asked. */
  | { readonly kind: 'cut'; readonly afterEffect?: boolean }
  /** Nothing comes back until the promise resolves. */
  | { readonly kind: 'hold'; readonly until: Promise<unknown> }
);

export interface Faults {
  add(fault: Fault): void;
  take(path: string): Fault | undefined;
  clear(): void;
}

export function createFaults(): Faults {
  let waiting: { fault: Fault; left: number }[] = [];
  return {
    add: (fault) => void waiting.push({ fault, left: fault.times ?? 1 }),
    take(path) {
      const found = waiting.find(({ fault }) => fault.path?.test(path) ?? true);
      if (found) found.left -= 1;
      waiting = waiting.filter(({ left }) => left > 0);
      return found?.fault;
    },
    clear: () => void (waiting = []),
  };
}
