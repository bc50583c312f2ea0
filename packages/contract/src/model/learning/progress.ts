import { Type } from '@sinclair/typebox';
import { Count, object, Stars } from '../basics.ts';

export const ProblemProgress = object(
  { count: Count, amountOfMistakes: Count, stars: Stars, isFinal: Type.Boolean(), correctCount: Count },
  'All passings of one problem by one learner in one context (rule D-022)',
);
