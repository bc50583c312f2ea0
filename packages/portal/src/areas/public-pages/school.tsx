import { SchoolDoor } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { LeadForm } from '../../layout/reading/lead-form.tsx';
import { ReadingHero, ReadingPage } from '../../layout/reading/reading-page.tsx';
import { sitePath } from '../../words/locales.ts';
import { pageWords } from '../../words/page-words.ts';
import { usePageWords } from '../../words/use-page-words.ts';
import { useLocale } from '../../words/use-words.ts';
import { PillLinks } from '../../ui/pill-links.tsx';
import { type ClassTool, ClassTools } from './class-tools.tsx';

export const loader = pageWords('public', 'public-teacher', 'lead');

/** What each kind of school asks for first. */
const tools = {
  kindergarten: ['sheets', 'cards', 'consent', 'code', 'picture', 'tasks'],
  primary: ['code', 'tasks', 'picture', 'sheets', 'consent', 'cards'],
  tutor: ['cards', 'picture', 'tasks', 'sheets', 'consent', 'code'],
  club: ['code', 'picture', 'sheets', 'tasks', 'cards', 'consent'],
} as const satisfies Readonly<Record<string, readonly ClassTool[]>>;

type Kind = keyof typeof tools;

// The cast holds because the keys are what `Kind` is made of.
const kinds = Object.keys(tools) as readonly Kind[];

/** For schools of every kind, and for one kind where the address names it. */
export default function School(): ReactElement {
  const t = usePageWords('public-teacher');
  const locale = useLocale();
  const last = useLocation().pathname.split('/').filter(Boolean).at(-1);
  const kind = kinds.find((one) => one === last);
  const words = kind ?? 'any';
  const name = kind ? (`school/${kind}` as const) : 'school';
  return (
    <ReadingPage
      name={name}
      tab={t(`public-teacher.school.${words}.tab`)}
      description={t(`public-teacher.school.${words}.lead`)}
    >
      <ReadingHero
        title={t(`public-teacher.school.${words}.title`)}
        lead={t(`public-teacher.school.${words}.lead`)}
        Art={SchoolDoor}
      >
        <a className="lk-button" href={sitePath(locale, 'wizard/teacher-register')}>
          {t('public-teacher.action')}
        </a>
        <a className="text-link" href={sitePath(locale, 'teacher')}>
          {t('public-teacher.teachers')}
        </a>
      </ReadingHero>
      <div className="reading-page-part">
        <PillLinks label={t('public-teacher.kinds')}>
          {kinds.map((one) => (
            <a key={one} href={sitePath(locale, `school/${one}`)} aria-current={one === kind ? 'page' : undefined}>
              {t(`public-teacher.kind.${one}`)}
            </a>
          ))}
        </PillLinks>
      </div>
      <ClassTools tools={tools[kind ?? 'primary']} />
      <LeadForm kind="school" page={name} />
    </ReadingPage>
  );
}
