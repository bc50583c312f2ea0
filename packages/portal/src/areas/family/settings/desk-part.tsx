import type { Model } from '@logikit/sdk';
import { buttonLook, CertificateIcon } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { deskPath } from '../../../paths/desk.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { SettingLine } from './setting-line.tsx';

/** The ways to what people of ours see to. */
export function DeskPart({ duties }: Pick<Model<'Profile'>, 'duties'>): ReactElement {
  const t = useWords('family');
  const locale = useLocale();
  return (
    <SettingLine id="desk" icon={<CertificateIcon />} title={t('family.desk.title')}>
      <div className="form-row">
        {duties.map((duty) => (
          <Link key={duty} {...buttonLook({ size: 'small', tone: 'plain' })} to={deskPath(locale, duty)}>
            {t(`family.desk.${duty}`)}
          </Link>
        ))}
      </div>
    </SettingLine>
  );
}
