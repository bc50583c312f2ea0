import type { Model } from '@logikit/contract';
import type { Sql } from '../../kernel/database/index.ts';
import { languageOf } from '../../kernel/words/index.ts';
import { type ProblemView, toProblemView } from './learner-problem.ts';
import { selectOpenProblem, selectProblem } from './problem.db.ts';
import { variantSecret } from './secret.db.ts';
import { selectThread } from './thread.db.ts';

type Language = keyof ProblemView['translations'];

export interface PublicProblem {
  readonly view: ProblemView;
  /** Grows with every change of the problem. */
  readonly version: number;
  /** The language that `view` is really in. */
  readonly language: Language;
  /** All that it can be had in. */
  readonly languages: readonly Language[];
}

export interface PublicThread {
  readonly translations: Model<'Thread'>['translations'];
  readonly language: Language;
  readonly languages: readonly Language[];
}

/** What anybody may see of a problem or a thread who is sent its address. Null for one that is not for everybody. */
export interface PublicContent {
  problem(id: number, locale: string): Promise<PublicProblem | null>;
  thread(id: number, locale: string): Promise<PublicThread | null>;
}

/** Nobody: the variants stand in an order of their own, which says nothing about any learner's. */
const NOBODY = 0;

/** NOTE: reads no secret but the one that mixes the variants, so nothing that is shared depends on the answer. */
export function createPublicContent(sql: Sql): PublicContent {
  let secret: Promise<string> | null = null;
  return {
    async problem(problemId, locale) {
      secret ??= variantSecret(sql);
      const scope = { secret: await secret, userId: NOBODY, problemId };
      return sql.begin(async (tx) => {
        const [row, problem] = [await selectProblem(tx, problemId), await selectOpenProblem(tx, problemId)];
        if (!row?.isOpen || row.isReserved || !problem) return null;
        const told = tongue(problem.content.translations, locale);
        return told && { view: toProblemView(problem, { scope, locale }), version: row.version, ...told };
      });
    },
    async thread(id, locale) {
      const thread = await selectThread(sql, id);
      if (!thread?.isEnabled || (thread.type !== 'chapter' && thread.type !== 'side')) return null;
      const { translations } = thread.content;
      const told = tongue(translations, locale);
      return told && { translations, ...told };
    },
  };
}

function tongue(texts: Readonly<Partial<Record<Language, unknown>>>, locale: string) {
  const language = languageOf(texts, locale);
  // The cast holds because texts are written by locale.
  return language && { language, languages: Object.keys(texts) as Language[] };
}
