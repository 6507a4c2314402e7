import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BuyActions, type Buyer } from './buy-actions.tsx';
import type { Purchase } from '../hooks/use-purchase.ts';

type Props = { purchase: Purchase; buyer: Buyer; onLogin: () => void };

/** The buttons on phones: always within reach of the thumb. */
export function BuyBar(props: Props) {
  const { t } = useTranslation('product');
  const bar = useBottomBar();
  return (
    <section
      ref={bar}
      aria-label={t('buy.title')}
      className="fixed inset-x-0 bottom-0 z-20 flex flex-row-reverse gap-2.5 border-t border-line bg-surface px-4 pt-2.5 pb-[calc(env(safe-area-inset-bottom)+0.625rem)] shadow-float md:hidden *:w-auto *:grow"
    >
      <BuyActions {...props} size="lg" />
    </section>
  );
}

/** Floating things stay above the bar, and the end of the page can be scrolled out from under it. */
function useBottomBar() {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const node = bar.current;
    if (!node) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--bottom-bar', `${node.offsetHeight}px`));
    observer.observe(node);
    return () => {
      observer.disconnect();
      style.removeProperty('--bottom-bar');
    };
  }, []);
  return bar;
}
