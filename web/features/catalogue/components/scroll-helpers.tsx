import { ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useScrolling } from '../hooks/use-scrolling.ts';

/** Beside a long list: that it is moving, and the way back up. */
export function ScrollHelpers() {
  const { t } = useTranslation('catalogue');
  const { scrolling, far } = useScrolling();
  return (
    <div className="pointer-events-none fixed right-3 bottom-3 z-20 flex items-center gap-2 sm:right-5 sm:bottom-5">
      {scrolling && far && (
        <span aria-hidden className="rounded-full bg-raised px-3 py-1.5 text-xs text-ink-2 shadow-float">
          {t('scrolling')}
        </span>
      )}
      {far && (
        <IconButton
          round
          variant="outline"
          className="pointer-events-auto shadow-float"
          label={t('toTop')}
          icon={<ArrowUp />}
          onClick={() => scrollTo({ top: 0, behavior: 'smooth' })}
        />
      )}
    </div>
  );
}
