import { remembered, useRemembered } from '#web/platform/memory/remembered.ts';
import { defaultSize, isSize, nextSize, readerSizes } from '../rules/reader-size.ts';

const stored = remembered('reader-size', (kept) => (isSize(kept) ? kept : defaultSize));

/** Returns the text size that was chosen on this device, and how to change it. */
export function useReaderSize() {
  const size = useRemembered(stored);
  return {
    rem: readerSizes[size] ?? readerSizes[defaultSize],
    isSmallest: size === 0,
    isLargest: size === readerSizes.length - 1,
    change: (step: 1 | -1) => stored.keep(nextSize(stored.read(), step)),
  };
}
export type ReaderSize = ReturnType<typeof useReaderSize>;
