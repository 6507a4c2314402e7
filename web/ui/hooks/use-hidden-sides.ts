import { useEffect, useState, type RefObject } from 'react';

/** Whether a frame hides content before and after its visible width. */
export type HiddenSides = { before: boolean; after: boolean };

/** Tolerance of one pixel: browsers lay out fractions of pixels but scroll to whole ones. */
const onePixel = 1;

const sidesOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): HiddenSides => ({
  before: scrollLeft > 0,
  after: scrollWidth - clientWidth - scrollLeft > onePixel,
});

/** Tracks sides with content reached only by scrolling sideways; updates on scroll and resize. */
export function useHiddenSides(frame: RefObject<HTMLElement | null>): HiddenSides {
  const [sides, setSides] = useState<HiddenSides>({ before: false, after: false });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const look = () => {
      const now = sidesOf(element);
      setSides((last) => (last.before === now.before && last.after === now.after ? last : now));
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [frame]);
  return sides;
}
