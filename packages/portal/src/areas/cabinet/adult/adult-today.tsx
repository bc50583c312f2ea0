import './adult.css';
import type { ReactElement } from 'react';
import { NextCard } from '../dashboard/next-card.tsx';
import type { Today } from '../dashboard/today.ts';
import { DaysLine } from './days-line.tsx';
import type { AdultData } from './load-adult.ts';
import { ProblemCard } from './problem-card.tsx';
import { StrengthKites } from './strength-kites.tsx';

interface AdultTodayProps {
  readonly today: Today;
  readonly adult: AdultData;
}

/** What an adult comes for: the next problem, what succeeds most, and the last days. */
export function AdultToday({ today, adult: { report, problem } }: AdultTodayProps): ReactElement {
  return (
    <div className="adult">
      {today.next && problem ? <ProblemCard next={today.next} problem={problem} /> : <NextCard today={today} isAdult />}
      <StrengthKites strengths={report.strengths} />
      <DaysLine days={report.stretches} />
    </div>
  );
}
