import type { Language } from '../values/language.ts';

/** Longer waits are shown in minutes, because people do not count 1036 seconds. */
const maxSecondsTold = 90;

const units: Record<Language, { second: readonly [string, string]; minute: readonly [string, string] }> = {
  vi: { second: ['giây', 'giây'], minute: ['phút', 'phút'] },
  en: { second: ['second', 'seconds'], minute: ['minute', 'minutes'] },
};

/** Returns a waiting time as text, rounded up: '42 giây', '18 phút'. */
export function waitText(seconds: number, language: Language): string {
  const { second, minute } = units[language];
  const isShort = seconds <= maxSecondsTold;
  const count = isShort ? seconds : Math.ceil(seconds / 60);
  const [one, many] = isShort ? second : minute;
  return `${count} ${count === 1 ? one : many}`;
}
