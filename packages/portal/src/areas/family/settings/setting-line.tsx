import './settings.css';
import { DownIcon } from '@logikit/widgets/ui';
import type { ReactElement, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { IconTile } from '../../../ui/icon-tile.tsx';

interface SettingLineProps {
  /** What an address leads to it by, after `#`. */
  readonly id: string;
  readonly icon: ReactNode;
  readonly title: string;
  /** How it stands. */
  readonly value?: string | undefined;
  readonly children: ReactNode;
}

/** One setting and how it stands; it opens in place and closes the one that was open. */
export function SettingLine({ id, icon, title, value, children }: SettingLineProps): ReactElement {
  const { hash } = useLocation();
  return (
    <details id={id} name="setting" className="settings-line" open={hash === `#${id}` || undefined}>
      <summary>
        <IconTile>{icon}</IconTile>
        <span className="settings-what">
          <span>{title}</span>
          {value !== undefined && <b>{value}</b>}
        </span>
        <DownIcon />
      </summary>
      <div className="settings-inside">{children}</div>
    </details>
  );
}
