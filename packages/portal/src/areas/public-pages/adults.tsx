import { AdultDoor } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { LiveProblem } from '../../layout/reading/live-problem.tsx';
import { ReadingCards, ReadingHero, ReadingPage, ReadingQuestions } from '../../layout/reading/reading-page.tsx';
import { pageWords } from '../../words/page-words.ts';
import { usePageWords } from '../../words/use-page-words.ts';

export const loader = pageWords('public', 'public-adults');

const families = ['truth', 'zebra', 'crypt', 'matrix', 'match', 'space'] as const;
const steps = ['solve', 'understand', 'goOn'] as const;
const questions = ['account', 'price', 'iq'] as const;

export default function Adults(): ReactElement {
  const t = usePageWords('public-adults');
  return (
    <ReadingPage name="adults" tab={t('public-adults.tab')} description={t('public-adults.description')}>
      <ReadingHero title={t('public-adults.title')} lead={t('public-adults.lead')} Art={AdultDoor}>
        <a className="lk-button" href="#problem">
          {t('public-adults.action')}
        </a>
      </ReadingHero>
      <LiveProblem audience="adult" />
      <ReadingCards
        title={t('public-adults.families.title')}
        items={families.map((key) => ({
          key,
          title: t(`public-adults.family.${key}.title`),
          text: t(`public-adults.family.${key}.text`),
        }))}
      />
      <ReadingCards
        title={t('public-adults.steps.title')}
        items={steps.map((key) => ({
          key,
          title: t(`public-adults.step.${key}.title`),
          text: t(`public-adults.step.${key}.text`),
        }))}
      />
      <ReadingQuestions
        title={t('public-adults.questions.title')}
        items={questions.map((key) => ({
          key,
          title: t(`public-adults.question.${key}.title`),
          text: t(`public-adults.question.${key}.text`),
        }))}
      />
    </ReadingPage>
  );
}
