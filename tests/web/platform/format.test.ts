import fc from 'fast-check';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { filesIn } from '#tests/rules/source-files.ts';
import { numbersInSentences } from '#web/platform/i18n/numbers-in-sentences.ts';
import { en } from '#web/locales/en.ts';
import { vi } from '#web/locales/vi.ts';
import { ageOf, showDay, showMoment, showMonth, showTime } from '#web/platform/format/local-time.ts';
import { shortCount, showNumber, showPercent } from '#web/platform/format/numbers.ts';

describe('numbers', () => {
  it.each([
    [4201, 'vi', '4.201'],
    [16_823, 'en', '16,823'],
    [4.5, 'vi', '4,5'],
  ])('%d in %s is %s', (value, language, written) => expect(showNumber(value, language)).toBe(written));

  it.each([
    [999, 'vi', '999'],
    [6_660, 'vi', '6,6k'],
    [6_660, 'en', '6.6k'],
    [2_000, 'vi', '2k'],
    [999_999, 'vi', '999,9k'],
    [1_250_000, 'vi', '1,2tr'],
    [1_250_000, 'en', '1.2M'],
  ])('%d on a card in %s is %s', (count, language, written) =>
    expect(shortCount(count, language)).toBe(written),
  );

  it('of percent carry their sign', () =>
    expect([showPercent(12.5, 'vi'), showPercent(12.5, 'en')]).toEqual(['12,5%', '12.5%']));

  it('inside sentences are grouped by themselves; a year is none', async () => {
    const i18n = i18next.createInstance().use(numbersInSentences);
    await i18n.init({ lng: 'vi', resources: { vi }, interpolation: { alwaysFormat: true } });
    expect(i18n.t('sold', { ns: 'catalogue', count: 4201, amount: 4201 })).toBe('Đã bán 4.201');
    expect(i18n.t('rights', { ns: 'footer', year: '2026' })).toContain('2026');
  });
});

describe('days and moments', () => {
  it.each([
    ['2026-11-21T16:59:59Z', '21/11/2026', '21/11/2026 23:59'],
    ['2026-11-21T17:00:00Z', '22/11/2026', '22/11/2026 00:00'],
    ['2026-12-31T20:05:00Z', '01/01/2027', '01/01/2027 03:05'],
  ])('%s is the day %s and the moment %s in Hà Nội', (at, day, moment) => {
    expect([showDay(at), showMoment(at), showDay(Date.parse(at))]).toEqual([day, moment, day]);
    expect(showTime(at)).toBe(moment.slice(-5));
  });

  it('read as the time zone itself would have them', () => {
    const zone = new Intl.DateTimeFormat('en-GB', {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: 'Asia/Ho_Chi_Minh',
    });
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1976-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (at) => {
          expect(showMoment(at.toISOString())).toBe(zone.format(at).replace(',', ''));
        },
      ),
    );
  });

  it.each(['', 'yesterday', null, undefined, Number.NaN, 9e15])('%s is no date', (at) => {
    expect([showDay(at), showMonth(at), showMoment(at), showTime(at)]).toEqual(Array(4).fill(undefined));
  });
});

describe('how long ago', () => {
  const now = Date.parse('2026-11-22T05:00:00Z');
  const ago = async (language: 'vi' | 'en', seconds: number) => {
    const i18n = i18next.createInstance().use(numbersInSentences);
    await i18n.init({ lng: language, resources: { vi, en }, interpolation: { alwaysFormat: true } });
    const at = new Date(now - seconds * 1000).toISOString();
    const age = ageOf(at, now);
    return age ? i18n.t(`ago.${age.unit}`, { ns: 'common', count: age.count }) : showDay(at);
  };
  const minute = 60;
  const hour = 60 * minute;
  it.each([
    [0, 'Vừa xong', 'Just now'],
    [20, 'Vừa xong', 'Just now'],
    [-2 * minute, 'Vừa xong', 'Just now'],
    [minute, '1 phút trước', '1 minute ago'],
    [5 * minute, '5 phút trước', '5 minutes ago'],
    [hour - 1, '59 phút trước', '59 minutes ago'],
    [hour, '1 giờ trước', '1 hour ago'],
    [3 * hour, '3 giờ trước', '3 hours ago'],
    [24 * hour - 1, '23 giờ trước', '23 hours ago'],
    [24 * hour, '21/11/2026', '21/11/2026'],
    [3 * 24 * hour, '19/11/2026', '19/11/2026'],
    [-24 * hour, '23/11/2026', '23/11/2026'],
  ])('%d seconds read %s, %s', async (seconds, inVietnamese, inEnglish) => {
    expect([await ago('vi', seconds), await ago('en', seconds)]).toEqual([inVietnamese, inEnglish]);
  });
});

it('numbers, days and countries are written in one place; only it and the calendar name months', () => {
  const own = filesIn('web').filter(({ text }) => /\bIntl\.|toLocale(?:Date|Time)?String/.test(text));
  expect(own.map(({ path }) => path).sort()).toEqual([
    'web/platform/format/country-names.ts',
    'web/platform/format/local-time.ts',
    'web/platform/format/numbers.ts',
    'web/ui/fields/date-range-calendar.tsx',
  ]);
});
