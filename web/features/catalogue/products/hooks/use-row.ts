import { useEffect, useRef, useState } from 'react';

/** Where a row stands between its ends, and the way to push it by most of what is seen. */
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
    // Looks for the first time once the row has its place: asking before would make the browser lay out the page for it.
    const observer = new ResizeObserver(look);
    observer.observe(node);
    return () => {
      node.removeEventListener('scroll', look);
      observer.disconnect();
    };
    // Other things in it may end elsewhere.
  }, [count]);
  const push = (way: 1 | -1) => row.current?.scrollBy({ left: way * row.current.clientWidth * 0.85 });
  return { row, ...place, push, fade: fadeAt(place) };
}

/** Where a row goes on it fades out instead of slicing letters; on phones it runs to the edge of the screen. */
function fadeAt({ start, end }: { start: boolean; end: boolean }): string {
  if (start && end) return '';
  if (start) return 'md:fade-right';
  return end ? 'md:fade-left' : 'md:fade-both';
}
