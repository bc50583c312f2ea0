import type { ReactElement } from 'react';
import { ReadingCards, ReadingQuestions } from '../../layout/reading/reading-page.tsx';
import { useWords } from '../../words/use-words.ts';

export type ClassTool = 'code' | 'tasks' | 'picture' | 'sheets' | 'consent' | 'cards';

const questions = ['price', 'data', 'devices'] as const;

/** What a class gets, and what its teacher asks first. */
export function ClassTools({ tools }: { readonly tools: readonly ClassTool[] }): ReactElement {
  const t = useWords('public-teacher');
  return (
    <>
      <ReadingCards
        title={t('public-teacher.tools.title')}
        items={tools.map((key) => ({
          key,
          title: t(`public-teacher.tool.${key}.title`),
          text: t(`public-teacher.tool.${key}.text`),
        }))}
      />
      <ReadingQuestions
        title={t('public-teacher.questions.title')}
        items={questions.map((key) => ({
          key,
          title: t(`public-teacher.question.${key}.title`),
          text: t(`public-teacher.question.${key}.text`),
        }))}
      />
    </>
  );
}
