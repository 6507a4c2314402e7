import { useEffect, useState } from 'react';

const restMilliseconds = 150;
const farPixels = 900;

/** Tells whether the page is being scrolled (and for 150 ms after), and whether its top is far away. */
export function useScrolling(): { scrolling: boolean; far: boolean } {
  const [state, setState] = useState({ scrolling: false, far: false });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (scrolling: boolean) => {
      const far = scrollY > farPixels;
      setState((last) => (last.scrolling === scrolling && last.far === far ? last : { scrolling, far }));
    };
    const scroll = () => {
      show(true);
      clearTimeout(timer);
      timer = setTimeout(() => show(false), restMilliseconds);
    };
    addEventListener('scroll', scroll, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', scroll);
    };
  }, []);
  return state;
}
