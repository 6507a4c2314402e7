import { within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { maxCommentLength } from '#shared/discussion/comment-text.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { openWith } from './thread-scene.tsx';

const { discussion, emoji } = texts;
/** Takes two places in a text, as most emoji do. */
const smile = '😀';

async function openBox() {
  const { page, user } = await openWith([]);
  // The picker draws only the rows that its height has room for.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(36);
  const box = await page.findByRole<HTMLTextAreaElement>('textbox', { name: discussion.placeholder });
  return {
    user,
    box,
    choose: async () => {
      await user.click(page.getByRole('button', { name: emoji.open }));
      const dialog = within(await page.findByRole('dialog', { name: emoji.label }));
      await user.click(await dialog.findByText(smile));
      await expect.poll(() => document.activeElement === box).toBe(true);
    },
  };
}

it('an emoji stands where the caret was, and the next one behind it', async () => {
  const { user, box, choose } = await openBox();
  await user.type(box, 'Tết vui');
  await user.type(box, '!', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  await choose();
  expect([box.value, box.selectionStart]).toEqual([`Tết!${smile} vui`, 6]);
  await choose();
  expect([box.value, box.selectionStart]).toEqual([`Tết!${smile}${smile} vui`, 8]);
});

it('an emoji is left out where the comment would be longer than the server takes', async () => {
  const { user, box, choose } = await openBox();
  await user.click(box);
  await user.paste('a'.repeat(maxCommentLength - 3));
  await choose();
  expect(box.value).toHaveLength(maxCommentLength - 1);
  await choose();
  expect(box.value).toHaveLength(maxCommentLength - 1);
  await user.clear(box);
  await user.paste('a'.repeat(maxCommentLength - 2));
  await choose();
  expect(box.value.endsWith(`a${smile}`)).toBe(true);
});
