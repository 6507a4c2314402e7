import type { Language } from '../values/language.ts';
import { dayInVietnam, hourInVietnam } from '../values/vietnam-day.ts';

type EventNotice = 'event_reminder' | 'event_moved' | 'event_cancelled';

type Values = Readonly<Record<string, string>>;

/** Tells when an event begins in Vietnam, and where: '19:00 ngày 28/11/2026, Bờ sông Hoài'. */
function timeAndPlace({ startsAt, location }: Values, on: string): string {
  const time = Date.parse(startsAt ?? '');
  if (Number.isNaN(time)) return '';
  const day = dayInVietnam(time).split('-').toReversed().join('/');
  return `${hourInVietnam(time)} ${on} ${day}${location ? `, ${location}` : ''}`;
}

const rests: Record<Language, Record<EventNotice, (data: Values) => string>> = {
  vi: {
    event_reminder: (data) => `bắt đầu lúc ${timeAndPlace(data, 'ngày')}.`,
    event_moved: (data) => `đã đổi lịch: ${timeAndPlace(data, 'ngày')}.`,
    event_cancelled: () => 'đã bị hủy.',
  },
  en: {
    event_reminder: (data) => `begins at ${timeAndPlace(data, 'on')}.`,
    event_moved: (data) => `was moved to ${timeAndPlace(data, 'on')}.`,
    event_cancelled: () => 'was cancelled.',
  },
};

/** Returns the two parts of a sentence about an event: what it is called, and what became of it. */
export function eventText(language: Language, type: EventNotice, data: Values): [lead: string, rest: string] {
  const title = `“${data['subjectTitle'] ?? ''}”`;
  return [language === 'vi' ? `Sự kiện ${title}` : title, rests[language][type](data)];
}
