import type { ReactElement } from 'react';
import { Cut, type Paper } from '../cut.tsx';

/** Stands in mist or in hills: its foot has no edge. */
export function Mountain(): ReactElement {
  return (
    <>
      <Cut paper="peak-3" line="none" d="M-80 0L0-120L80 0Z" />
      <Cut d="M-80 0L0-120L80 0" />
      <Cut paper="snow" d="M-27.2-79.2L0-120L27.2-79.2L11.2-70.8L0-81.6L-12.8-68.4Z" />
    </>
  );
}

const gems: readonly Paper[] = ['sky', 'coral', 'sun'];

export function Crystal({ tone = 0 }: { readonly tone?: number }): ReactElement {
  return (
    <>
      <Cut paper={gems[tone] ?? 'sky'} d="M-18 0L-26-30L-6-52L14-34L18 0Z" />
      <Cut d="M-6-52L-2-22L-18 0M-2-22L14-34" />
    </>
  );
}

/** Somebody has been here before. */
export function Flag({ tone = 0 }: { readonly tone?: number }): ReactElement {
  return (
    <>
      <Cut d="M0 0V-62" />
      <Cut paper={tone === 1 ? 'violet' : 'coral'} d="M0-62L34-50L0-36Z" />
    </>
  );
}
