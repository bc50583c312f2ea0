import '../family.css';
import { CurtainScene, DayAndNightScene, KeyIcon, KeyScene, ShopIcon, SoundScene } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, useLoaderData, useSearchParams } from 'react-router';
import { page } from '../../../app/page.ts';
import { OfficePage } from '../../../layout/cabinet/office-page.tsx';
import { LocaleSwitch } from '../../../layout/locale-switch.tsx';
import { routePath } from '../../../paths/named-routes.ts';
import { GuestAccount } from '../../../auth/guest-account.tsx';
import { PasskeysPart } from '../../../auth/passkeys.tsx';
import { RemindersPart } from './reminders.tsx';
import { SessionsPart } from '../../../auth/sessions.tsx';
import { SignOut } from '../../../auth/sign-out.tsx';
import { ThemeSwitch } from '../../../layout/theme-switch.tsx';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { AccountPart, PasswordPart, RegionPart, UsernamePart } from './account-parts.tsx';
import { AvatarPart } from './avatar-part.tsx';
import { DeskPart } from './desk-part.tsx';
import { ParentGate } from '../../../forms/parent-gate.tsx';
import { LearnerPart } from './learner-part.tsx';
import { loadSettings, type SettingsData } from '../load-family.ts';
import { ShopWay } from '../shop-way.tsx';
import { Household } from './household.tsx';
import { SettingLine } from './setting-line.tsx';
import { PictureCard } from '../../../ui/picture-card.tsx';

import { MtsPart } from './mts-part.tsx';
import { RatingPart } from './rating-part.tsx';
import { ResetPart } from './reset-part.tsx';
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
  const { me, family, zone, settings, avatars, schedule } = data;
  const isOpen = zone.isOpen;
  const card = isOpen ? settings.find(({ userId }) => String(userId) === search.get('card')) : undefined;
  const shown = card ?? settings.find(({ userId }) => userId === me.userId);
  if (!shown) throw new Error('The settings of the signed-in person are missing');
  const isOwn = shown.userId === me.userId;
  const pupil = family.pupils.find(({ cardId }) => cardId === shown.userId);
  const name = pupil?.displayName ?? me.displayName;
  const face = isOwn ? { avatar: me.avatar, border: me.avatarBorderUrl } : faceOf(pupil);
  const isDecided = isOpen && (me.cardId === null || !isOwn);
  return (
    <OfficePage eyebrow={name} title={t('family.settings')}>
      <title>{t('family.settings.tab')}</title>
      <div className="settings" key={shown.userId}>
        <section className="lk-card settings-who">
          <Household data={data} shown={shown.userId} isOpen={isOpen} />
          <div className="picture-card-body">
            <h2>{name || t('family.me')}</h2>
            <AvatarPart userId={shown.userId} isOwn={isOwn} face={face} chosen={shown} avatars={avatars} />
            <LearnerPart settings={shown} isOwn={isOwn} />
            {isDecided && <ResetPart settings={shown} name={name} />}
          </div>
        </section>
        <div className="settings-column">
          {isOwn && (
            <PictureCard title={t('family.card.sound')} picture={<SoundScene />}>
              <SoundPart audio={shown.audio} />
              <RemindersPart schedule={schedule} />
            </PictureCard>
          )}
          <PictureCard title={t('family.card.seen')} picture={<CurtainScene />}>
            {isDecided && <RatingPart settings={shown} isOwn={isOwn} />}
            <PrivacyWay />
          </PictureCard>
          <MoreCard data={data} isShown={isOpen && isOwn} />
        </div>
        <div className="settings-column">
          {me.anonymous && <GuestAccount />}
          {isOwn && <LookCard />}
          {isOpen ? <KeysCard data={data} shown={shown} /> : <ParentGate zone={zone} />}
          {isOwn && <SignOut className="text-link" />}
        </div>
      </div>
    </OfficePage>
  );
}

function LookCard(): ReactElement {
  const t = useWords('family');
  return (
    <PictureCard title={t('family.look.title')} picture={<DayAndNightScene />}>
      <div className="form-row">
        <ThemeSwitch />
        <LocaleSwitch />
      </div>
    </PictureCard>
  );
}

interface KeysCardProps {
  readonly data: SettingsData;
  readonly shown: SettingsData['settings'][number];
}

/** By what somebody signs in; of a pupil only the name. */
function KeysCard({ data: { me, profile }, shown }: KeysCardProps): ReactElement {
  const t = useWords('family');
  const isOwn = shown.userId === me.userId;
  const isGrownUp = me.cardId === null && isOwn;
  const hasAccount = isGrownUp && !me.anonymous;
  return (
    <PictureCard title={t('family.card.keys')} picture={<KeyScene />}>
      <UsernamePart settings={shown} isOwn={isOwn} />
      {hasAccount && <AccountPart profile={profile} />}
      {hasAccount && <PasswordPart />}
      {hasAccount && <AccessPart />}
      {isGrownUp && <RegionPart countryCode={shown.countryCode} />}
      {isOwn && <SignInWay />}
    </PictureCard>
  );
}

interface MoreCardProps {
  readonly data: SettingsData;
  /** Only for oneself, and behind the gate. */
  readonly isShown: boolean;
}

/** What somebody buys, or sees to for others. */
function MoreCard({ data: { me, profile, mts }, isShown }: MoreCardProps): ReactElement | null {
  const t = useWords('family');
  const hasShop = me.who !== 'pupil' && !me.anonymous;
  if (!isShown || (!hasShop && profile.duties.length === 0 && mts.length === 0)) return null;
  return (
    <PictureCard title={t('family.card.more')}>
      {hasShop && (
        <SettingLine id="shop" icon={<ShopIcon />} title={t('family.shop.title')}>
          <ShopWay />
        </SettingLine>
      )}
      {profile.duties.length > 0 && <DeskPart duties={profile.duties} />}
      {mts.length > 0 && <MtsPart subscriptions={mts} />}
    </PictureCard>
  );
}

function AccessPart(): ReactElement {
  const access = useWords('access');
  return (
    <SettingLine id="access" icon={<KeyIcon />} title={access('access.title')}>
      <PasskeysPart />
      <SessionsPart />
    </SettingLine>
  );
}

/** The way to the page about where one is signed in. */
function SignInWay(): ReactElement {
  const access = useWords('access');
  const locale = useLocale();
  return (
    <p className="settings-foot">
      <Link className="text-link" to={routePath(locale, 'cabinet.sign-in')}>
        {access('access.sessions.title')}
      </Link>
    </p>
  );
}

function PrivacyWay(): ReactElement {
  const privacy = useWords('privacy');
  const locale = useLocale();
  return (
    <>
      <p className="settings-lead">{privacy('privacy.lead')}</p>
      <p className="settings-foot">
        <Link className="text-link" to={routePath(locale, 'cabinet.privacy')}>
          {privacy('privacy.open')}
        </Link>
      </p>
    </>
  );
}

function faceOf(pupil: SettingsData['family']['pupils'][number] | undefined) {
  return { avatar: pupil?.avatar ?? null, border: pupil?.avatarBorderUrl ?? null };
}
