import type { Model } from '../api/models.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What is being solved, and where (entity E-016). Null is what does not belong to the place. */
export interface TrainingState {
  readonly problem: Model<'LearnerProblem'> | null;
  readonly passing: Model<'Passing'> | null;
  readonly block: Model<'Block'> | null;
  readonly blockProgress: Model<'Block'>['blockProgress'] | null;
  readonly thread: Model<'Thread'> | null;
  readonly threadProgress: Model<'ThreadProgress'> | null;
  readonly exercise: Model<'Exercise'> | null;
  readonly exerciseBlock: Model<'ExerciseBlock'> | null;
  readonly exerciseBlockProgress: Model<'ExerciseBlockProgress'> | null;
  readonly goals: readonly Model<'DailyGoalState'>[];
}

export type TrainingPlace = 'thread' | 'block' | 'exercise' | 'event' | 'problem';
type Field = keyof TrainingState;

const EVERYWHERE: readonly Field[] = ['problem', 'passing', 'goals'];
const FIELDS: Readonly<Record<TrainingPlace, readonly Field[]>> = {
  thread: [...EVERYWHERE, 'thread', 'threadProgress'],
  block: [...EVERYWHERE, 'block', 'blockProgress', 'thread', 'threadProgress'],
  exercise: [...EVERYWHERE, 'exercise', 'exerciseBlock', 'exerciseBlockProgress'],
  event: [...EVERYWHERE, 'thread', 'threadProgress'],
  problem: EVERYWHERE,
};

const EMPTY: TrainingState = {
  problem: null,
  passing: null,
  block: null,
  blockProgress: null,
  thread: null,
  threadProgress: null,
  exercise: null,
  exerciseBlock: null,
  exerciseBlockProgress: null,
  goals: [],
};

/** Holds each thing in its place and forgets the others. */
export interface TrainingStore {
  readonly store: StoreApi<TrainingState>;
  /** Goes to a place; what does not belong there is forgotten. */
  enter(place: TrainingPlace, values?: Partial<TrainingState>): void;
  /** Changes what is held. Fields that do not belong to the place are not taken. */
  set(values: Partial<TrainingState>): void;
  /** Forgets everything. */
  leave(): void;
}

export function createTraining(): TrainingStore {
  const store = createStore<TrainingState>(() => EMPTY);
  let held: readonly Field[] = [];
  const keep = (values: Partial<TrainingState>): Partial<TrainingState> =>
    Object.fromEntries(Object.entries(values).filter(([field]) => held.includes(field as Field)));

  return {
    store,
    enter(place, values = {}) {
      held = FIELDS[place];
      store.setState({ ...EMPTY, ...keep(store.getState()), ...keep(values) }, true);
    },
    set: (values) => store.setState(keep(values)),
    leave() {
      held = [];
      store.setState(EMPTY, true);
    },
  };
}
