import { CalendarDays } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button.tsx';
import { isoOf, dayText } from './day-text.ts';
import { Input, type InputProps } from './input.tsx';

export type DayInputProps = Omit<
  InputProps,
  'value' | 'onChange' | 'type' | 'min' | 'max' | 'before' | 'after'
> & {
  /** YYYY-MM-DD; text that is no valid day yet is kept as typed, and forms reject it. */
  value: string;
  onChange: (value: string) => void;
  /** The first and last day the calendar offers, YYYY-MM-DD. */
  min?: string | undefined;
  max?: string | undefined;
};

/**
 * Shows a date box in the Vietnamese form dd/mm/yyyy, whatever the language of the browser. The date can be
 * typed with or without separators; the browser's own calendar opens beside it.
 */
export function DayInput({
  value,
  onChange,
  min,
  max,
  disabled,
  readOnly,
  className,
  ...rest
}: DayInputProps) {
  const { t } = useTranslation('fields');
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <div className={className}>
      <div className="relative">
        <Input
          inputMode="numeric"
          autoComplete="off"
          placeholder={t('day.placeholder')}
          maxLength={10}
          {...rest}
          disabled={disabled}
          readOnly={readOnly}
          value={dayText(value)}
          onChange={({ target }) => onChange(isoOf(target.value) ?? target.value)}
          className="[&_input]:pr-11!"
        />
        {/* Only the calendar of this native input is used: its text would follow the browser's language. */}
        <input
          ref={calendar}
          type="date"
          tabIndex={-1}
          aria-hidden
          className="pointer-events-none absolute right-2 bottom-0 h-px w-px opacity-0"
          min={min}
          max={max}
          value={isoOf(value) ?? ''}
          onChange={({ target }) => onChange(target.value)}
        />
        {!disabled && !readOnly && (
          <IconButton
            size="sm"
            className="absolute! inset-y-0 right-1.5 my-auto"
            label={t('day.calendar')}
            icon={<CalendarDays />}
            onClick={() => calendar.current?.showPicker()}
          />
        )}
      </div>
    </div>
  );
}
