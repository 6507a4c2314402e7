import { Unplug } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Says that the connection was given up; it reconnects when the user returns or presses the button. */
export function ReconnectBanner({ look, onRetry }: { look: string; onRetry: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <p className={`${look} bg-gold-soft text-gold`}>
      <Unplug aria-hidden />
      {t('line.lost')} ·{' '}
      <button type="button" className="-my-1 min-h-8 rounded-xs font-semibold underline" onClick={onRetry}>
        {t('line.retry')}
      </button>
    </p>
  );
}
