import './access.css';
import { ComputerIcon, GlobeIcon, PhoneIcon } from '@logikit/widgets/ui';
import type { ReactElement, ReactNode } from 'react';
import { IconTile } from '../ui/icon-tile.tsx';
import { useWords } from '../words/use-words.ts';

interface DeviceItemProps {
  /** Browser and system by name; null: not known. */
  readonly device: string | null;
  /** Since when, or when last. */
  readonly text: string;
  /** The device that one is looking at. */
  readonly isCurrent?: boolean;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

export function DeviceItem({ device, text, isCurrent = false, children }: DeviceItemProps): ReactElement {
  const t = useWords('access');
  return (
    <li data-current={isCurrent || undefined}>
      <IconTile>{pictureOf(device)}</IconTile>
      <div>
        <strong>{device ?? t('access.device.unknown')}</strong>
        <span>{text}</span>
      </div>
      {children}
    </li>
  );
}

function pictureOf(device: string | null): ReactElement {
  if (device === null) return <GlobeIcon />;
  return /\b(iOS|Android)\b/.test(device) ? <PhoneIcon /> : <ComputerIcon />;
}
