import './reminders.css';
import type { Model } from '@logikit/sdk';
import { ClockIcon } from '@logikit/widgets/ui';
import { type ReactElement, useState } from 'react';
import { client } from '../../../client/client.ts';
import { formatHour, formatShortWeekday, formatWeekday } from '../../../words/formatters.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { Form, SelectField } from '../../../forms/form-parts.tsx';
import { useFormMutation } from '../../../forms/use-form-mutation.ts';
import { SettingLine } from './setting-line.tsx';

const hours = [17, 18, 19, 20] as const;
const USUAL_HOUR = 18;

/** A Monday, and the six days that follow it. */
const days = [1, 2, 3, 4, 5, 6, 7].map((number) => ({ number, day: `2024-01-0${number}` }));

/** On which days, and when, somebody is reminded to learn (rule D-195). */
export function RemindersPart({ schedule }: { readonly schedule: Model<'Scheduler'> }): ReactElement {
  const t = useWords('family');
  const locale = useLocale();
  const mutation = useFormMutation();
  const [isOn, setOn] = useState(schedule.status === 1);
  const [chosen, setChosen] = useState<readonly number[]>(schedule.days);
  const [hour, setHour] = useState(schedule.hour ?? USUAL_HOUR);
  const isEmpty = isOn && chosen.length === 0;
  const save = (): void => {
    if (isEmpty) return;
    const body = { days: [...chosen].toSorted((one, other) => one - other), hour, status: isOn ? 1 : 0 } as const;
    void mutation.run(() => client().settings.saveScheduler({ body }));
  };
  const toggle = (number: number): void =>
    setChosen(chosen.includes(number) ? chosen.filter((one) => one !== number) : [...chosen, number]);
  return (
    <SettingLine
      id="reminders"
      icon={<ClockIcon />}
      title={t('family.reminders.title')}
      value={schedule.status === 1 ? formatHour(locale, schedule.hour ?? USUAL_HOUR) : t('family.off')}
    >
      <p>{t('family.reminders.text')}</p>
      <Form label={t('family.reminders.title')} mutation={mutation} onSave={save}>
        <label className="form-check">
          <input type="checkbox" name="reminders" checked={isOn} onChange={({ target }) => setOn(target.checked)} />
          {t('family.reminders.on')}
        </label>
        {isOn && (
          <>
            <Days chosen={chosen} onToggle={toggle} />
            {isEmpty && (
              <p className="form-error" role="alert">
                {t('family.reminders.none')}
              </p>
            )}
            <SelectField
              label={t('family.reminders.hour')}
              value={String(hour)}
              options={hours.map((one): readonly [string, string] => [String(one), formatHour(locale, one)])}
              onChange={(value) => setHour(Number(value))}
            />
          </>
        )}
      </Form>
    </SettingLine>
  );
}

interface DaysProps {
  readonly chosen: readonly number[];
  readonly onToggle: (day: number) => void;
}

function Days({ chosen, onToggle }: DaysProps): ReactElement {
  const t = useWords('family');
  const locale = useLocale();
  return (
    <fieldset className="form-tiles reminders-days">
      <legend>{t('family.reminders.days')}</legend>
      {days.map(({ number, day }) => (
        <label key={number}>
          <input
            type="checkbox"
            name="day"
            value={number}
            aria-label={formatWeekday(locale, new Date(`${day}T12:00:00`))}
            checked={chosen.includes(number)}
            onChange={() => onToggle(number)}
          />
          <span aria-hidden="true">{formatShortWeekday(locale, day)}</span>
        </label>
      ))}
    </fieldset>
  );
}
