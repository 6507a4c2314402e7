import { describe, expect, it } from 'vitest';
import { newsDrafts, newsContent, searchNews } from '#shared/news/index.ts';
import { StaffNewsItem } from '#shared/news/news.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { type Answer, answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';
import { draft, id, opened, openEditor, saved, savedAt, titleName } from './news-editor-scene.ts';

const { moved, conflict, versions } = texts.publishing;
const { publishing } = texts;
const at = `/admin/posts/events-news/${id}`;
const nothing = {
  data: [],
  total: 0,
  page: 1,
  limit: 15,
  pageSize: 15,
  totalPages: 0,
  hasNext: false,
  hasPrev: false,
};

const open = (...answers: Answer[]) => openEditor(id, draft(), ...answers);

describe('the editor of news', () => {
  it('saves what was written once, over the draft that was opened', async () => {
    const { user, network, title } = await open(saved(4));
    await user.type(title, ' mới{Enter}{Enter}');
    await expect.poll(() => network.askedOf(newsDrafts.saveDraft)).toHaveLength(1);
    expect(network.askedOf(newsDrafts.saveDraft)[0]).toMatchObject({
      params: { id },
      body: { draftVersion: 3, text: { title: 'Hội làng mới', content: '<p>Rước kiệu.</p>' } },
    });
  });

  it('creates a new item as a draft with the first save, and the next one saves over it', async () => {
    const { page, user, network } = await renderAt('/admin/posts/events-news/new', {
      as: 'collaborator',
      answers: [
        answer(newsContent.create, { id, version: 1, slug: '' }),
        answer(newsDrafts.getDraft, opened({ draftVersion: 1, text: { title: 'Tin', content: '' } })),
        saved(2),
      ],
    });
    const title = await page.findByRole('textbox', { name: titleName });
    await user.type(title, 'Tin{Enter}');
    await expect.poll(() => location.pathname).toBe(at);
    expect(network.askedOf(newsContent.create)).toMatchObject([
      { body: { title: 'Tin', isPublished: false } },
    ]);
    await user.type(page.getByRole('textbox', { name: titleName }), ' hay{Enter}');
    await expect.poll(() => network.askedOf(newsDrafts.saveDraft)).toHaveLength(1);
    expect(network.askedOf(newsDrafts.saveDraft)[0]?.body).toMatchObject({
      draftVersion: 1,
      text: { title: 'Tin hay' },
    });
    expect(network.askedOf(newsContent.create)).toHaveLength(1);
  });

  it('saves first and then publishes what was saved', async () => {
    const published = opened({
      draftVersion: 5,
      state: { status: 'published', hasDraft: false, version: 7 },
    });
    const { page, user, network, title } = await open(saved(4), answer(newsDrafts.move, published.state));
    await user.type(title, '!');
    network.answer(answer(newsDrafts.getDraft, published));
    await user.click(page.getByRole('button', { name: publishing.publish }));
    await page.findByText(moved.publish);
    expect(network.askedOf(newsDrafts.saveDraft)).toHaveLength(1);
    expect(network.askedOf(newsDrafts.move)).toMatchObject([
      { params: { id }, body: { move: 'publish', version: 6, draftVersion: 4 } },
    ]);
    expect(await page.findByText(publishing.status.published)).toBeTruthy();
    // Publishing must not replace the text box that an editor is typing in.
    expect(page.getByRole('textbox', { name: titleName })).toBe(title);
  });

  it('publishes nothing that could not be saved', async () => {
    const { page, user, network, title } = await open(refuse(newsDrafts.saveDraft, 'PUBLICATION_STATE'));
    await user.type(title, '!');
    await user.click(page.getByRole('button', { name: publishing.publish }));
    await page.findByText(publishing.move.unsaved);
    expect(network.askedOf(newsDrafts.move)).toEqual([]);
  });

  it('plans a publication for another moment', async () => {
    const planned = opened({ state: { publishAt: '2999-01-01T01:00:00.000Z' } });
    const { page, user, network } = await open(
      answer(newsDrafts.getDraft, planned),
      answer(newsDrafts.move, planned.state),
    );
    await user.click(await page.findByRole('button', { name: publishing.schedule.change }));
    await user.click(await page.findByRole('button', { name: publishing.schedule.submit }));
    await page.findByText(moved.schedule);
    await expect.poll(() => page.queryByRole('dialog')).toBeNull();
    expect(network.askedOf(newsDrafts.move)).toMatchObject([
      { body: { move: 'schedule', at: '2999-01-01T01:00:00.000Z', version: 5 } },
    ]);
  });

  const newer = opened({
    draftVersion: 4,
    by: 'Lê Mai',
    text: { title: 'Hội xuân', summary: 'Mời cả làng', content: '<p>Rước đèn.</p>' },
  });

  async function inConflict() {
    const shown = await open(refuse(newsDrafts.saveDraft, 'STALE_STATE'));
    await shown.user.type(shown.title, ' mới{Enter}');
    shown.network.answer(answer(newsDrafts.getDraft, newer));
    await shown.user.click(await shown.page.findByRole('button', { name: publishing.save.resolve }));
    await shown.page.findByText(/Lê Mai đã lưu bản nháp này/);
    return shown;
  }

  it('of two editors the later one keeps the own text, and what only the other one changed', async () => {
    const { page, user, network } = await inConflict();
    network.answer(saved(5));
    await user.click(page.getByRole('button', { name: conflict.mine }));
    await expect
      .poll(() => network.askedOf(newsDrafts.saveDraft).at(-1)?.body, { timeout: 5000 })
      .toMatchObject({
        draftVersion: 4,
        text: { title: 'Hội làng mới', summary: 'Mời cả làng', content: '<p>Rước đèn.</p>' },
      });
    expect(page.queryByText(conflict.hint)).toBeNull();
  });

  it('or goes on with the newer text, which is not saved again', async () => {
    const { page, user, network } = await inConflict();
    await user.click(page.getByRole('button', { name: conflict.theirs }));
    await expect
      .poll(() => page.getByRole<HTMLInputElement>('textbox', { name: titleName }).value)
      .toBe('Hội xuân');
    expect(network.askedOf(newsDrafts.saveDraft)).toHaveLength(1);
  });

  it('restores an earlier version after a question, and shows its text', async () => {
    const { page, user, network } = await open(
      answer(newsDrafts.listVersions, {
        data: [{ number: 2, at: savedAt, by: 'mai', editor: { id: 'mai', fullName: 'Lê Mai' } }],
        nextCursor: null,
      }),
      answer(newsDrafts.compareVersions, [
        {
          field: 'title',
          parts: [
            { kind: 'removed', text: 'Hội cũ' },
            { kind: 'added', text: 'Hội làng' },
          ],
        },
      ]),
      answer(newsDrafts.move, opened().state),
    );
    await user.click(page.getByRole('button', { name: versions.open }));
    await user.click(await page.findByRole('button', { name: /So sánh phiên bản 2/ }));
    await page.findByText('Hội cũ');
    await page.findByText(/^· Lê Mai$/);
    await user.click(page.getByRole('button', { name: /Khôi phục phiên bản 2/ }));
    await user.click(await page.findByRole('button', { name: 'Hủy' }));
    await expect.poll(() => page.queryByText(versions.restoreHint)).toBeNull();
    expect(network.askedOf(newsDrafts.move)).toEqual([]);
    await user.click(page.getByRole('button', { name: /Khôi phục phiên bản 2/ }));
    network.answer(answer(newsDrafts.getDraft, opened({ draftVersion: 4, text: { title: 'Hội cũ' } })));
    await user.click(await page.findByRole('button', { name: versions.restore }));
    await page.findByText(moved.restore);
    expect(page.queryByText(versions.title)).toBeNull();
    expect(network.askedOf(newsDrafts.move)).toMatchObject([
      { body: { move: 'restore', number: 2, draftVersion: 3 } },
    ]);
    await expect
      .poll(() => page.getByRole<HTMLInputElement>('textbox', { name: titleName }).value)
      .toBe('Hội cũ');
  });

  it('shows pictures of several widths in one that fits, among the fields and in the preview', async () => {
    const images = [{ url: '/media/news/dieu-{width}.webp', alt: 'Diều', width: null, height: null }];
    const { page, user } = await open(answer(newsDrafts.getDraft, opened({ text: { images } })));
    const sources = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    await expect.poll(sources).toContain('/media/news/dieu-160.webp');
    await user.click(await page.findByRole('button', { name: publishing.preview.open }));
    await expect.poll(sources).toContain('/media/news/dieu-640.webp');
    expect(sources().join(' ')).not.toContain('{width}');
  });

  it('leads back to the list where there is no such item', async () => {
    const { page } = await renderAt(at, {
      as: 'collaborator',
      answers: [refuse(newsDrafts.getDraft, 'NEWS_NOT_FOUND'), answer(searchNews, nothing)],
    });
    expect(await page.findByText(texts.staffNews.missing.hint)).toBeTruthy();
  });
});

it('the list of news shows pictures of several widths in a small one', async () => {
  const row = exampleOf(StaffNewsItem, {
    id,
    title: 'Hội làng',
    imageUrls: ['/media/news/dieu-{width}.webp'],
  });
  await renderAt('/admin/posts/events-news', {
    as: 'collaborator',
    answers: [answer(searchNews, exampleOf(searchNews.reply, { ...nothing, data: [row], total: 1 }))],
  });
  await expect
    .poll(() => [...document.querySelectorAll('main img')].map((image) => image.getAttribute('src')))
    .toEqual(['/media/news/dieu-160.webp']);
});
