import type { Model } from '@logikit/sdk';
import { client } from '../../../client/client.ts';

export interface SchoolNews {
  readonly assignments: readonly Model<'MyAssignment'>[];
  /** A teacher waits for this person's word. */
  readonly asks: boolean;
  readonly isTeacher: boolean;
  readonly hasPupils: boolean;
}

/** What schools have for this person today. Without a connection, or where they do not answer, today goes on without them. */
export async function loadSchoolNews({ perms }: Pick<Model<'CommonProfile'>, 'perms'>): Promise<SchoolNews> {
  const { school } = client();
  const without = (error: unknown): { readonly data: [] } => {
    client().log('The day begins without its school', error);
    return { data: [] };
  };
  const [assignments, places] = await Promise.all([
    school.listMyAssignments().catch(without),
    school.listClassPlaces().catch(without),
  ]);
  return {
    assignments: assignments.data,
    asks: places.data.some(({ state, agreesHere }) => state === 'waiting' && agreesHere),
    isTeacher: perms.includes('teacher'),
    hasPupils: perms.includes('card'),
  };
}
