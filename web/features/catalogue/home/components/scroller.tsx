import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { useRow } from '../../products/hooks/use-row.ts';
import { HomeSection } from './home-section.tsx';
import { scrollerClasses } from './scroller-classes.ts';

type Props = { title: string; lead?: string; action?: ReactNode; children: ReactNode };

/** Shows a section with one row: swiped on phones, moved by two buttons with a mouse. */
export function Scroller({ title, lead, action, children }: Props) {
  const { row, start, end, push, fade } = useRow(Children.count(children));
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
      <ul ref={row} className={`${scrollerClasses} scroll-smooth ${fade}`}>
        {children}
      </ul>
    </HomeSection>
  );
}
