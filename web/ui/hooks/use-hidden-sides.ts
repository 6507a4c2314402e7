import { useEffect, useState, type RefObject } from 'react';

/** Whether a frame hides something before and after what it shows of its width. */
export type HiddenSides = { before: boolean; after: boolean };

/** Browsers count parts of pixels, and scroll to whole ones. */
const onePixel = 1;

const sidesOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): HiddenSides => ({
  before: scrollLeft > 0,
  after: scrollWidth - clientWidth - scrollLeft > onePixel,
});

/** What is reached only by scrolling sideways, kept up to date while the frame is scrolled or anything gets another size. */
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
