import './family.css';
import type { Model } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { useWords } from '../../words/use-words.ts';
import { LearnButton } from './learn-button.tsx';

interface PupilCardProps {
  readonly pupil: Model<'FamilyPupil'>;
  readonly isHere: boolean;
}

/** One of the family, as those who share the device see them: a large face to begin with. */
export function PupilCard({ pupil, isHere }: PupilCardProps): ReactElement {
  const t = useWords('family');
  return (
    <li className="lk-card family-pupil">
      <Avatar avatar={pupil.avatar} border={pupil.avatarBorderUrl} size={96} />
      <h2>{pupil.displayName}</h2>
      <p>{t(`family.course.${pupil.targetLesson}`)}</p>
      {isHere ? <p className="family-here">{t('family.here')}</p> : <LearnButton pupil={pupil} />}
    </li>
  );
}
