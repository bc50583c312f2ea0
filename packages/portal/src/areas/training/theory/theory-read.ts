import type { Model } from '@logikit/sdk';
import { useEffect } from 'react';
import { client } from '../../../client/client.ts';

/** Follows what lies open: the goals of the day count an article that is read. Null while none is. */
export function useTheoryRead(read: Model<'TheoryRead'> | null): void {
  const { theoryId, problemId } = read ?? {};
  useEffect(() => {
    if (theoryId === undefined && problemId === undefined) return;
    const body = { ...(theoryId !== undefined && { theoryId }), ...(problemId !== undefined && { problemId }) };
    client()
      .awards.tellTheoryRead({ body })
      .catch((error: unknown) => client().log('The article is not counted', error));
  }, [theoryId, problemId]);
}
