// Printed from the contract by `pnpm api`; the compiler holds the two together.

export interface StatusOk {
  readonly status: 'ok';
}

/** The shapes above by name. */
export interface StatusModels {
  readonly StatusOk: StatusOk;
}
