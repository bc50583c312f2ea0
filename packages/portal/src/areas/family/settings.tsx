import './family.css';
import { buttonLook } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useSearchParams } from 'react-router';
import { CabinetShell } from '../../shell/cabinet-shell.tsx';
import { LocaleSwitch } from '../../shell/locale-switch.tsx';
import { routePath } from '../../shell/named-routes.ts';
import { PasskeysPart } from '../../shell/passkeys.tsx';
import { RemindersPart } from '../../shell/reminders.tsx';
import { SessionsPart } from '../../shell/sessions.tsx';
import { ThemeSwitch } from '../../shell/theme-switch.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { AccountPart, PasswordPart, RegionPart, UsernamePart } from './account-parts.tsx';
import { FacePart } from './face-part.tsx';
import { ParentGate } from '../../shell/parent-gate.tsx';
import { LearnerPart } from './learner-part.tsx';
import { loadSettings, type SettingsData } from './load.ts';
import { Part } from '../../shell/form-parts.tsx';
import { MtsPart } from './mts-part.tsx';
import { RatingPart } from './rating-part.tsx';
import { ResetPart } from './reset-part.tsx';
import { SoundPart } from './sound-part.tsx';

export function clientLoader(arrival: ClientLoaderFunctionArgs): Promise<SettingsData> {
  return loadSettings(arrival);
}

/** What somebody sets for themselves, and behind the gate what a grown-up decides, also for each pupil. */
export default function SettingsPage(): ReactElement {
  const t = useWords('family');
  const access = useWords('access');
  const privacy = useWords('privacy');
  const locale = useLocale();
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
  return (
    <CabinetShell eyebrow={name} title={t('family.settings')} roadTo={routePath(locale, 'cabinet.main')}>
      <title>{t('family.settings.tab')}</title>
      <div className="family" key={shown.userId}>
        {isOpen && family.isOwner && family.pupils.length > 0 && <Whose data={data} shown={shown.userId} />}
        <FacePart userId={shown.userId} isOwn={isOwn} face={face} chosen={shown} avatars={avatars} />
        <LearnerPart settings={shown} isOwn={isOwn} />
        {isOwn && <SoundPart audio={shown.audio} />}
        {isOwn && <RemindersPart schedule={schedule} />}
        {isOwn && (
          <Part title={t('family.look.title')}>
            <div className="form-row">
              <ThemeSwitch />
              <LocaleSwitch />
            </div>
          </Part>
        )}
        {!isOpen && <ParentGate zone={zone} />}
        {isOpen && <UsernamePart settings={shown} isOwn={isOwn} />}
        {isOpen && me.cardId === null && isOwn && !me.anonymous && (
          <>
            <AccountPart profile={profile} />
            <PasswordPart />
            <div className="lk-card form-part family-access">
              <PasskeysPart />
              <SessionsPart />
            </div>
          </>
        )}
        {isOpen && me.cardId === null && isOwn && <RegionPart countryCode={shown.countryCode} />}
        {isOpen && isOwn && mts.length > 0 && <MtsPart subscriptions={mts} />}
        {isOpen && (me.cardId === null || !isOwn) && (
          <>
            <RatingPart settings={shown} isOwn={isOwn} />
            <ResetPart settings={shown} name={name} />
          </>
        )}
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
      </div>
    </CabinetShell>
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
