import type { MouseEvent } from 'react';

/** Selector of the link or button that a click anywhere in the row triggers. */
const meant = "[class*='after:inset-0']";
const controls = "a, button, input, label, select, textarea, [role='checkbox']";

const hasChosenText = (row: HTMLElement): boolean => {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && selection.getRangeAt(0).intersectsNode(row);
};

/**
 * Opens the target of a row, unless the click ended a text selection in it. A link layer over the whole row
 * would do this too, but then no text of the row could be selected and copied. Clicks in a menu or dialog of
 * the row also arrive here through React, although their elements are elsewhere in the page. The middle button
 * opens a tab, as on a link.
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
