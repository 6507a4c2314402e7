import { describe, expect, it } from 'vitest';
import { newsContent, newsDrafts, searchNews } from '#shared/news/index.ts';
import { errorMessage } from '#shared/messages/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { type Answer, answer, refuse } from '../support/network.ts';
import {
  draft,
  type Given,
  id,
  opened,
  openEditor,
  published,
  saved,
  savedAt,
  titleName,
} from './news-editor-scene.ts';

const { act } = texts.staffNews;
const { publishing } = texts;
const { moved, move, address, versions, conflict } = publishing;
const open = (given: Given, ...answers: Answer[]) => openEditor(id, draft(given), ...answers);
const done = (given: Given) => answer(newsDrafts.move, opened(given).state);

describe('the editor of news', () => {
  it('withdraws what is published', async () => {
    const { page, network, press } = await open(
      { state: published },
      done({ state: { ...published, status: 'unpublished' } }),
    );
    network.answer(
      answer(newsDrafts.getDraft, opened({ state: { ...published, status: 'unpublished', version: 6 } })),
    );
    await press(publishing.unpublish);
    await page.findByText(moved.unpublish);
    expect(await page.findByText(publishing.status.unpublished)).toBeTruthy();
    expect(network.askedOf(newsDrafts.move)).toMatchObject([{ body: { move: 'unpublish', version: 5 } }]);
    expect(network.askedOf(newsDrafts.saveDraft)).toEqual([]);
    expect(network.askedOf(newsDrafts.getDraft)).toHaveLength(2);
  });

  it('calls off a planned publication', async () => {
    const { page, network, press } = await open(
      { state: { publishAt: '2999-01-01T01:00:00.000Z' } },
      done({}),
    );
    await press(publishing.cancelSchedule);
    await page.findByText(moved.cancelSchedule);
    expect(network.askedOf(newsDrafts.move)).toMatchObject([{ body: { move: 'cancelSchedule' } }]);
  });

  it('discards a draft after a question, and shows what is published', async () => {
    const { page, user, network, press, title } = await open(
      { state: published, text: { title: 'Hội xuân' } },
      done({ state: published }),
    );
    expect(title.value).toBe('Hội xuân');
    await press(publishing.discard);
    expect(await page.findByText(move.discardHint)).toBeTruthy();
    await press('Hủy');
    await expect.poll(() => page.queryByText(move.discardHint)).toBeNull();
    expect(network.askedOf(newsDrafts.move)).toEqual([]);
    await press(publishing.discard);
    await page.findByText(move.discardHint);
    network.answer(
      answer(newsDrafts.getDraft, opened({ draftVersion: 4, state: { ...published, hasDraft: false } })),
    );
    await user.click(page.getAllByRole('button', { name: move.discard }).at(-1) ?? document.body);
    await page.findByText(moved.discard);
    await expect
      .poll(() => page.getByRole<HTMLInputElement>('textbox', { name: titleName }).value)
      .toBe('Hội làng');
  });

  it('reopens what was deleted; until then nothing in it can be changed', async () => {
    const { page, network, press, title } = await open({ state: { status: 'archived' } }, done({}));
    expect(title.closest('fieldset')?.disabled).toBe(true);
    expect(page.queryByRole('button', { name: act.deleteOf.replace('{{title}}', 'Hội làng') })).toBeNull();
    expect(page.getByRole('button', { name: address.rename })).toHaveProperty('disabled', true);
    expect(page.queryByText(publishing.pictures.add)).toBeNull();
    network.answer(answer(newsDrafts.getDraft, opened({ state: { version: 6 } })));
    await press(move.reopen);
    await page.findByText(moved.reopen);
    expect(network.askedOf(newsDrafts.move)).toMatchObject([{ body: { move: 'reopen', version: 5 } }]);
    await expect.poll(() => title.closest('fieldset')?.disabled).toBe(false);
    expect(page.queryByRole('button', { name: move.reopen })).toBeNull();
  });

  it('changes the address of an item, and says at its box that one is taken', async () => {
    const { page, user, network, press } = await open(
      { state: published },
      refuse(newsDrafts.move, 'SLUG_EXISTS'),
    );
    const card = page.getByText(/hoi-lang$/);
    expect(card.textContent).toMatch(/\/hoi-lang$/);
    await press(address.rename);
    const box = await page.findByRole<HTMLInputElement>('textbox', { name: new RegExp(address.form.slug) });
    expect([box.value, box.maxLength]).toEqual(['hoi-lang', 96]);
    await user.clear(box);
    await user.type(box, 'Hội làng');
    await press(address.form.submit);
    await expect.poll(() => box.getAttribute('aria-invalid')).toBe('true');
    expect(network.askedOf(newsDrafts.move)).toEqual([]);
    expect(box.getAttribute('spellcheck')).toBe('false');
    await user.clear(box);
    network.answer(refuse(newsDrafts.move, 'FORBIDDEN'));
    await user.type(box, ' hoi-xuan ');
    await press(address.form.submit);
    await page.findByText(errorMessage('FORBIDDEN', 'vi'));
    expect(box.getAttribute('aria-invalid')).not.toBe('true');
    network.answer(refuse(newsDrafts.move, 'SLUG_EXISTS'));
    await press(address.form.submit);
    await expect.poll(() => box.getAttribute('aria-invalid')).toBe('true');
    expect(page.getAllByText(errorMessage('SLUG_EXISTS', 'vi')).length).toBeGreaterThan(0);
    network.answer(done({ state: published }));
    await press(address.form.submit);
    await page.findByText(moved.rename);
    await expect.poll(() => page.queryByRole('button', { name: address.form.submit })).toBeNull();
    expect(network.askedOf(newsDrafts.move).at(-1)).toMatchObject({
      body: { move: 'rename', slug: 'hoi-xuan', version: 5, draftVersion: 3 },
    });
  });

  it('says that the address of an item comes with its publication', async () => {
    const { page } = await open({});
    expect(page.getByText(address.none)).toBeTruthy();
  });

  it('deletes an item after a question, and leads to the list without another one', async () => {
    const { page, user, network, title, press } = await open(
      {},
      answer(newsContent.remove, exampleOf(newsContent.remove.reply, {})),
      answer(searchNews, {
        data: [],
        total: 0,
        page: 1,
        pageSize: 15,
        totalPages: 0,
        hasNext: false,
        hasPrev: false,
      }),
      saved(4),
    );
    await user.type(title, '!');
    await press(act.deleteOf.replace('{{title}}', 'Hội làng!'));
    await press('Hủy');
    await expect.poll(() => page.queryByText(act.deleteHint)).toBeNull();
    expect([location.pathname, page.queryByText(act.deleted)]).toEqual([
      `/admin/posts/events-news/${id}`,
      null,
    ]);
    await press(act.deleteOf.replace('{{title}}', 'Hội làng!'));
    await press(act.delete);
    await page.findByText(act.deleted);
    await expect.poll(() => location.pathname).toBe('/admin/posts/events-news');
    expect(network.askedOf(newsContent.remove)).toMatchObject([{ params: { id } }]);
  });

  it('says why a move was refused, and takes over what somebody else did to the state', async () => {
    const { page, network, press } = await open(
      { state: published },
      refuse(newsDrafts.move, 'PUBLICATION_STATE'),
    );
    network.answer(
      answer(newsDrafts.getDraft, opened({ state: { ...published, status: 'unpublished', version: 9 } })),
    );
    await press(publishing.unpublish);
    await page.findByText(errorMessage('PUBLICATION_STATE', 'vi'));
    await page.findByText(publishing.status.unpublished);
    network.answer(done({ state: published }));
    await press(publishing.publishChanges);
    await page.findByText(moved.publish);
    expect(network.askedOf(newsDrafts.move).at(-1)).toMatchObject({ body: { move: 'publish', version: 9 } });
  });

  it('compares with a newer draft before it is moved over', async () => {
    const { page, network, press } = await open({ state: published }, refuse(newsDrafts.move, 'STALE_STATE'));
    network.answer(
      answer(newsDrafts.getDraft, opened({ draftVersion: 4, text: { title: 'Hội xuân' }, state: published })),
    );
    await press(publishing.publishChanges);
    const dialog = await page.findByRole('dialog');
    expect(dialog.textContent).toContain(conflict.someone);
    expect(dialog.textContent).toContain(texts.staffNews.form.title);
  });

  it('reads nothing anew after another refusal', async () => {
    const { page, network, press } = await open(
      { state: published },
      refuse(newsDrafts.move, 'PUBLICATION_INCOMPLETE'),
    );
    await press(publishing.publishChanges);
    await page.findByText(errorMessage('PUBLICATION_INCOMPLETE', 'vi'));
    expect(network.askedOf(newsDrafts.getDraft)).toHaveLength(1);
  });
});

describe('the published versions', () => {
  const list = (...numbers: number[]) =>
    answer(newsDrafts.listVersions, {
      data: numbers.map((number) => ({ number, at: savedAt, by: null, editor: null })),
      nextCursor: null,
    });

  it('mark the one that readers see', async () => {
    const { page, press } = await open({ state: published }, list(2, 1));
    await press(versions.open);
    const current = await page.findByText(versions.current);
    expect(current.closest('li')?.textContent).toContain('Phiên bản 2');
    expect(page.getByRole('button', { name: /Khôi phục phiên bản 1/ })).toBeTruthy();
  });

  it('of what was withdrawn can all be restored', async () => {
    const { page, press } = await open({ state: { ...published, status: 'unpublished' } }, list(2));
    await press(versions.open);
    await page.findByRole('button', { name: /Khôi phục phiên bản 2/ });
    expect(page.queryByText(versions.current)).toBeNull();
  });

  it('are none before the first publication', async () => {
    const { page, press } = await open({}, list());
    await press(versions.open);
    expect(await page.findByText(versions.none)).toBeTruthy();
  });
});
