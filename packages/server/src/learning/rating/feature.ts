import { numbers } from '@logikit/contract';
import type { FeatureFactory } from '../../kernel/feature/index.ts';
import { deletePoints, movePoints } from './rating.db.ts';
import { follow, RATING, ratingConsumer } from './rating-consumer.ts';
import { deleteResults, moveResults } from './result.db.ts';
import { turnLeagues } from './settling.ts';

/** Points, seasons, leagues and who stands where. Boards are asked for by whoever knows friends and classes. */
export const rating: FeatureFactory = ({ clock, sql }) => ({
  name: 'rating',
  consumers: [ratingConsumer(clock)],
  rounds: [
    {
      name: 'leagues',
      everyMs: numbers.rating.roundSeconds * 1000,
      run: (isClosed) => turnLeagues({ sql, clock, isClosed, consumer: RATING }),
    },
  ],
  person: {
    // Points come with progress, which is asked for already.
    hasProgress: async () => false,
    move: async (tx, change) => {
      await movePoints(tx, change);
      await moveResults(tx, change);
      await follow(tx, [change.to], clock.now());
    },
    erase: async (tx, userId) => {
      await deletePoints(tx, userId);
      // Behind their points: a season that is being settled has written its results when these are let go.
      await deleteResults(tx, userId);
    },
  },
});
