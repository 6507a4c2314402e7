import type { MouseEvent } from 'react';

/** The link or button of a row that a press anywhere in the row means. */
const meant = "[class*='after:inset-0']";
const controls = "a, button, input, label, select, textarea, [role='checkbox']";

const hasChosenText = (row: HTMLElement): boolean => {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && selection.getRangeAt(0).intersectsNode(row);
};

/**
 * Opens what a row leads to, unless the press ended a choice of text in it. A layer of the link over the whole row would
 * open it as well, but then no text of the row could be chosen and copied. A press in a menu or dialog of the row comes by
 * here too, though it lies elsewhere in the page. The middle button opens a tab, as on a link.
 */
export function pressRow(event: MouseEvent<HTMLElement>): void {
  const { currentTarget: row, target, button, ctrlKey, metaKey, shiftKey } = event;
  if (button > 1 || !(target instanceof Element) || !row.contains(target)) return;
  if (target.closest(controls) || hasChosenText(row)) return;
  const keys = { ctrlKey: ctrlKey || button === 1, metaKey, shiftKey };
  row
    .querySelector(meant)
    ?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
}
