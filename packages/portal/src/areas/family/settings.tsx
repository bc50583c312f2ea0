import './family.css';
import { buttonLook } from '@logikit/widgets/ui';
import { Fragment, type ReactElement } from 'react';
import { Link, useLoaderData, useSearchParams } from 'react-router';
import { page } from '../../app/page.ts';
import { OfficePage } from '../../layout/cabinet/office-page.tsx';
import { LocaleSwitch } from '../../layout/locale-switch.tsx';
import { routePath } from '../../paths/named-routes.ts';
import { PasskeysPart } from '../../auth/passkeys.tsx';
import { RemindersPart } from './reminders.tsx';
import { SessionsPart } from '../../auth/sessions.tsx';
import { ThemeSwitch } from '../../layout/theme-switch.tsx';
import { PillLinks } from '../../ui/pill-links.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { AccountPart, PasswordPart, RegionPart, UsernamePart } from './account-parts.tsx';
import { AvatarPart } from './avatar-part.tsx';
import { DeskPart } from './desk-part.tsx';
import { ParentGate } from '../../forms/parent-gate.tsx';
import { LearnerPart } from './learner-part.tsx';
import { loadSettings, type SettingsData } from './load-family.ts';
import { Part } from '../../forms/form-parts.tsx';
import { MtsPart } from './mts-part.tsx';
import { RatingPart } from './rating-part.tsx';
import { ResetPart } from './reset-part.tsx';
import { ShopPart } from './shop-part.tsx';
import { SoundPart } from './sound-part.tsx';

export const clientLoader = page({
  areas: ['family', 'access', 'privacy'],
  requires: 'profile',
  load: ({ profile }) => loadSettings(profile),
});

/** What somebody sets for themselves, and behind the gate what a grown-up decides, also for each pupil. */
export default function SettingsPage(): ReactElement {
  const t = useWords('family');
  const data = useLoaderData<typeof clientLoader>();
  const [search] = useSearchParams();
  const { me, family, zone, settings, avatars, profile, schedule, mts } = data;
  const isOpen = zone.isOpen;
  const card = isOpen ? settings.find(({ userId }) => String(userId) === search.get('card')) : undefined;
  const shown = card ?? settings.find(({ userId }) => userId === me.userId);
  if (!shown) throw new Error('The settings of the signed-in person are missing');
  const isOwn = shown.userId === me.userId;
  const pupil = family.pupils.find(({ cardId }) => cardId === shown.userId);
  const name = pupil?.displayName ?? me.displayName;
  const face = isOwn ? { avatar: me.avatar, border: me.avatarBorderUrl } : faceOf(pupil);
  const isGrownUp = isOpen && me.cardId === null && isOwn;
  const hasAccount = isGrownUp && !me.anonymous;
  const parts = {
    face: <AvatarPart userId={shown.userId} isOwn={isOwn} face={face} chosen={shown} avatars={avatars} />,
    learner: <LearnerPart settings={shown} isOwn={isOwn} />,
    sound: isOwn && <SoundPart audio={shown.audio} />,
    reminders: isOwn && <RemindersPart schedule={schedule} />,
    look: isOwn && <LookPart />,
    gate: !isOpen && <ParentGate zone={zone} />,
    username: isOpen && <UsernamePart settings={shown} isOwn={isOwn} />,
    account: hasAccount && <AccountPart profile={profile} />,
    password: hasAccount && <PasswordPart />,
    access: hasAccount && <AccessPart />,
    region: isGrownUp && <RegionPart countryCode={shown.countryCode} />,
    shop: isOpen && isOwn && me.who !== 'pupil' && !me.anonymous && <ShopPart />,
    desk: isOpen && isOwn && profile.duties.length > 0 && <DeskPart duties={profile.duties} />,
    mts: isOpen && isOwn && mts.length > 0 && <MtsPart subscriptions={mts} />,
    rating: isOpen && (me.cardId === null || !isOwn) && <RatingPart settings={shown} isOwn={isOwn} />,
    reset: isOpen && (me.cardId === null || !isOwn) && <ResetPart settings={shown} name={name} />,
  };
  return (
    <OfficePage eyebrow={name} title={t('family.settings')}>
      <title>{t('family.settings.tab')}</title>
      <div className="family" key={shown.userId}>
        {isOpen && family.isOwner && family.pupils.length > 0 && <Whose data={data} shown={shown.userId} />}
        <Contents parts={parts} />
        {Object.entries(parts).map(([key, part]) => (
          <Fragment key={key}>{part}</Fragment>
        ))}
        <Ways isOwn={isOwn} />
      </div>
    </OfficePage>
  );
}

/** What has no name of its own to lead to. */
const unnamed: readonly string[] = ['gate', 'access'];

/** Ways to the parts of a long page. */
function Contents({ parts }: { readonly parts: Readonly<Record<string, ReactElement | false>> }): ReactElement {
  const t = useWords('family');
  return (
    <PillLinks label={t('family.sections')}>
      {Object.entries(parts)
        .filter(([key, part]) => part !== false && !unnamed.includes(key))
        .map(([key]) => (
          <a key={key} href={`#${key}`}>
            {t(`family.${key}.title`)}
          </a>
        ))}
    </PillLinks>
  );
}

function AccessPart(): ReactElement {
  return (
    <div className="lk-card form-part family-access">
      <PasskeysPart />
      <SessionsPart />
    </div>
  );
}

function LookPart(): ReactElement {
  const t = useWords('family');
  return (
    <Part id="look" title={t('family.look.title')}>
      <div className="form-row">
        <ThemeSwitch />
        <LocaleSwitch />
      </div>
    </Part>
  );
}

/** The ways to the pages about signing in and about privacy. */
function Ways({ isOwn }: { readonly isOwn: boolean }): ReactElement {
  const access = useWords('access');
  const privacy = useWords('privacy');
  const locale = useLocale();
  return (
    <>
      {isOwn && (
        <Part title={access('access.title')}>
          <div className="form-row">
            <Link {...buttonLook({ size: 'small', tone: 'plain' })} to={routePath(locale, 'cabinet.sign-in')}>
              {access('access.sessions.title')}
            </Link>
          </div>
        </Part>
      )}
      <Part title={privacy('privacy.title')}>
        <p>{privacy('privacy.lead')}</p>
        <div className="form-row">
          <Link {...buttonLook({ size: 'small', tone: 'plain' })} to={routePath(locale, 'cabinet.privacy')}>
            {privacy('privacy.open')}
          </Link>
        </div>
      </Part>
    </>
  );
}

function faceOf(pupil: SettingsData['family']['pupils'][number] | undefined) {
  return { avatar: pupil?.avatar ?? null, border: pupil?.avatarBorderUrl ?? null };
}

/** Whose settings are shown: one's own, or a pupil's. */
function Whose({ data, shown }: { readonly data: SettingsData; readonly shown: number }): ReactElement {
  const t = useWords('family');
  const locale = useLocale();
  const { me, family } = data;
  const people = [
    { id: me.userId, name: me.displayName || t('family.me'), query: {} },
    ...family.pupils.map(({ cardId, displayName }) => ({
      id: cardId,
      name: displayName,
      query: { card: String(cardId) },
    })),
  ];
  return (
    <nav className="family-nav" aria-label={t('family.whose')}>
      {people.map(({ id, name, query }) => (
        <Link
          key={id}
          {...buttonLook({ size: 'small', tone: id === shown ? 'violet' : 'plain' })}
          aria-current={id === shown ? 'page' : undefined}
          to={routePath(locale, 'cabinet.settings', { query })}
        >
          {name}
        </Link>
      ))}
      <Link {...buttonLook({ size: 'small', tone: 'plain' })} to={routePath(locale, 'cabinet.family')}>
        {t('family.eyebrow')}
      </Link>
    </nav>
  );
}
