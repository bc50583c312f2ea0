/*
 * Preloaded into a process of the platform (`--import`): its clock goes a hundred times slower. For tests in which
 * nothing may grow back or run out, however long they take on a machine that is busy otherwise.
 */
const Real = Date;
const from = Real.now();
const now = (): number => from + Math.floor((Real.now() - from) / 100);

globalThis.Date = new Proxy(Real, {
  construct: (target, given: unknown[], made) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, made) as Date,
  apply: () => new Real(now()).toString(),
  get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
});

export {};
