import type { UserEvent } from '@testing-library/user-event';

/**
 * A code put into the box at once and sent. Letter by letter, a busy machine types as slowly as no scanner and as quickly
 * as no hand; what a scanner sends is tried with a clock of its own, where bursts are read.
 */
export async function enterCode(user: UserEvent, box: HTMLElement, code: string): Promise<void> {
  await user.click(box);
  await user.paste(code);
  await user.keyboard('{Enter}');
}
