import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useFocusedRow, usePrinted, wholeOf, withGaps } from './row-window.ts';

type Props = {
  label: string;
  ids: readonly string[];
  /** Usual height of an item in pixels, until it is measured. */
  height: number;
  /** Number of items rendered above and below the visible ones. */
  overscan: number;
  className: string;
  /** Renders an item; the properties belong to its `li`. */
  children: (id: string, item: ComponentProps<'li'>, index: number) => ReactNode;
};

/** Shows a long list in a page that scrolls. Only visible items are rendered; for printing, all. */
export function WindowList({ label, ids, height, overscan, className, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [above, setAbove] = useState(0);
  useLayoutEffect(() => setAbove((list.current?.getBoundingClientRect().top ?? 0) + scrollY), []);
  const printed = usePrinted();
  const { rangeExtractor, ...focus } = useFocusedRow();
  // oxlint-disable-next-line react/incompatible-library -- it is not memoised, nor is what it is handed to
  const virtual = useWindowVirtualizer({
    count: ids.length,
    estimateSize: () => height,
    getItemKey: (index) => ids[index] ?? index,
    overscan,
    scrollMargin: above,
    rangeExtractor,
  });
  const { lines, after } = printed
    ? wholeOf(ids)
    : withGaps(virtual.getVirtualItems(), above, virtual.getTotalSize());
  return (
    <ul ref={list} aria-label={label} className={className} {...focus}>
      {lines.map(({ index, gap }) => {
        const id = ids[index];
        if (id === undefined) return null;
        const item = {
          'aria-setsize': ids.length,
          'aria-posinset': index + 1,
          ref: virtual.measureElement,
          'data-index': index,
        };
        return (
          <Fragment key={id}>
            {gap > 0 && <li aria-hidden style={{ height: gap }} />}
            {children(id, item, index)}
          </Fragment>
        );
      })}
      {after > 0 && <li aria-hidden style={{ height: after }} />}
    </ul>
  );
}
