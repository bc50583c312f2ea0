import '../../layout/sub-page.css';
import './partner.css';
import { LoginForm } from '../../auth/login-form.tsx';
import { type ReactElement } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { SubPage } from '../../layout/sub-page.tsx';
import { mainPath } from '../../words/locales.ts';
import { PillLinks } from '../../ui/pill-links.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { KeysPart } from './keys-part.tsx';
import { loadPartner, type Partner } from './load-partner.ts';
import { LookPart } from './look-part.tsx';
import { SecretPart } from './secret-part.tsx';
import { SnippetPart } from './snippet-part.tsx';
import { UsagePart } from './usage-part.tsx';
import { page } from '../../app/page.ts';

export const clientLoader = page({
  areas: ['public', 'public-auth', 'errors', 'partner'],
  requires: 'nothing',
  load: () => loadPartner(),
});

const parts = ['snippet', 'keys', 'secret', 'look', 'usage'] as const;

/** Where an owner of a tenant gets what a page needs: a snippet, keys, a secret, a look, and how much it is used. */
export default function PartnerPage(): ReactElement {
  const t = useWords('partner');
  const locale = useLocale();
  const partner = useLoaderData<typeof clientLoader>();
  return (
    <SubPage
      tab={t('partner.tab')}
      title={partner.status === 'owner' ? partner.console.tenant.name : t('partner.title')}
      back={{ to: mainPath(locale), label: t('partner.back') }}
    >
      {partner.status === 'owner' ? <Console {...partner} /> : <Gate status={partner.status} />}
    </SubPage>
  );
}

function Gate({ status }: { readonly status: 'guest' | 'stranger' }): ReactElement {
  const t = useWords('partner');
  const { revalidate } = useRevalidator();
  return (
    <section className="lk-card partner-card partner-gate">
      <p className="sub-page-lead">{t(`partner.gate.${status}`)}</p>
      {status === 'guest' && <LoginForm onDone={revalidate} />}
    </section>
  );
}

function Console({ console, usage, landings }: Extract<Partner, { status: 'owner' }>): ReactElement {
  const t = useWords('partner');
  const good = console.keys.filter(({ revokedAt }) => revokedAt === null);
  return (
    <>
      <p className="sub-page-lead">{t('partner.lead')}</p>
      <PillLinks label={t('partner.sections')}>
        {parts.map((part) => (
          <a key={part} href={`#${part}`}>
            {t(`partner.${part}.title`)}
          </a>
        ))}
      </PillLinks>
      <SnippetPart keys={good} appearance={{ ...console.appearance }} schools={console.schools.map(({ id }) => id)} />
      <KeysPart keys={console.keys} given={console.threads} />
      <SecretPart secrets={console.secrets} />
      <LookPart appearance={{ ...console.appearance }} />
      <UsagePart usage={usage} landings={landings} keys={console.keys} />
    </>
  );
}
