import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import type { Payment } from '#shared/payments/payment.ts';

/** Tells the buyer that money which arrived after the payment had ended is not lost. */
export function LateNote({ payment: { received } }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  return (
    <div
      role="status"
      className="flex gap-3 rounded-md border border-sky/40 bg-sky-soft px-4 py-3.5 text-sm text-pretty sm:px-5"
    >
      <Clock aria-hidden className="mt-px size-5 shrink-0 text-sky" />
      <div className="min-w-0">
        <p className="font-semibold text-sky">{t('late.title', { amount: formatVnd(received) })}</p>
        <p className="mt-0.5">{t('late.text')}</p>
      </div>
    </div>
  );
}
