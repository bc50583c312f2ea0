import '../../../ui/stack.css';
import './class-room.css';
import type { Model } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { pupilPath } from '../../../paths/school.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { LastHere } from '../last-here.tsx';
import { weekBefore } from '../quiet.ts';

/** As many are named, and as many kinds of each. */
const NAMED = 4;
const KINDS = 2;

interface Needing {
  readonly pupil: Model<'ClassPupil'>;
  readonly isAway: boolean;
  /** Kinds of puzzles that are hard for this pupil. */
  readonly kinds: readonly string[];
}

/** Who has been away for a week, then who has most kinds still growing beside those that come easily. */
function needing({ pupils, skills }: Model<'ClassRoom'>, now: number): readonly Needing[] {
  const since = weekBefore(now);
  const countIn = (userId: number, level: 'strong' | 'growing'): number =>
    skills.rows.find((row) => row.userId === userId)?.levels.filter((one) => one === level).length ?? 0;
  const weightOf = ({ pupil, isAway }: Needing): number =>
    isAway ? Infinity : countIn(pupil.userId, 'growing') - countIn(pupil.userId, 'strong');
  return pupils
    .filter(({ state }) => state === 'joined')
    .map((pupil): Needing => {
      const levels = skills.rows.find(({ userId }) => userId === pupil.userId)?.levels ?? [];
      return {
        pupil,
        isAway: pupil.lastDay === null || pupil.lastDay < since,
        kinds: skills.kinds.filter((_, at) => levels[at] === 'growing').map(({ title }) => title),
      };
    })
    .filter(({ isAway, kinds }) => isAway || kinds.length > 0)
    .sort((a, b) => (weightOf(b) === weightOf(a) ? 0 : weightOf(b) - weightOf(a)));
}

interface HandPartProps {
  readonly room: Model<'ClassRoom'>;
  /** The moment of the platform, epoch in ms. */
  readonly now: number;
}

/** Who needs a hand, and with what. */
export function HandPart({ room, now }: HandPartProps): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  const all = needing(room, now);
  const joined = room.pupils.filter(({ state }) => state === 'joined').length;
  return (
    <section className="lk-card stack-card" aria-labelledby="hand-title">
      <h2 id="hand-title">{t('teacher.hand.title')}</h2>
      <ul className="class-room-hand">
        {all.slice(0, NAMED).map(({ pupil: { userId, name, lastDay }, isAway, kinds }) => (
          <li key={userId}>
            <span className="class-room-letter" aria-hidden>
              {String.fromCodePoint(name.codePointAt(0) ?? 0x20)}
            </span>
            <div>
              <h3>{name === '' ? t('teacher.pupil.nameless') : name}</h3>
              {isAway && (
                <p>
                  <LastHere day={lastDay} />
                </p>
              )}
              {kinds.length > 0 && <p>{t('teacher.hand.growing', { kinds: kinds.slice(0, KINDS).join(', ') })}</p>}
              <Link
                className="text-link"
                to={pupilPath(locale, userId)}
                aria-label={`${t('teacher.pupil.open')}: ${name}`}
              >
                {t('teacher.pupil.open')}
              </Link>
            </div>
          </li>
        ))}
      </ul>
      {joined > all.length && <p>{t(all.length === 0 ? 'teacher.hand.none' : 'teacher.hand.rest')}</p>}
      {joined === 0 && <p>{t('teacher.pupils.none.title')}</p>}
    </section>
  );
}
