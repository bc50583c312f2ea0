import { createProblemLibrary } from '../../content/catalog/index.ts';
import type { FeatureFactory } from '../../kernel/feature/index.ts';
import { toMessages } from './answer.ts';
import { ANSWER } from '../progress/index.ts';
import { passingRoutes } from './passing.routes.ts';
import { problemRoutes } from './problem.routes.ts';
import { createAnswering } from './submit.ts';

/** Opening a problem, taking a hint, answering. */
export const answering: FeatureFactory = ({ sql, databaseKind, config }) => {
  const library = createProblemLibrary();
  return {
    name: 'answering',
    routes: [
      ...passingRoutes(createAnswering({ sql, kind: databaseKind, library, burst: config.answerBurst }), library),
      ...problemRoutes(library),
    ],
    messages: { [ANSWER]: toMessages },
    prepare: () => library.prepare(sql),
  };
};
