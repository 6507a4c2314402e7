import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useState, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';

type Shown = { index: number; start: number; end: number };
/** A row in sight and the empty room above it, where rows are left out. */
export type WindowLine = { index: number; gap: number };

/** The rows in sight with the room between them, and the room after the last. Rows need not follow each other. */
export function withGaps(shown: readonly Shown[], begin: number, total: number) {
  let end = begin;
  const lines = shown.map((row): WindowLine => {
    const gap = row.start - end;
    end = row.end;
    return { index: row.index, gap };
  });
  return { lines, after: Math.max(0, begin + total - end) };
}

/** Rows scrolled out of sight leave the page, but for the one that has the focus: it would be lost with it. */
export function useFocusedRow() {
  const [focused, setFocused] = useState<number>();
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (focused === undefined || focused >= range.count || indexes.includes(focused)) return indexes;
      return [...indexes, focused].toSorted((one, other) => one - other);
    },
    [focused],
  );
  return {
    rangeExtractor,
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
      setFocused(row === undefined ? undefined : Number(row));
    },
    onBlur: () => setFocused(undefined),
  };
}

/** On paper everything is in sight: true from before the page is laid out for it. */
export function usePrinted(): boolean {
  const [printed, setPrinted] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinted(true));
    const end = () => setPrinted(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return printed;
}
