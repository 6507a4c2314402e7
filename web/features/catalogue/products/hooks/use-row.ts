import { useEffect, useRef, useState } from 'react';

/** Returns the scroll position of a row, and a function that scrolls it by most of its visible width. */
export function useRow(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState({ start: true, end: false });
  useEffect(() => {
    const node = row.current;
    if (!node) return;
    const look = () => {
      const start = node.scrollLeft < 8;
      const end = node.scrollLeft + node.clientWidth > node.scrollWidth - 8;
      setPlace((last) => (last.start === start && last.end === end ? last : { start, end }));
    };
    node.addEventListener('scroll', look, { passive: true });
    // The observer reports the first size after layout; reading it earlier would force a synchronous layout.
    const observer = new ResizeObserver(look);
    observer.observe(node);
    return () => {
      node.removeEventListener('scroll', look);
      observer.disconnect();
    };
    // A changed count may move the end of the row.
  }, [count]);
  const push = (way: 1 | -1) => row.current?.scrollBy({ left: way * row.current.clientWidth * 0.85 });
  return { row, ...place, push, fade: fadeAt(place) };
}

/** Fades out the side where a row continues; on phones the row reaches the screen's edge. */
function fadeAt({ start, end }: { start: boolean; end: boolean }): string {
  if (start && end) return '';
  if (start) return 'md:fade-right';
  return end ? 'md:fade-left' : 'md:fade-both';
}
