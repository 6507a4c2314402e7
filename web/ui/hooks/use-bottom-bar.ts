import { useEffect, useRef, type RefObject } from 'react';

type Height = '--bottom-bar' | '--drawer-footer';

/** While a bar lies along the bottom edge, what floats there (switcher, toasts) stays above it. Hidden, it counts for nothing. */
export function useBottomBar(height: Height = '--bottom-bar'): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = bar.current;
    if (!node) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(height, `${node.offsetHeight}px`));
    observer.observe(node);
    return () => {
      observer.disconnect();
      style.removeProperty(height);
    };
  }, [height]);
  return bar;
}
