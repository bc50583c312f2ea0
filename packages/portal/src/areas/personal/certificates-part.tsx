import '../../report/report.css';
import './personal.css';
import { CertificateThumb } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { ProgressBar } from '../../ui/charts/progress-bar.tsx';
import { formatNumber } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import type { CourseStand } from './load-personal.ts';

/** A certificate comes with a finished course: this says how far each one is. */
export function CertificatesPart({ courses }: { readonly courses: readonly CourseStand[] }): ReactElement {
  const t = useWords('personal');
  return (
    <section className="report-part" id="certificates" aria-labelledby="certificates-title">
      <h2 id="certificates-title">{t('personal.certificates.title')}</h2>
      <div className="lk-card personal-certificates">
        <CertificateThumb />
        <div>
          <p>{t('personal.certificates.text')}</p>
          {courses.length > 0 && (
            <ul>
              {courses.map((course) => (
                <li key={course.id}>
                  <Course course={course} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}

function Course({ course: { title, closed, problems } }: { readonly course: CourseStand }): ReactElement {
  const t = useWords('personal');
  const locale = useLocale();
  const label = t('personal.certificates.progress', {
    closed: formatNumber(locale, closed),
    problems: formatNumber(locale, problems),
  });
  return (
    <>
      <b>{title}</b>
      <ProgressBar value={closed} max={problems} label={label} />
      <span>{closed >= problems ? t('personal.certificates.finished') : label}</span>
    </>
  );
}
