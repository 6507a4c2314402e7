import { ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { useScrolling } from '../hooks/use-scrolling.ts';

/** Shows a scroll indicator and a button to the top. Hidden, they keep their space: nothing jumps. */
export function ScrollHelpers() {
  const { t } = useTranslation('catalogue');
  const { scrolling, far } = useScrolling();
  return (
    <div className="pointer-events-none fixed right-3 bottom-3 z-20 flex items-center gap-2 sm:right-5 sm:bottom-5">
      <span
        aria-hidden
        className={`rounded-full bg-raised px-3 py-1.5 text-xs text-ink-2 shadow-float ${scrolling ? '' : 'invisible'}`}
      >
        {t('scrolling')}
      </span>
      <IconButton
        round
        variant="outline"
        className={`pointer-events-auto shadow-float ${far ? '' : 'invisible'}`}
        label={t('toTop')}
        icon={<ArrowUp />}
        onClick={() => scrollTo({ top: 0, behavior: 'smooth' })}
      />
    </div>
  );
}
