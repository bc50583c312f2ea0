import '../school.css';
import type { Model } from '@logikit/sdk';
import { scaleBand, scaleQuantize } from '@visx/scale';
import { type ReactElement, useRef } from 'react';
import { useWidth } from '../../../ui/charts/use-width.ts';
import { formatShare } from '../../../words/formatters.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';

const ROW = 34;
const HEAD = 28;
/** How strong a square is: nothing, then a beginning, about half, nearly all, and all of it. */
const NOTHING = 0.12;
const strengths = [0.34, 0.56, 0.78] as const;

interface Line {
  readonly key: string;
  readonly name: string;
  /** Shares of the topics. */
  readonly shares: readonly number[];
}

/** Pupils by topics: the fuller a square, the more of the topic is solved. The same figures stand below as a table. */
export function ClassPicture({ room }: { readonly room: Model<'ClassRoom'> }): ReactElement {
  const t = useWords('teacher');
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const lines = linesOf(room, t('teacher.picture.together'));
  const { topics } = room.progress;
  return (
    <figure className="school-picture">
      <p>{t('teacher.picture.text')}</p>
      <div ref={frame}>{width > 0 && <Squares lines={lines} topics={topics.length} width={width} />}</div>
      <ol className="school-topics">
        {topics.map(({ threadId, title }) => (
          <li key={threadId}>{title}</li>
        ))}
      </ol>
      <Figures lines={lines} topics={topics} />
    </figure>
  );
}

function linesOf({ pupils, progress }: Model<'ClassRoom'>, together: string): readonly Line[] {
  const { rows, topics } = progress;
  const own = rows.map(({ userId, closed }) => ({
    key: String(userId),
    name: pupils.find((one) => one.userId === userId)?.name ?? '',
    shares: closed.map((count, at) => count / Math.max(1, topics[at]?.problems ?? 1)),
  }));
  return progress.together ? [...own, { key: 'all', name: together, shares: progress.together }] : own;
}

interface SquaresProps {
  readonly lines: readonly Line[];
  readonly topics: number;
  readonly width: number;
}

function Squares({ lines, topics, width }: SquaresProps): ReactElement {
  const t = useWords('teacher');
  const names = Math.min(150, Math.round(width * 0.38));
  const across = scaleBand({
    domain: Array.from({ length: topics }, (_, at) => at),
    range: [names, width],
    padding: 0.12,
  });
  // As many numbers as stand beside each other.
  const every = Math.ceil(20 / across.step());
  const numbered = across.domain().filter((at) => at % every === 0);
  const strength = scaleQuantize({ domain: [0, 1], range: [...strengths] });
  const height = HEAD + lines.length * ROW;
  return (
    <svg width={width} height={height} role="img" aria-label={t('teacher.picture.label', { number: lines.length })}>
      {numbered.map((at) => (
        <text
          key={at}
          className="school-number"
          x={(across(at) ?? 0) + across.bandwidth() / 2}
          y={18}
          textAnchor="middle"
        >
          {at + 1}
        </text>
      ))}
      {lines.map(({ key, name, shares }, row) => (
        <g key={key} transform={`translate(0 ${HEAD + row * ROW})`}>
          <text className="school-name" x={0} y={ROW / 2 + 5} data-all={key === 'all' ? '' : undefined}>
            {shortened(name, names)}
          </text>
          {shares.map((share, at) => (
            <rect
              key={across.domain()[at]}
              className="school-square"
              x={across(at)}
              y={3}
              width={across.bandwidth()}
              height={ROW - 6}
              rx={Math.min(8, across.bandwidth() / 3)}
              fillOpacity={share >= 1 ? 1 : share === 0 ? NOTHING : strength(share)}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** SVG wraps no text; the table has the whole name. */
function shortened(name: string, room: number): string {
  const letters = Math.floor(room / 9.5);
  return name.length <= letters ? name : `${name.slice(0, letters - 1)}…`;
}

interface FiguresProps {
  readonly lines: readonly Line[];
  readonly topics: Model<'ClassProgress'>['topics'];
}

function Figures({ lines, topics }: FiguresProps): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  return (
    <details className="figures school-figures">
      <summary>{t('teacher.picture.table')}</summary>
      <div className="school-scroll" tabIndex={0} role="region" aria-label={t('teacher.picture.table')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('teacher.picture.pupil')}</th>
              {topics.map(({ threadId, title }) => (
                <th key={threadId} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, name, shares }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {topics.map(({ threadId }, at) => (
                  <td key={threadId}>{formatShare(locale, shares[at] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
