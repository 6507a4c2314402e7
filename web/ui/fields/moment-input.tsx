import clsx from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DayInput, type DayInputProps } from './day-input.tsx';
import { Input } from './input.tsx';
import { momentOf, momentParts } from './moment-text.ts';

type Props = Omit<DayInputProps, 'value' | 'onChange'> & {
  /** YYYY-MM-DDTHH:mm in Vietnamese time; an incomplete moment is kept as typed. */
  value: string;
  onChange: (value: string) => void;
  /** Accessible name of the time box. */
  timeLabel: string;
};

/** Shows the Vietnamese form, 21/11/2026 and 08:30, whatever the language of the browser. */
export function MomentInput({ value, onChange, timeLabel, className, ...rest }: Props) {
  const { t } = useTranslation('fields');
  const parts = momentParts(value);
  const { disabled, readOnly, onBlur } = rest;
  return (
    <div className={clsx('flex gap-2', className)}>
      <DayInput
        {...rest}
        className="min-w-0 grow"
        value={parts.day}
        onChange={(day) => onChange(momentOf({ ...parts, day }))}
      />
      <Input
        id={useId()}
        aria-label={timeLabel}
        className="w-22 shrink-0"
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('moment.placeholder')}
        maxLength={5}
        value={parts.time}
        onChange={({ target }) => onChange(momentOf({ ...parts, time: target.value }))}
        {...{ disabled, readOnly, onBlur }}
      />
    </div>
  );
}
