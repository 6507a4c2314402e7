import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { HomeSection } from './home-section.tsx';
import { scrollerLook } from './scroller-look.ts';

type Props = { title: string; lead?: string; action?: ReactNode; children: ReactNode };

/** A section that is one row: pushed by hand on phones, by two buttons where there is a mouse. */
export function Scroller({ title, lead, action, children }: Props) {
  const { row, start, end, push } = useRow();
  const { t } = useTranslation('home');
  return (
    <HomeSection
      title={title}
      lead={lead}
      action={
        <>
          {action}
          {!(start && end) && (
            <div className="flex gap-2 max-md:hidden">
              <IconButton
                round
                variant="outline"
                label={t('scroller.back', { title })}
                icon={<ChevronLeft />}
                disabled={start}
                onClick={() => push(-1)}
              />
              <IconButton
                round
                variant="outline"
                label={t('scroller.on', { title })}
                icon={<ChevronRight />}
                disabled={end}
                onClick={() => push(1)}
              />
            </div>
          )}
        </>
      }
    >
      <ul ref={row} className={`${scrollerLook} scroll-smooth`}>
        {children}
      </ul>
    </HomeSection>
  );
}

/** Where a row stands between its ends, and the way to push it by most of what is seen. */
function useRow() {
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
    look();
    node.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(node);
    return () => {
      node.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, []);
  const push = (way: 1 | -1) => row.current?.scrollBy({ left: way * row.current.clientWidth * 0.85 });
  return { row, ...place, push };
}
