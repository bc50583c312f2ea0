// Printed from the contract by `pnpm api`; the compiler holds the two together.

export interface IdBody {
  readonly id: number;
}

export interface IdPath {
  readonly id: number;
}

export interface StatusOk {
  readonly status: 'ok';
}

export interface TargetLessonBody {
  readonly targetLesson: 1 | 2 | 3 | 4 | 5;
}

/** The shapes above by name. */
export interface CommonModels {
  readonly IdBody: IdBody;
  readonly IdPath: IdPath;
  readonly StatusOk: StatusOk;
  readonly TargetLessonBody: TargetLessonBody;
}
