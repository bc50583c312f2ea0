// Printed from the contract by `pnpm api`; the compiler holds the two together.

export interface IdBody {
  readonly id: number;
}

export interface IdPath {
  readonly id: number;
}

/** The shapes above by name. */
export interface IdModels {
  readonly IdBody: IdBody;
  readonly IdPath: IdPath;
}
