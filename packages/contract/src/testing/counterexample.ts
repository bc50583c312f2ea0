// Before each test file: a property that has found a counterexample is tried again with the same values in the same
// order, when `scripts/second-chance.mjs` names its seed.
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

const seed = process.env['LOGIKIT_PROPERTY_SEED'];

if (seed !== undefined) {
  const { default: fc } = await import('fast-check');
  fc.configureGlobal({ seed: Number(seed) });
}

export {};
