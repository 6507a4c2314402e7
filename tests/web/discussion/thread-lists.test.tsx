import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { DocumentComment } from '#shared/library/document-comments.contract.ts';
import { documentComments } from '#shared/library/index.ts';
import { newsComments } from '#shared/news/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { libraryAnswers, member, detail as document } from '../library/library-answers.ts';
import { exampleOf } from '../support/example-of.ts';
import { type Answer, answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';
import { address, all, comment, id, openWith, pageOf } from './thread-scene.tsx';

const { discussion, library } = texts;
const { pager } = discussion;

describe('comments with numbered pages', () => {
  const pages = answer(newsComments.list, ({ query }) => ({
    ...pageOf([comment('VWX'.charAt(query.page - 1))]),
    page: query.page,
    totalPages: 3,
  }));
  const numbers = (nav: HTMLElement) =>
    within(nav)
      .getAllByRole<HTMLButtonElement>('button')
      .map((button) =>
        [button.textContent, button.disabled && 'off', button.getAttribute('aria-current')]
          .filter(Boolean)
          .join(' '),
      );

  it('are turned by number and by step, and the current page is not asked for again', async () => {
    const { page, user, network } = await renderAt(address, { as: 'user', answers: all(pages) });
    await page.findByText('Bình luận V');
    const nav = page.getByRole('navigation', { name: pager.label });
    const press = (name: string) => user.click(within(nav).getByRole('button', { name }));
    expect(numbers(nav)).toEqual(['off', '1 page', '2', '3', '']);
    within(nav).getByText(pager.place.replace('{{page}}', '1').replace('{{totalPages}}', '3'));
    await press(pager.page.replace('{{page}}', '1'));
    await press(pager.page.replace('{{page}}', '2'));
    await page.findByText('Bình luận W');
    expect(page.queryByText('Bình luận V')).toBeNull();
    await press(pager.next);
    await page.findByText('Bình luận X');
    expect(numbers(nav)).toEqual(['', '1', '2', '3 page', 'off']);
    await press(pager.previous);
    await page.findByText('Bình luận W');
    expect(network.askedOf(newsComments.list).map(({ query }) => query.page)).toEqual([1, 2, 3]);
  });

  it('that are all on one page have no page to turn', async () => {
    const { page } = await openWith([comment('V')]);
    await page.findByText('Bình luận V');
    expect(page.queryByRole('navigation', { name: pager.label })).toBeNull();
  });

  it('that cannot be read say so', async () => {
    const { page } = await renderAt(address, {
      as: 'user',
      answers: all(refuse(newsComments.list, 'BAD_REQUEST')),
    });
    expect(await page.findByText(discussion.failed.list)).toBeTruthy();
    expect(page.queryByText(discussion.none)).toBeNull();
  });
});

const own = { isOwn: true, canEdit: true, canDelete: true };
const onDocument = (last: string, given: Partial<DocumentComment> = {}) =>
  exampleOf(DocumentComment, {
    id: id(last),
    content: `Bình luận ${last}`,
    mentions: [],
    user: null,
    parentId: null,
    depth: 0,
    repliesCount: 0,
    status: 'published',
    editedAt: null,
    reactions: {},
    reaction: null,
    marks: [],
    replies: [],
    ...given,
  });

describe('comments on a document', () => {
  async function open(data: readonly (readonly string[])[], ...answers: Answer[]) {
    const list = answer(
      documentComments.list,
      ({ query }) =>
        ({
          ...(pageOf([]) as object),
          data: (data[query.page - 1] ?? []).map((last) => onDocument(last, last === 'V' ? own : {})),
          page: query.page,
          totalPages: data.length,
          hasNext: query.page < data.length,
        }) as never,
    );
    const screen = await renderAt('/documents/nghe-gom', {
      as: member,
      answers: libraryAnswers(document(), list, ...answers),
    });
    await screen.user.click(await screen.page.findByRole('tab', { name: library.section.comments }));
    await screen.page.findByText('Bình luận V');
    const shown = () => screen.page.queryAllByText(/^Bình luận [A-Z]$/).map((one) => one.textContent.at(-1));
    const button = (name: string) => screen.page.queryByRole('button', { name });
    return { ...screen, shown, button };
  }
  const press = async ({ page, user }: Awaited<ReturnType<typeof open>>, name: string) =>
    user.click(await page.findByRole('button', { name }));

  it('are the first three until all are asked for', async () => {
    const opened = await open([['V', 'W', 'X', 'Y']]);
    expect(opened.shown()).toEqual(['V', 'W', 'X']);
    expect(opened.button(discussion.more)).toBeNull();
    expect(opened.button(discussion.showAll)?.getAttribute('aria-expanded')).toBe('false');
    await press(opened, discussion.showAll);
    expect(opened.shown()).toEqual(['V', 'W', 'X', 'Y']);
    expect(opened.button(discussion.more)).toBeNull();
    expect(opened.button(discussion.showLess)?.getAttribute('aria-expanded')).toBe('true');
    await press(opened, discussion.showLess);
    expect(opened.shown()).toEqual(['V', 'W', 'X']);
  });

  it('have no button for more where there are three', async () => {
    const opened = await open([['V', 'W', 'X']]);
    for (const name of [discussion.showAll, discussion.more]) expect(opened.button(name)).toBeNull();
  });

  it('are fetched page by page, once all are asked for', async () => {
    const opened = await open([
      ['V', 'W'],
      ['X', 'Y'],
    ]);
    expect(opened.button(discussion.more)).toBeNull();
    await press(opened, discussion.showAll);
    await press(opened, discussion.more);
    await expect.poll(opened.shown).toEqual(['V', 'W', 'X', 'Y']);
    expect(opened.button(discussion.more)).toBeNull();
    expect(opened.network.askedOf(documentComments.list).map(({ query }) => query.page)).toEqual([1, 2]);
  });

  it('are confirmed by a message when they are stored, changed and deleted', async () => {
    const opened = await open(
      [['V']],
      answer(documentComments.add, onDocument('W', own)),
      answer(
        documentComments.edit,
        onDocument('V', { ...own, content: 'Mới', editedAt: '2026-11-30T00:00:00.000Z' }),
      ),
      answer(documentComments.remove, { success: true, removed: 1 }),
    );
    const { page, user } = opened;
    const menu = async (entry: string) => {
      await user.click(page.getAllByRole('button', { name: discussion.menu }).at(-1) as HTMLElement);
      await user.click(await page.findByRole('menuitem', { name: entry }));
    };
    await user.type(page.getByRole('textbox', { name: discussion.placeholder_document }), 'Hay{Enter}');
    await page.findByText(discussion.done.add);
    expect(opened.shown()).toEqual(['W', 'V']);
    await menu(discussion.edit.action);
    const box = await page.findByRole('textbox', { name: discussion.edit.label });
    await user.clear(box);
    await user.type(box, 'Mới{Enter}');
    await page.findByText(discussion.done.edit);
    expect(page.queryByRole('textbox', { name: discussion.edit.label })).toBeNull();
    await menu(discussion.remove.action);
    await user.click(await page.findByRole('button', { name: discussion.remove.submit }));
    await page.findByText(discussion.done.remove);
    await expect.poll(opened.shown).toEqual(['W']);
  });
});

describe('an edit that is refused', () => {
  it('says why, and keeps its text, which may be sent again', async () => {
    const { page, user, network } = await openWith([comment('V', own)], {
      answers: [refuse(newsComments.edit, 'COMMENT_NOT_FOUND')],
    });
    await user.click(await page.findByRole('button', { name: discussion.menu }));
    await user.click(await page.findByRole('menuitem', { name: discussion.edit.action }));
    const box = await page.findByRole<HTMLTextAreaElement>('textbox', { name: discussion.edit.label });
    await user.type(box, ' mới{Enter}');
    await page.findByText(discussion.failed.edit);
    expect(box.value).toBe('Bình luận V mới');
    network.answer(answer(newsComments.edit, comment('V', { ...own, content: 'Bình luận V mới' })));
    await user.click(page.getByRole('button', { name: discussion.edit.save }));
    await expect.poll(() => page.queryByRole('textbox', { name: discussion.edit.label })).toBeNull();
    expect(page.queryByText(discussion.done.edit)).toBeNull();
    page.getByText('Bình luận V mới');
  });
});
