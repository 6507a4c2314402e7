import { type At, showDay, showMoment, timeOf } from '../../platform/format/local-time.ts';

/** Shows a day with its time below: half as wide, for tables of many columns. */
export function DayAndTime({ at }: { at: At }) {
  const day = showDay(at);
  return (
    <time dateTime={day && new Date(timeOf(at)).toISOString()} className="tabular-nums">
      <span className="block">{day ?? '–'}</span>
      <span className="block text-xs text-ink-2">{showMoment(at)?.slice(-5)}</span>
    </time>
  );
}
