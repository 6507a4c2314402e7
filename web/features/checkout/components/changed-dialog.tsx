import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx';
import type { PriceChange } from '../hooks/use-checkout.ts';

type Props = PriceChange & { onAccept: () => void; onDecline: () => void };

/** The total changed while the buyer was reading: nobody pays an amount they have not seen. */
export default function ChangedDialog({ before, after, onAccept, onDecline }: Props) {
  const { t } = useTranslation('checkout');
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onDecline()}
      tone="plain"
      title={t('changed.title')}
      consequence={
        <>
          {t(after > before ? 'changed.dearer' : 'changed.cheaper')}
          <span className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-sunken px-4 py-3 tabular-nums">
            <s className="text-ink-2">
              <span className="sr-only">{t('changed.before')} </span>
              {formatVnd(before)}
            </s>
            <ArrowRight aria-hidden className="size-4 text-ink-3" />
            <b className="text-lg font-bold text-brand">
              <span className="sr-only">{t('changed.after')} </span>
              {formatVnd(after)}
            </b>
          </span>
        </>
      }
      cancelText={t('changed.review')}
      confirmText={t('changed.accept', { total: formatVnd(after) })}
      onConfirm={onAccept}
    />
  );
}
