const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/;
const written = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4})$/;
const digits = /^(\d{2})(\d{2})(\d{4})$/;

/** Tells whether the day exists in the calendar: there is no 31st of February. */
function isDay(iso: string): boolean {
  const at = new Date(`${iso}T00:00:00.000Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso);
}

/** Returns YYYY-MM-DD for 21/11/2026, 1.3.2026, 21112026 or ISO; undefined for anything else. */
export function isoOf(typed: string): string | undefined {
  const text = typed.trim();
  const [, day = '', month = '', year = ''] = written.exec(text) ?? digits.exec(text) ?? [];
  const iso = isoDay.test(text) ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : undefined;
}

/** Returns the text of the box: a valid day as dd/mm/yyyy, an incomplete one as typed. */
export function dayText(value: string): string {
  const iso = isoDay.test(value) ? isoOf(value) : undefined;
  return iso ? iso.split('-').reverse().join('/') : value;
}
