import { Buffer } from 'node:buffer';
import { slugInAddress, newsCalendarPath, newsPath } from '#shared/news/news-path.ts';
import type { NewsDetail } from '#shared/news/news.ts';
import { contentOfAddress } from './content-of-address.ts';
import type { MovedPage } from './page.ts';
import type { PageSources } from './page-sources.ts';
import { brand } from './page-texts.ts';

/** Text as a value of RFC 5545: separators are escaped, and control characters are not allowed. */
const valueOf = (text: string): string =>
  text
    .replace(/[\\;,]/g, (letter) => `\\${letter}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001F\u007F]/g, '');

/** `20261201T013000Z`. */
const utc = (at: string): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Most bytes of a line without its end. A continued line begins with a space, which counts. */
const lineBytes = 75;

/** Folds a long line between characters, never inside one. */
function folded(line: string): string {
  const lines = [''];
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > lineBytes) {
      lines.push(' ');
      bytes = 1;
    }
    lines.push(`${lines.pop() ?? ''}${letter}`);
    bytes += size;
  }
  return lines.join('\r\n');
}

/**
 * Calendar file of an event. Its id never changes and its sequence rises with every publication, so that a
 * calendar replaces the entry it has, also by the news that the event was called off.
 */
function newsCalendar(event: NewsDetail & { date: string }, origin: string): string {
  const { title, summary, location, date, endsAt, isCancelled, sequence, updatedAt } = event;
  const address = origin + newsPath(event);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand}//News//VI`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.id}@${new URL(origin).hostname}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(updatedAt)}`,
    `LAST-MODIFIED:${utc(updatedAt)}`,
    `DTSTART:${utc(date)}`,
    ...(endsAt !== null && Date.parse(endsAt) > Date.parse(date) ? [`DTEND:${utc(endsAt)}`] : []),
    `SUMMARY:${valueOf(title)}`,
    `DESCRIPTION:${valueOf([summary, address].filter(Boolean).join('\n'))}`,
    ...(location ? [`LOCATION:${valueOf(location)}`] : []),
    `URL:${address}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

type CalendarFile = { status: 200; body: string };

/** Calendar file at an address; news without a time have none. */
export async function calendarFile(
  sources: Pick<PageSources, 'newsItem' | 'origin'>,
  path: string,
): Promise<CalendarFile | MovedPage | { status: 404 | 410 }> {
  const slug = slugInAddress(path.slice(path.lastIndexOf('/') + 1).replace(/\.ics$/, ''));
  const found = await contentOfAddress(path, () => sources.newsItem(slug), newsCalendarPath);
  if (found.status !== 200) return found;
  const { category, date } = found.content;
  if (category !== 'event' || date === null) return { status: 404 };
  return { status: 200, body: newsCalendar({ ...found.content, date }, sources.origin) };
}
