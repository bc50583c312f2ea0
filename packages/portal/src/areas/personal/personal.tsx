import './personal.css';
import type { Model } from '@logikit/sdk';
import { useClient, useStore } from '@logikit/sdk/react';
import { CardPicture, ChevronIcon } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { client } from '../../client.ts';
import { CabinetShell } from '../../shell/cabinet-shell.tsx';
import { requireProfile } from '../../shell/guards.ts';
import { formatNumber } from '../../words/formatters.ts';
import { localeOf } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { loadWords } from '../../words/words.ts';
import { dashboardPath } from '../cabinet/paths.ts';
import { cardsPath } from '../collections/paths.ts';
import { Achievements } from './achievements.tsx';

export async function clientLoader(arrival: ClientLoaderFunctionArgs): Promise<Model<'Achievements'>> {
  await requireProfile(arrival);
  const locale = localeOf(new URL(arrival.request.url).pathname);
  const [achievements] = await Promise.all([
    client().awards.listAchievements(),
    loadWords(locale, ['personal', 'cabinet', 'public']),
  ]);
  return achievements;
}

/** Who I am here: how far I have come and what I have won. */
export default function Personal(): ReactElement {
  const t = useWords('personal');
  const cabinet = useWords('cabinet');
  const locale = useLocale();
  const { achievements } = useLoaderData<typeof clientLoader>();
  const profile = useStore(useClient().profile.store, (state) => state.profile);
  return (
    <CabinetShell
      eyebrow={profile ? cabinet('cabinet.level.title', { level: profile.level }) : ''}
      title={profile?.displayName || t('personal.title')}
      roadTo={dashboardPath(locale)}
    >
      <title>{t('personal.tab')}</title>
      <div className="me">
        {profile && <Progress profile={profile} />}
        <Link className="lk-card me-cards" to={cardsPath(locale)}>
          <span className="me-fan" aria-hidden>
            <CardPicture group="harbour" code="lighthouse" isOpened />
            <CardPicture group="forest" code="hedgehog" isOpened />
            <CardPicture group="space" code="rocket" isOpened />
          </span>
          <span>
            <b>{t('personal.cards.title')}</b>
            <span>{t('personal.cards.text')}</span>
          </span>
          <ChevronIcon />
        </Link>
        <Achievements achievements={achievements} />
      </div>
    </CabinetShell>
  );
}

function Progress({ profile }: { readonly profile: Model<'CommonProfile'> }): ReactElement {
  const t = useWords('personal');
  const locale = useLocale();
  const { allCompletedProblems, stars } = profile;
  return (
    <section className="lk-card me-progress">
      <h2>{t('personal.progress.title')}</h2>
      <dl>
        <div>
          <dt>{t('personal.progress.problems', { count: allCompletedProblems })}</dt>
          <dd>{formatNumber(locale, allCompletedProblems)}</dd>
        </div>
        <div>
          <dt>{t('personal.progress.stars', { count: stars })}</dt>
          <dd>{formatNumber(locale, stars)}</dd>
        </div>
      </dl>
    </section>
  );
}
