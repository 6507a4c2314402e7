import { describe, expect, it } from 'vitest';
import { createUpload } from '#shared/media/upload.contract.ts';
import { newsContent, newsDrafts, searchNews } from '#shared/news/index.ts';
import { StaffNewsItem } from '#shared/news/news.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, hold, keepWaiting, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';
import { draft, id, opened, openEditor, published, saved, savedAt, titleName } from './news-editor-scene.ts';

const { publishing } = texts;
const { moved, move, conflict } = publishing;
const item = exampleOf(StaffNewsItem, { id, title: 'Hội làng', imageUrls: [] });

describe('the draft of news', () => {
  it('that could not be saved is saved by hand', async () => {
    const { page, user, network, press, title } = await openEditor(
      id,
      draft({ state: { ...published, hasDraft: false } }),
      refuse(newsDrafts.saveDraft, 'PUBLICATION_STATE'),
    );
    await user.type(title, '!{Enter}');
    await page.findByText(publishing.save.failed);
    expect(page.queryByText(publishing.hasDraft)).toBeNull();
    network.answer(saved(4));
    await press(publishing.save.retry);
    await page.findByText(/^Đã lưu lúc/);
    // The published item has a draft now.
    await page.findByText(publishing.hasDraft);
    expect(network.askedOf(newsDrafts.saveDraft)).toHaveLength(2);
  });

  it('of a new item whose first answer was lost is saved over what that request created', async () => {
    const { user, network, title } = await openEditor(
      'new',
      refuse(newsContent.create, 'REQUEST_DIFFERS', { params: { id } }),
      draft({ draftVersion: 1, text: { title: 'Ti', content: '' } }),
      saved(2),
    );
    await user.type(title, 'Tin{Enter}');
    await expect.poll(() => location.pathname).toBe(`/admin/posts/events-news/${id}`);
    expect(network.askedOf(newsDrafts.saveDraft)).toMatchObject([
      { params: { id }, body: { draftVersion: 1, text: { title: 'Tin' } } },
    ]);
  });

  it('of a new item that was refused is created by the same request later', async () => {
    const { page, user, network, press, title } = await openEditor(
      'new',
      refuse(newsContent.create, 'FORBIDDEN'),
      draft({ draftVersion: 1, text: { title: 'Tin', content: '' } }),
    );
    expect(page.queryByText(publishing.address.card)).toBeNull();
    expect(page.queryByRole('button', { name: publishing.versions.open })).toBeNull();
    expect(page.queryByRole('button', { name: /^Xóa “/ })).toBeNull();
    await user.type(title, 'Tin{Enter}');
    await page.findByText(publishing.save.failed);
    expect(location.pathname).toBe('/admin/posts/events-news/new');
    network.answer(answer(newsContent.create, { id, version: 1, slug: '' }));
    await press(publishing.save.retry);
    await expect.poll(() => location.pathname).toBe(`/admin/posts/events-news/${id}`);
    const [first, second] = network.askedOf(newsContent.create).map(({ body }) => body.requestKey);
    expect(first).toBe(second);
    expect(network.askedOf(newsDrafts.saveDraft)).toEqual([]);
    expect(await page.findByText(publishing.address.card)).toBeTruthy();
    expect(page.getByRole('textbox', { name: titleName })).toHaveProperty('value', 'Tin');
  });

  it('is not saved if nothing in it changed', async () => {
    const { page, user, network, title } = await openEditor(id, draft());
    await user.type(title, '!{Backspace}{Enter}');
    await network.rest();
    expect(network.askedOf(newsDrafts.saveDraft)).toEqual([]);
    expect(page.queryByText(publishing.save.waiting)).toBeNull();
  });

  it('that is discarded is not saved again, though it was changed meanwhile', async () => {
    const moving = hold(answer(newsDrafts.move, opened({ state: published }).state));
    const { page, user, network, press, title, titleBox } = await openEditor(
      id,
      draft({ state: published, text: { title: 'Hội xuân' } }),
      moving,
      saved(5),
    );
    await press(publishing.discard);
    await page.findByText(move.discardHint);
    await user.click(page.getAllByRole('button', { name: move.discard }).at(-1) ?? document.body);
    await expect.poll(() => network.askedOf(newsDrafts.move)).toHaveLength(1);
    await expect.poll(() => page.queryByText(move.discardHint)).toBeNull();
    await user.type(title, '!');
    await page.findByText(publishing.save.waiting);
    network.answer(draft({ draftVersion: 4, state: { ...published, hasDraft: false } }));
    moving.release();
    await page.findByText(moved.discard);
    await expect.poll(async () => (await titleBox()).value).toBe('Hội làng');
    await network.rest();
    expect(network.askedOf(newsDrafts.saveDraft)).toEqual([]);
  });

  it('is not moved twice, and what is written meanwhile is saved over what the move led to', async () => {
    const moving = hold(answer(newsDrafts.move, opened().state));
    const versions = answer(newsDrafts.listVersions, {
      data: [{ number: 1, at: savedAt, by: null, editor: null }],
      nextCursor: null,
    });
    const { page, user, network, press, title } = await openEditor(
      id,
      draft(),
      moving,
      saved(8, 9),
      versions,
    );
    await press(publishing.publish);
    await expect.poll(() => network.askedOf(newsDrafts.move)).toHaveLength(1);
    expect(page.getByRole('button', { name: publishing.publish })).toHaveProperty('disabled', true);
    expect(page.getByRole('button', { name: publishing.address.rename })).toHaveProperty('disabled', true);
    await user.type(title, '!{Enter}');
    expect(network.askedOf(newsDrafts.saveDraft)).toEqual([]);
    // The earlier versions stay open to look at, but none replaces the text now.
    await press(publishing.versions.open);
    await press(publishing.versions.restoreThis.replace('{{number}}', '1'));
    await press(publishing.versions.restore);
    await expect.poll(() => page.queryByRole('dialog')).toBeNull();
    network.answer(draft({ draftVersion: 7, state: { ...published, version: 8 } }));
    moving.release();
    await expect
      .poll(() => network.askedOf(newsDrafts.saveDraft), { timeout: 5000 })
      .toMatchObject([{ body: { draftVersion: 7, text: { title: 'Hội làng!' } } }]);
    await network.rest();
    expect(network.askedOf(newsDrafts.move)).toHaveLength(1);
  });

  it('is neither published nor left quietly while a picture is on its way', async () => {
    const { page, user } = await openEditor(id, draft(), keepWaiting(createUpload));
    const box = page.getByText(publishing.pictures.add).closest('label')?.querySelector('input');
    expect(page.queryByText(publishing.stillArriving)).toBeNull();
    await user.upload(
      box ?? document.createElement('input'),
      new File(['x'], 'a.png', { type: 'image/png' }),
    );
    await page.findByText(publishing.stillArriving);
    expect(page.getByRole('button', { name: publishing.publish })).toHaveProperty('disabled', true);
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    await user.click(page.getByRole('button', { name: publishing.files.drop.replace('{{name}}', 'a.png') }));
    await expect.poll(() => page.queryByText(publishing.stillArriving)).toBeNull();
    expect(page.getByRole('button', { name: publishing.publish })).toHaveProperty('disabled', false);
  });

  it('that a person does not decide about stays in its conflict', async () => {
    const { page, user, network, press, title } = await openEditor(
      id,
      draft(),
      refuse(newsDrafts.saveDraft, 'STALE_STATE'),
    );
    await user.type(title, ' mới{Enter}');
    network.answer(draft({ draftVersion: 4, text: { title: 'Hội xuân' } }));
    await press(publishing.save.resolve);
    await page.findByText(conflict.hint);
    await user.keyboard('{Escape}');
    await expect.poll(() => page.queryByText(conflict.hint)).toBeNull();
    expect(page.getByText(publishing.save.conflict)).toBeTruthy();
    expect(title.value).toBe('Hội làng mới');
  });

  it.each([
    ['saved', saved(4)],
    ['published', answer(newsDrafts.move, opened({ state: published }).state)],
  ] as const)('that was %s leads back to a list that is read again', async (how, reply) => {
    const list = answer(searchNews, exampleOf(searchNews.reply, { data: [item], total: 1 }));
    const { page, user, network } = await renderAt('/admin/posts/events-news', {
      as: 'collaborator',
      answers: [list, draft(), reply],
    });
    await user.click(await page.findByRole('link', { name: item.title }));
    const title = await page.findByRole('textbox', { name: titleName });
    if (how === 'saved') await user.type(title, '!{Enter}');
    else await user.click(page.getByRole('button', { name: publishing.publish }));
    await page.findByText(how === 'saved' ? /^Đã lưu lúc/ : moved.publish);
    expect(network.askedOf(searchNews)).toHaveLength(1);
    await user.click(page.getAllByRole('link', { name: 'Tin tức và sự kiện' })[0] ?? title);
    await expect.poll(() => network.askedOf(searchNews), { timeout: 5000 }).toHaveLength(2);
  });
});
