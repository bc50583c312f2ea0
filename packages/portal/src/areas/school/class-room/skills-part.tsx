import './class-room.css';
import type { Model } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { pupilPath } from '../../../paths/school.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';

type Level = Model<'ClassSkills'>['rows'][number]['levels'][number];

const levels = ['strong', 'steady', 'growing'] as const;

/** Kinds of puzzles by pupils: what comes easily, goes on, or still needs a hand. */
export function SkillsPart({ room: { pupils, skills } }: { readonly room: Model<'ClassRoom'> }): ReactElement | null {
  const t = useWords('teacher');
  const locale = useLocale();
  if (skills.rows.length === 0) return null;
  const nameOf = (userId: number): string => pupils.find((one) => one.userId === userId)?.name ?? '';
  return (
    <section className="lk-card class-room-skills">
      <header>
        <h2 id="skills-title">{t('teacher.skills.title')}</h2>
        {skills.kinds.length > 0 && (
          <ul>
            {[...levels, null].map((level) => (
              <li key={level}>
                <Mark level={level} />
                {t(`teacher.skills.${level ?? 'none'}`)}
              </li>
            ))}
          </ul>
        )}
      </header>
      {skills.kinds.length === 0 ? (
        <p>{t('teacher.skills.soon')}</p>
      ) : (
        <div className="class-room-scroll" tabIndex={0} role="region" aria-labelledby="skills-title">
          <table>
            <thead>
              <tr>
                <th scope="col">{t('teacher.skills.kind')}</th>
                {skills.rows.map(({ userId }) => (
                  <th key={userId} scope="col">
                    <Link to={pupilPath(locale, userId)}>{nameOf(userId)}</Link>
                  </th>
                ))}
                <th scope="col">{t('teacher.skills.strong')}</th>
              </tr>
            </thead>
            <tbody>
              {skills.kinds.map(({ family, title }, at) => (
                <tr key={family}>
                  <th scope="row">{title}</th>
                  {skills.rows.map((row) => (
                    <td key={row.userId}>
                      <Mark level={row.levels[at] ?? null} label={t(`teacher.skills.${row.levels[at] ?? 'none'}`)} />
                    </td>
                  ))}
                  <td>
                    {t('teacher.skills.count', {
                      number: skills.rows.filter((row) => row.levels[at] === 'strong').length,
                      total: skills.rows.length,
                    })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

/** A level by its shape, so that it is told without colours, too. */
function Mark({ level, label }: { readonly level: Level; readonly label?: string }): ReactElement {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className="class-room-mark" data-level={level ?? 'none'} viewBox="-14 -14 28 28" {...named}>
      {level === 'strong' && (
        <>
          <circle r="10.5" />
          <path className="class-room-tick" d="M-4.5.5l3.5 3.5L4.5-3" />
        </>
      )}
      {level === 'steady' && (
        <>
          <circle className="class-room-empty" r="10.5" />
          <path d="M-10.5 0a10.5 10.5 0 0 0 21 0Z" />
        </>
      )}
      {level === 'growing' && <path d="M0-12L12.5 10H-12.5Z" />}
      {level === null && <circle r="4" />}
    </svg>
  );
}
