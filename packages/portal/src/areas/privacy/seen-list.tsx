import './privacy.css';
import type { Model } from '@logikit/sdk';
import { BookIcon, EyeIcon, EyeOffIcon, HomeIcon, PeopleIcon, RatingIcon } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { useWords } from '../../words/use-words.ts';

interface SeenListProps {
  readonly pupil: Model<'SeenPupil'>;
  readonly isAllowed: boolean;
}

/** Where a pupil is seen by others, and as whom (rule D-234). */
export function SeenList({ pupil, isAllowed }: SeenListProps): ReactElement {
  const t = useWords('privacy');
  const { name, missing, nickname, knownAs, city, school, classes } = pupil;
  const isSeen = missing.length === 0;
  return (
    <div className="privacy-seen-by">
      <h3>{t('privacy.seen.of', { name })}</h3>
      <ul className="privacy-seen">
        {isSeen ? (
          <Fact icon={<EyeIcon />} text={t('privacy.seen.strangers', { name: nickname })} />
        ) : (
          <Fact icon={<EyeOffIcon />} text={t(isAllowed ? 'privacy.seen.later' : 'privacy.seen.nobody')} />
        )}
        {isSeen && <Fact icon={<PeopleIcon />} text={t('privacy.seen.friends', { name: knownAs })} />}
        {city !== null && <Fact icon={<HomeIcon />} text={t('privacy.seen.city', { city })} />}
        {school !== null && <Fact icon={<BookIcon />} text={t('privacy.seen.school', { school })} />}
        {classes.length > 0 && (
          <Fact icon={<RatingIcon />} text={t('privacy.seen.class', { name: knownAs, classes: classes.join(', ') })} />
        )}
      </ul>
    </div>
  );
}

function Fact({ icon, text }: { readonly icon: ReactElement; readonly text: string }): ReactElement {
  return (
    <li>
      {icon}
      <span>{text}</span>
    </li>
  );
}
