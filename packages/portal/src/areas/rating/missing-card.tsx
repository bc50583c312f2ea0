import { useClient, useStore } from '@logikit/sdk/react';
import type { Model } from '@logikit/sdk';
import { buttonLook } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { routePath } from '../../paths/named-routes.ts';
import { useLocale, useWords } from '../../words/use-words.ts';

type Lack = Model<'RatingPage'>['missing'][number];

/** What has to come first is told first. */
const order: readonly Lack[] = ['account', 'preschool', 'parent', 'agreement', 'city', 'school', 'points', 'people'];

interface MissingCardProps {
  readonly missing: readonly Lack[];
  /** Where the next problem is; null where no way leads out of the boards. */
  readonly goOn: string | null;
}

/** Why one has no place on this board, and the one step that leads there. */
export function MissingCard({ missing, goOn }: MissingCardProps): ReactElement | null {
  const t = useWords('rating');
  const locale = useLocale();
  const { profile } = useClient();
  const isPupil = useStore(profile.store, (state) => state.status === 'ready' && state.profile.who === 'pupil');
  const lack = order.find((one) => missing.includes(one));
  if (!lack) return null;
  // A child cannot set it: the words say who can.
  const isForGrownUps = isPupil && (lack === 'agreement' || lack === 'city' || lack === 'school');
  const setting = `${routePath(locale, 'cabinet.settings')}#rating`;
  const ways: Partial<Record<Lack, string>> = {
    agreement: setting,
    city: setting,
    school: setting,
    points: goOn ?? '',
  };
  const to = isForGrownUps || goOn === null ? undefined : ways[lack];
  return (
    <section className="lk-card rating-missing" aria-labelledby="rating-missing">
      <div>
        <h2 id="rating-missing">{t(`rating.missing.${lack}.title`)}</h2>
        <p>{t(isForGrownUps ? 'rating.missing.grownUp' : `rating.missing.${lack}.text`)}</p>
      </div>
      {to !== undefined && (
        <Link {...buttonLook({ size: 'small' })} to={to}>
          {t(lack === 'points' ? 'rating.missing.goOn' : 'rating.missing.settings')}
        </Link>
      )}
    </section>
  );
}
