import { AdultDoor, PreschoolDoor, SchoolDoor } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { LiveProblem } from '../../layout/reading/live-problem.tsx';
import { ReadingCards, ReadingHero, ReadingPage } from '../../layout/reading/reading-page.tsx';
import { sitePath } from '../../words/locales.ts';
import { pageWords } from '../../words/page-words.ts';
import { usePageWords } from '../../words/use-page-words.ts';
import { useLocale } from '../../words/use-words.ts';

export const loader = pageWords('public', 'promo-new2');

type Step = 'start' | 'child' | 'adult' | 'plan' | 'offer';

const steps = {
  start: { Art: PreschoolDoor, actions: ['child', 'adult'], cards: null },
  child: { Art: SchoolDoor, actions: [], cards: null },
  adult: { Art: AdultDoor, actions: [], cards: null },
  plan: { Art: SchoolDoor, actions: ['next'], cards: { title: 'how', keys: ['idea', 'mistake', 'picture'] } },
  offer: { Art: AdultDoor, actions: ['next', 'free'], cards: { title: 'what', keys: ['all', 'once', 'back', 'code'] } },
} as const satisfies Readonly<Record<Step, object>>;

/** Where the ways of the steps lead. */
const ways: Readonly<Record<string, string>> = {
  'start.child': 'promo-new2/child',
  'start.adult': 'promo-new2/adult',
  'plan.next': 'promo-new2/offer',
  'offer.next': 'stripe/init',
  'offer.free': 'start',
};

/** A story in five steps, each a page of its own: for whom, a problem, what it trains, what there is to get, payment. */
export default function Story(): ReactElement {
  const t = usePageWords('promo-new2');
  const locale = useLocale();
  const last = useLocation().pathname.split('/').filter(Boolean).at(-1);
  const step = (Object.keys(steps) as readonly Step[]).find((one) => one === last) ?? 'start';
  const { Art, actions, cards } = steps[step];
  return (
    <ReadingPage
      name={`promo-new2/${step}`}
      tab={t(`promo-new2.${step}.tab`)}
      description={t(`promo-new2.${step}.description`)}
    >
      <ReadingHero title={t(`promo-new2.${step}.title`)} lead={t(`promo-new2.${step}.lead`)} Art={Art}>
        {actions.map((action) => (
          <a
            key={action}
            className={action === 'free' ? 'text-link' : 'lk-button'}
            href={sitePath(locale, ways[`${step}.${action}`] ?? '')}
          >
            {t(`promo-new2.${step}.${action}`)}
          </a>
        ))}
      </ReadingHero>
      {(step === 'child' || step === 'adult') && (
        <LiveProblem
          audience={step}
          next={{ href: sitePath(locale, 'promo-new2/plan'), label: t(`promo-new2.${step}.next`) }}
        />
      )}
      {cards && (
        <ReadingCards
          title={t(`promo-new2.${step}.${cards.title}`)}
          items={cards.keys.map((key) => ({
            key,
            title: t(`promo-new2.${step}.${key}.title`),
            text: t(`promo-new2.${step}.${key}.text`),
          }))}
        />
      )}
    </ReadingPage>
  );
}
