import { client } from '../../../client/client.ts';
import { type ExerciseAddress, tiersOf } from '../../../paths/training.ts';

export interface Practice {
  readonly targetLesson: ExerciseAddress['targetLesson'];
  /** Every tier with the first of its blocks that is not completed. */
  readonly tiers: readonly { readonly tier: ExerciseAddress['complexity']; readonly next: number }[];
}

export async function loadPractice(targetLesson: ExerciseAddress['targetLesson']): Promise<Practice> {
  const tiers = await Promise.all(
    tiersOf(targetLesson).map(async (tier) => {
      const { blocks } = await client().exercises.getExercise({ params: { a: targetLesson, b: tier } });
      return { tier, next: blocks.find(({ isCompleted }) => !isCompleted)?.number ?? 1 };
    }),
  );
  return { targetLesson, tiers };
}
