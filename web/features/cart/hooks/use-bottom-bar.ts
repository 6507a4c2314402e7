import { useEffect } from 'react';
import { useMediaQuery } from '../../../ui/use-media-query.ts';

const height = '4.25rem';

/** While a bar lies along the bottom edge, what floats there (switcher, toasts) stays above it. */
export function useBottomBar(): void {
  const shown = useMediaQuery('(width < 64rem)');
  useEffect(() => {
    if (!shown) return;
    const { style } = document.documentElement;
    style.setProperty('--bottom-bar', height);
    return () => void style.removeProperty('--bottom-bar');
  }, [shown]);
}
