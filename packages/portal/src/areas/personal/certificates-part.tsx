import '../../report/report.css';
import './personal.css';
import './certificate/certificate.css';
import type { Model } from '@logikit/sdk';
import { Button, buttonLook, CertificateThumb } from '@logikit/widgets/ui';
import { useClient } from '@logikit/sdk/react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { routePath } from '../../paths/named-routes.ts';
import { ProgressBar } from '../../ui/charts/progress-bar.tsx';
import { NewMark } from '../../ui/new-mark.tsx';
import { formatNumber } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { IssueDialog } from './certificate/issue-dialog.tsx';
import type { CourseStand } from './load-personal.ts';

type Certificate = Model<'Certificate'>;

interface CertificatesPartProps {
  readonly courses: readonly CourseStand[];
  readonly others: readonly Certificate[];
  /** What stands on a certificate when nothing else is typed. */
  readonly name: string;
}

/** Each quarter of a course has a certificate: this says how far the next one is, and gives what is earned. */
export function CertificatesPart({ courses, others, name }: CertificatesPartProps): ReactElement {
  const t = useWords('personal');
  const words = useWords('certificate');
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const client = useClient();
  const isAnyNew = [...others, ...courses.flatMap(({ milestones }) => milestones)].some(({ isNew }) => isNew);
  // Follows what is shown: whoever stands here has seen it, and is offered it nowhere else any more.
  useEffect(() => {
    if (!isAnyNew) return;
    client.certificates
      .lookCertificateList()
      .catch((error: unknown) => client.log('The look at the certificates was not heard.', error));
  }, [client, isAnyNew]);
  const take = (id: number): void => {
    setChosen(id);
    dialog.current?.showModal();
  };
  return (
    <section className="report-part" id="certificates" aria-labelledby="certificates-title">
      <h2 id="certificates-title">{t('personal.certificates.title')}</h2>
      <div className="lk-card personal-certificates">
        <CertificateThumb />
        <div>
          <p>{words('certificate.part.text')}</p>
          {courses.length > 0 && (
            <ul>
              {courses.map((course) => (
                <li key={course.targetLesson}>
                  <Course course={course} onTake={take} />
                </li>
              ))}
            </ul>
          )}
          {others.length > 0 && <Certificates certificates={others} onTake={take} />}
        </div>
      </div>
      <IssueDialog dialog={dialog} certificateId={chosen} name={name} />
    </section>
  );
}

interface CourseProps {
  readonly course: CourseStand;
  readonly onTake: (certificateId: number) => void;
}

function Course({ course: { title, closed, problems, milestones }, onTake }: CourseProps): ReactElement {
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
      <span>{label}</span>
      <Certificates certificates={milestones} onTake={onTake} />
    </>
  );
}

interface CertificatesProps extends Pick<CourseProps, 'onTake'> {
  readonly certificates: readonly Certificate[];
}

function Certificates({ certificates, onTake }: CertificatesProps): ReactElement {
  const t = useWords('certificate');
  return (
    <ol className="certificate-stations" aria-label={t('certificate.part.stations')}>
      {certificates.map((certificate) => (
        <li key={certificate.id}>
          <span>
            {certificate.shortTitle} {certificate.isNew && <NewMark>{t('certificate.part.new')}</NewMark>}
          </span>
          <Way certificate={certificate} onTake={onTake} />
        </li>
      ))}
    </ol>
  );
}

interface WayProps extends Pick<CourseProps, 'onTake'> {
  readonly certificate: Certificate;
}

/** To the certificate, or to what is missing for it. */
function Way({ certificate, onTake }: WayProps): ReactElement {
  const t = useWords('certificate');
  const locale = useLocale();
  const { id, shortTitle, problemsCount, done, userCertificateId, canDoRequest } = certificate;
  if (userCertificateId !== null)
    return (
      <Link
        {...buttonLook({ tone: 'plain', size: 'small' })}
        to={routePath(locale, 'cabinet.certificate', { params: { id: String(userCertificateId) } })}
        aria-label={`${t('certificate.part.look')}: ${shortTitle}`}
      >
        {t('certificate.part.look')}
      </Link>
    );
  if (canDoRequest)
    return (
      <Button size="small" onClick={() => onTake(id)} aria-label={`${t('certificate.part.take')}: ${shortTitle}`}>
        {t('certificate.part.take')}
      </Button>
    );
  const left = (problemsCount ?? 0) - done.problemsCount;
  return <span>{t('certificate.part.left', { count: left, number: formatNumber(locale, left) })}</span>;
}
