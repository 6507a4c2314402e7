import { describe, expect, it } from 'vitest';
import type { NewsText } from '#shared/news/news.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { draft, id, openEditor } from './news-editor-scene.ts';

const { form, preview } = texts.staffNews;
const { publishing } = texts;
const open = (text: Partial<NewsText>) => openEditor(id, draft({ text }));

describe('the preview of news', () => {
  const shownText = async (given: Partial<NewsText>) => {
    const { page, press } = await open(given);
    await press(publishing.preview.open);
    const article = (await page.findByRole('dialog')).querySelector('article');
    await expect.poll(() => article?.textContent).toContain('Rước kiệu.');
    return article?.textContent ?? '';
  };

  it('of an event has its facts, those that are known', async () => {
    const event = { category: 'event', date: '2026-11-21T01:30:00.000Z', location: 'Đình làng' } as const;
    const given = { ...event, level: 'Mọi người', isCancelled: true, summary: 'Mời cả làng' };
    const shown = await shownText(given);
    for (const part of [
      `${form.date}21/11/2026 08:30`,
      `${form.location}Đình làng`,
      `${form.level}Mọi người`,
      preview.cancelled,
      texts.staffNews.type.event,
      'Hội làng',
      'Mời cả làng',
    ])
      expect(shown).toContain(part);
    expect(shown).not.toContain(form.endsAt);
    expect(shown).not.toContain(form.duration);
  });

  it('of an event that takes place says so, with its end', async () => {
    const shown = await shownText({
      category: 'event',
      endsAt: '2026-11-21T03:00:00.000Z',
      duration: '2 giờ',
    });
    expect(shown).toContain(`${form.endsAt}21/11/2026 10:00`);
    expect(shown).toContain(`${form.duration}2 giờ`);
    expect([shown.includes(preview.cancelled), shown.includes(form.date)]).toEqual([false, false]);
  });

  it('of news has no facts of an event, and stands in for a title and a summary', async () => {
    const shown = await shownText({ title: '', location: 'Đình làng', isCancelled: true });
    expect(shown).toBe(
      `${texts.staffNews.type.news}${publishing.untitled}${texts.staffNews.list.noSummary}Rước kiệu.`,
    );
  });
});

describe('the fields of an event', () => {
  it('are there for an event, and take texts of the lengths that fit', async () => {
    const { page } = await open({ category: 'event', location: 'Đình làng' });
    expect(page.getByDisplayValue('Đình làng')).toBeTruthy();
    expect(page.getByText(form.partEvent)).toBeTruthy();
    const lengths = (['title', 'summary', 'location', 'duration', 'level'] as const).map(
      (field) =>
        page.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${form[field]}`) }).maxLength,
    );
    expect(lengths).toEqual([200, 500, 200, 100, 100]);
  });

  it('are not there for news', async () => {
    const { page } = await open({ location: 'Đình làng' });
    expect([page.queryByDisplayValue('Đình làng'), page.queryByText(form.partEvent)]).toEqual([null, null]);
  });
});
