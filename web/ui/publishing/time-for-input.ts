import { showMoment } from '../../platform/format/local-time.ts';

/** Local time in Vietnam for an input, YYYY-MM-DDTHH:mm; '' for none. */
export function localTime(at: string | null): string {
  const [, day, month, year, time] = /^(\d\d)\/(\d\d)\/(\d{4}) (.*)$/.exec(showMoment(at) ?? '') ?? [];
  return day === undefined ? '' : `${year}-${month}-${day}T${time}`;
}
