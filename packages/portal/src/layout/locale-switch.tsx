import { GlobeIcon } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { saveInterface } from '../browser/interface-settings.ts';
import { inLocale, isLocale, localeNames, locales } from '../words/locales.ts';
import { useLocale, useWords } from '../words/use-words.ts';

/** A native select: every keyboard, screen reader and phone knows it already. */
export function LocaleSwitch(): ReactElement {
  const t = useWords('public');
  const locale = useLocale();
  const location = useLocation();
  const navigate = useNavigate();
  return (
    <label className="locale-switch">
      <GlobeIcon />
      <span className="lk-unseen">{t('public.locale.label')}</span>
      <select
        value={locale}
        onChange={(event) => {
          const chosen = event.target.value;
          if (!isLocale(chosen)) return;
          void saveInterface({ locale: chosen }).then(() => navigate(inLocale(chosen, location)));
        }}
      >
        {locales.map((code) => (
          <option key={code} value={code}>
            {localeNames[code]}
          </option>
        ))}
      </select>
    </label>
  );
}
