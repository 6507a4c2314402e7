import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { paragraphAt, paragraphsIn } from '../rules/paragraph-place.ts';

const pauseMilliseconds = 1000;
/** Height of the reading line as a share of what is visible. */
const readingLine = 0.4;

/** Follows which paragraph of a text is read while the reader scrolls, at most once a second. */
export function useReadingPlace(
  scroller: RefObject<HTMLElement | null>,
  text: RefObject<HTMLElement | null>,
  onParagraph: (paragraph: number) => void,
): void {
  const reported = useRef(0);
  const report = useEffectEvent(() => {
    if (!scroller.current || !text.current) return;
    const { top, height } = scroller.current.getBoundingClientRect();
    const tops = paragraphsIn(text.current).map((one) => one.getBoundingClientRect().top);
    const paragraph = paragraphAt(tops, top + height * readingLine);
    if (paragraph === reported.current) return;
    reported.current = paragraph;
    onParagraph(paragraph);
  });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        report();
      }, pauseMilliseconds);
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      element.removeEventListener('scroll', follow);
      clearTimeout(timer);
    };
  }, [scroller]);
}
