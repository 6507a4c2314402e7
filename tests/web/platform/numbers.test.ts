import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { filesIn } from '#tests/rules/source-files.ts';
import { numbersInSentences } from '#web/platform/i18n/numbers-in-sentences.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { shortCount, showNumber } from '#web/platform/i18n/numbers.ts';

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

  it('inside sentences are grouped by themselves; a year is none', async () => {
    const i18n = i18next.createInstance().use(numbersInSentences);
    await i18n.init({ lng: 'vi', resources: { vi: texts }, interpolation: { alwaysFormat: true } });
    expect(i18n.t('sold', { ns: 'catalogue', count: 4201, amount: 4201 })).toBe('Đã bán 4.201');
    expect(i18n.t('footer.rights', { ns: 'shell', year: '2026' })).toContain('2026');
  });

  it('are written in one place', () => {
    const others = filesIn('web').filter(({ text }) => text.includes('Intl.NumberFormat'));
    expect(others.map(({ path }) => path)).toEqual(['web/platform/i18n/numbers.ts']);
  });
});
