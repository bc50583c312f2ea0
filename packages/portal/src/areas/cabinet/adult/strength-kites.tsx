import type { Model } from '@logikit/sdk';
import { Cut, Dot, type Paper } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { useWords } from '../../../words/use-words.ts';

type Strength = Model<'ReportStrength'>;

const papers: readonly Paper[] = ['sun', 'sky', 'mint', 'violet', 'coral'];
/** Lengths of a kite: of one that has just begun, and of a whole one. */
const SHORT = 46;
const WHOLE = 111;

/** What is practised most as kites from one knot: the longer, the more of it succeeds at the first try. */
export function StrengthKites({ strengths }: { readonly strengths: readonly Strength[] }): ReactElement {
  const t = useWords('cabinet');
  const shown = strengths.slice(0, papers.length);
  return (
    <section className="lk-card adult-strengths">
      <h2>{t('cabinet.adult.strengths')}</h2>
      <svg className="adult-kites" viewBox="-124 -126 248 236" aria-hidden>
        {papers.map((paper, index) => (
          <g key={paper} transform={`rotate(${index * 72})`}>
            <g className="adult-rest">
              <Cut line="thin" d={kite(WHOLE + 7)} />
            </g>
            {shown[index] && <Cut paper={paper} d={kite(SHORT + shown[index].firstTry * (WHOLE - SHORT))} />}
          </g>
        ))}
        <Dot paper="card" x={0} y={0} r={9} />
      </svg>
      {shown.length === 0 && <p>{t('cabinet.adult.none')}</p>}
      <ul>
        {shown.map(({ family, title, level }, index) => (
          <li key={family}>
            <svg viewBox="-9 -13 18 26" aria-hidden>
              <Cut paper={papers[index]} line="thin" d="M0 10L-7-3L0-11L7-3Z" />
            </svg>
            <b>{title}</b>
            <span>{t(`cabinet.adult.level.${level}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function kite(length: number): string {
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  const [half, shoulder] = [tenth(length * 0.28), tenth(length * 0.41)];
  return `M0 0L${-half} ${-shoulder}L0 ${-tenth(length)}L${half} ${-shoulder}Z`;
}
