import type { RefObject } from 'react';
import { paragraphsIn } from '../rules/paragraph-place.ts';

const patienceMilliseconds = 10_000;

/** Calls the action with a paragraph once the text is there: its code may still be on its way. */
function whenThere(text: HTMLElement, paragraph: number, act: (element: HTMLElement) => void): void {
  const find = () => paragraphsIn(text)[paragraph];
  const found = find();
  if (found) return act(found);
  const observer = new MutationObserver(() => {
    const element = find();
    if (!element) return;
    observer.disconnect();
    act(element);
  });
  observer.observe(text, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), patienceMilliseconds);
}

/** Returns how to go to a place of a text and its video. Nothing moves by itself, so that motion is no question. */
export function useJump(text: RefObject<HTMLElement | null>) {
  return ({ paragraph }: { paragraph: number }) => {
    if (!text.current || paragraph === 0) return;
    whenThere(text.current, paragraph, (element) => {
      element.scrollIntoView({ block: 'start' });
      // Screen readers go on from here, too.
      element.tabIndex = -1;
      element.focus({ preventScroll: true });
    });
  };
}
