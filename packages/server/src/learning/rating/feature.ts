import type { FeatureFactory } from '../../kernel/feature/index.ts';
import { deletePoints, movePoints } from './rating.db.ts';
import { follow, ratingConsumer } from './rating-consumer.ts';

/** Points, seasons and who stands where. Boards are asked for by whoever knows friends and classes. */
export const rating: FeatureFactory = ({ clock }) => ({
  name: 'rating',
  consumers: [ratingConsumer(clock)],
  person: {
    // Points come with progress, which is asked for already.
    hasProgress: async () => false,
    move: async (tx, change) => {
      await movePoints(tx, change);
      await follow(tx, [change.to], clock.now());
    },
    erase: deletePoints,
  },
});
