import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useState, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';

type ShownRow = { index: number; start: number; end: number };
/** A visible row and the empty space above it that replaces rows left out. */
type WindowLine = { index: number; gap: number };

/** Returns visible rows, the space between them and after the last. Rows need not be consecutive. */
export function withGaps(shown: readonly ShownRow[], begin: number, total: number) {
  let end = begin;
  const lines = shown.map((row): WindowLine => {
    const gap = row.start - end;
    end = row.end;
    return { index: row.index, gap };
  });
  return { lines, after: Math.max(0, begin + total - end) };
}

/** Returns all rows as lines without gaps, for printing. */
export const wholeOf = (rows: readonly unknown[]) => ({
  lines: rows.map((_, index): WindowLine => ({ index, gap: 0 })),
  after: 0,
});

/** Keeps the focused row rendered when it scrolls out of sight: removing it would lose the focus. */
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

/** Tells whether all rows must be rendered to print; true before the print layout starts. */
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
