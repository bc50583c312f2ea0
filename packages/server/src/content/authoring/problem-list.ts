import { complexitiesOf, type Model, type TargetLesson, type Tier } from '@logikit/contract';
import { titlesOfFamily } from '@logikit/problems';
import type { Tx } from '../../kernel/database/index.ts';
import { textIn } from '../../kernel/words/index.ts';
import { sliceOf, toPage } from '../../kernel/http/index.ts';
import { type Filter, type ListedRow, selectProblems } from './problem-list.db.ts';

type Query = Model<'ProblemQuery'>;

interface Reader {
  readonly tx: Tx;
  readonly locale: string;
  readonly isEditor: boolean;
}

/** A page of problems: enabled ones for a learner, all with every filter for an editor. */
export async function readProblems({ tx, locale, isEditor }: Reader, query: Query): Promise<Model<'ProblemList'>> {
  const found = await selectProblems(tx, filterOf(query, isEditor), sliceOf(query));
  return toPage(query, { total: found.total, rows: found.rows.map((row) => toListed(row, locale)) });
}

function filterOf({ targetLesson, complexity, tier, isEnabled, tag }: Query, isEditor: boolean): Filter {
  const asked = isEnabled === undefined ? null : isEnabled === 1;
  return {
    targetLesson: targetLesson ?? null,
    complexities: chosenComplexities({ targetLesson, complexity, tier }),
    isEnabled: isEditor ? asked : true,
    tag: tag ?? null,
    isForLearners: !isEditor,
  };
}

/** A tier says something only of a target lesson (rule D-011); a tier that the lesson does not have holds no problem. */
function chosenComplexities({ targetLesson, complexity, tier }: Pick<Query, 'targetLesson' | 'complexity' | 'tier'>) {
  const ofTier = tier === undefined || targetLesson === undefined ? null : tierOf(targetLesson, tier as Tier); // 1…3 by the schema
  if (complexity === undefined) return ofTier;
  return ofTier === null || ofTier.includes(complexity) ? [complexity] : [];
}

function tierOf(targetLesson: TargetLesson, tier: Tier): readonly number[] {
  return complexitiesOf(targetLesson, tier) ?? [];
}

function toListed({ family, titles, tags, ...row }: ListedRow, locale: string): Model<'ProblemList'>['data'][number] {
  return { ...row, tags: tags ?? [], title: textIn(titles ?? titlesOfFamily(family ?? ''), locale) ?? '' };
}
