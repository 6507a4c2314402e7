import { describe, expect, it } from 'vitest';
import { FoundUser, searchUsers } from '#shared/members/index.ts';
import { newsComments } from '#shared/news/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer } from '../support/network.ts';
import { comment, detail, openWith } from './thread-scene.tsx';

const { discussion } = texts;
/** Milliseconds after which the box of an answer takes the focus. */
const focusDelay = 500;
const found = ['Chi Lê', 'Chi Mai'].map((fullName, place) =>
  exampleOf(FoundUser, { id: `chi${String(place + 1)}`, fullName }),
);

async function openBox() {
  const opened = await openWith([], {
    answers: [
      answer(searchUsers, ({ query }) => (query.q === 'Chi M' ? found.slice(1) : found)),
      answer(newsComments.add, comment('V', { isOwn: true })),
    ],
  });
  const { page, network } = opened;
  const box = await page.findByRole<HTMLTextAreaElement>('textbox', { name: discussion.placeholder });
  return {
    ...opened,
    box,
    list: () => page.queryByRole('listbox', { name: discussion.mention.label }),
    sent: () =>
      network.askedOf(newsComments.add).map(({ body: { content, mentions } }) => ({ content, mentions })),
  };
}

describe('a member who is mentioned', () => {
  it('is found by the name after an @, and chosen with the arrow keys', async () => {
    const { page, user, box, list, sent } = await openBox();
    expect([box.getAttribute('aria-controls'), list()]).toEqual([null, null]);
    await user.type(box, 'Chào @Ch');
    await page.findByRole('listbox', { name: discussion.mention.label });
    const options = page.getAllByRole('option');
    expect(box.getAttribute('aria-controls')).toBe(list()?.id);
    expect(box.getAttribute('aria-activedescendant')).toBe(options[0]?.id);
    expect(options.map((option) => option.getAttribute('aria-selected'))).toEqual(['false', 'false']);
    expect(options.map(({ classList }) => classList.contains('bg-hover'))).toEqual([true, false]);
    await user.keyboard('{ArrowDown}');
    expect(box.getAttribute('aria-activedescendant')).toBe(options[1]?.id);
    await user.keyboard('{Enter}');
    expect([box.value, box.selectionStart, list()]).toEqual(['Chào @Chi Mai ', 14, null]);
    await user.type(box, 'nhé{Enter}');
    await expect
      .poll(sent)
      .toEqual([{ content: 'Chào @Chi Mai nhé', mentions: [{ start: 5, end: 13, userId: 'chi2' }] }]);
    expect(box.value).toBe('');
  });

  it('is chosen by Tab or a click, and what was typed behind stays', async () => {
    const { page, user, box } = await openBox();
    await user.type(box, 'ơi');
    await user.type(box, '@Ch', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await page.findByRole('listbox', { name: discussion.mention.label });
    await user.keyboard('{Tab}');
    expect([box.value, document.activeElement]).toEqual(['@Chi Lê ơi', box]);
    await user.type(box, ' @Chi');
    await user.click(await page.findByRole('option', { name: /Chi Mai/ }));
    expect(box.value).toBe('@Chi Lê ơi @Chi Mai ');
  });

  it('is not sought any more once the list was closed, which closes nothing else', async () => {
    const { page, user, box, list } = await openBox();
    await user.type(box, '@Ch');
    await page.findByRole('listbox', { name: discussion.mention.label });
    await user.keyboard('{Escape}');
    expect([list(), box.value]).toEqual([null, '@Ch']);
    page.getByRole('dialog', { name: detail.title });
    await user.type(box, 'i M');
    await page.findByRole('listbox', { name: discussion.mention.label });
    expect(page.getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(box.value).toBe('@Chi Mai ');
  });
});

describe('a box for a comment', () => {
  it('with a text is not left without a question, one with blanks is', async () => {
    const { page, user, box } = await openBox();
    const close = () => user.click(page.getByRole('button', { name: texts.ui.dialog.close }));
    await user.type(box, 'Hay');
    await close();
    await page.findByText(texts.form.leave.title);
    await user.click(page.getByRole('button', { name: texts.form.leave.stay }));
    await expect.poll(() => page.queryByText(texts.form.leave.title)).toBeNull();
    await user.clear(box);
    await user.type(box, ' ');
    await close();
    await expect.poll(() => location.pathname).toBe('/news');
    expect(page.queryByText(texts.form.leave.title)).toBeNull();
  });

  it('of an edit that changes nothing but blanks is left without a question', async () => {
    const own = comment('V', { isOwn: true, canEdit: true, content: 'Cũ ' });
    const { page, user } = await openWith([own]);
    await user.click(await page.findByRole('button', { name: discussion.menu }));
    await user.click(await page.findByRole('menuitem', { name: discussion.edit.action }));
    await user.type(await page.findByRole('textbox', { name: discussion.edit.label }), ' ');
    await user.click(page.getByRole('button', { name: texts.ui.dialog.close }));
    await expect.poll(() => location.pathname).toBe('/news');
  });

  it('does not take the focus when its page opens', async () => {
    const { box } = await openBox();
    await new Promise((resolve) => setTimeout(resolve, focusDelay + 50));
    expect(document.activeElement).not.toBe(box);
  });

  it('breaks the line where the caret is, in place of what is selected', async () => {
    const { user, box } = await openBox();
    await user.type(box, 'một hai ba');
    await user.type(box, '{Control>}{Enter}{/Control}', { initialSelectionStart: 4, initialSelectionEnd: 8 });
    expect([box.value, box.selectionStart]).toEqual(['một \nba', 5]);
  });

  it('of an edit has the focus behind its text, and closes by Escape alone', async () => {
    const own = comment('V', { isOwn: true, canEdit: true, content: 'Cũ' });
    const { page, user } = await openWith([own], { answers: [answer(newsComments.edit, own)] });
    await user.click(await page.findByRole('button', { name: discussion.menu }));
    await user.click(await page.findByRole('menuitem', { name: discussion.edit.action }));
    const box = await page.findByRole<HTMLTextAreaElement>('textbox', { name: discussion.edit.label });
    expect([document.activeElement, box.selectionStart]).toEqual([box, 2]);
    await user.keyboard('{Escape}');
    expect(page.queryByRole('textbox', { name: discussion.edit.label })).toBeNull();
    page.getByRole('dialog', { name: detail.title });
  });
});
