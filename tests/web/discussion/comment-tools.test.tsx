import { describe, expect, it } from 'vitest';
import { FoundUser, searchUsers } from '#shared/members/index.ts';
import { maxCommentLength } from '#shared/discussion/comment-text.ts';
import { newsComments } from '#shared/news/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, hold } from '../support/network.ts';
import { comment, openWith } from './thread-scene.tsx';

const { discussion } = texts;
const found = Array.from({ length: 7 }, (_, place) =>
  exampleOf(FoundUser, { id: `chi${place}`, fullName: `Chi ${'ABCDEGH'.charAt(place)}` }),
);

async function openBox() {
  const opened = await openWith([], { answers: [answer(searchUsers, found)] });
  const { page } = opened;
  const box = await page.findByRole<HTMLTextAreaElement>('textbox', { name: discussion.placeholder });
  return { ...opened, box, list: () => page.queryByRole('listbox', { name: discussion.mention.label }) };
}

/** Presses Enter to take over a composed word, as with Telex. */
const compose = (box: HTMLElement) =>
  box.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
  );

describe('the members that are found for a name', () => {
  it('are six at most; arrows go around them, and other keys write', async () => {
    const { page, user, box, network } = await openBox();
    await user.type(box, '@Ch');
    await page.findByRole('listbox', { name: discussion.mention.label });
    const options = page.getAllByRole('option');
    expect(options.map(({ textContent }) => textContent?.slice(0, 5))).toEqual(
      found.slice(0, 6).map(({ fullName }) => fullName),
    );
    const place = () => options.findIndex(({ id }) => id === box.getAttribute('aria-activedescendant'));
    await user.keyboard('{ArrowUp}');
    expect(place()).toBe(5);
    await user.keyboard('{ArrowDown}');
    expect(place()).toBe(0);
    // Home and End belong to the text.
    await user.keyboard('{End}');
    expect(place()).toBe(0);
    expect(network.askedOf(searchUsers).map(({ query }) => query.q)).toEqual(['Ch']);
  });

  it('go away when the name ends, and are not sought without one', async () => {
    const { page, user, box, list, network } = await openBox();
    await user.type(box, 'Chào @');
    await network.rest();
    expect([list(), network.askedOf(searchUsers)]).toEqual([null, []]);
    await user.type(box, 'Ch');
    await page.findByRole('listbox', { name: discussion.mention.label });
    await user.type(box, ', bạn');
    expect(list()).toBeNull();
    expect(box.hasAttribute('data-own-escape')).toBe(false);
  });

  it('are not chosen by an Enter that ends a composition', async () => {
    const { page, user, box, list, network } = await openBox();
    expect(box.hasAttribute('aria-activedescendant')).toBe(false);
    await user.type(box, '@Ch');
    await page.findByRole('listbox', { name: discussion.mention.label });
    compose(box);
    await network.rest();
    expect([box.value, list() === null]).toEqual(['@Ch', false]);
  });
});

describe('the box for a comment', () => {
  it('is not sent within a composition, as with Telex', async () => {
    const { user, box, network } = await openBox();
    await user.type(box, 'Hay');
    compose(box);
    await network.rest();
    expect([box.value, network.askedOf(newsComments.add)]).toEqual(['Hay', []]);
  });

  it('has no more letters than the server takes, and names its keys', async () => {
    const { page, box } = await openBox();
    expect(box.maxLength).toBe(maxCommentLength);
    expect(page.getByText(discussion.keys.ctrl)).toBeTruthy();
  });

  it('of an edit sends once, however often Enter is pressed', async () => {
    const own = comment('V', { isOwn: true, canEdit: true });
    const held = hold(answer(newsComments.edit, { ...own, content: 'Bình luận V!' }));
    const { page, user, network } = await openWith([own], { answers: [held] });
    await user.click(await page.findByRole('button', { name: discussion.menu }));
    await user.click(await page.findByRole('menuitem', { name: discussion.edit.action }));
    const box = await page.findByRole<HTMLTextAreaElement>('textbox', { name: discussion.edit.label });
    await user.type(box, '!{Enter}');
    await expect.poll(() => network.askedOf(newsComments.edit)).toHaveLength(1);
    const save = page.getByRole<HTMLButtonElement>('button', { name: discussion.edit.save });
    expect([save.disabled, box.value]).toEqual([true, 'Bình luận V!']);
    await user.type(box, '{Enter}');
    await network.rest();
    expect(network.askedOf(newsComments.edit)).toHaveLength(1);
    held.release();
    await expect.poll(() => page.queryByRole('textbox', { name: discussion.edit.label })).toBeNull();
  });
});
