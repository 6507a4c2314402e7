import { CircleAlert } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import type { Payment } from '#shared/payments/payment.ts';

/** Tells the buyer that only part of the money arrived; the QR code now asks for the missing amount. */
export function UnderpaidNote({ payment: { received, missing } }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  return (
    <div
      role="status"
      className="flex gap-3 rounded-md border border-gold/40 bg-gold-soft px-4 py-3.5 text-sm text-pretty sm:px-5"
    >
      <CircleAlert aria-hidden className="mt-px size-5 shrink-0 text-gold" />
      <div className="min-w-0 tabular-nums">
        <p className="font-semibold text-gold">{t('underpaid.title', { amount: formatVnd(missing) })}</p>
        <p className="mt-0.5">
          <Trans
            t={t}
            i18nKey="underpaid.text"
            values={{ received: formatVnd(received), missing: formatVnd(missing) }}
            components={{ b: <b className="font-bold whitespace-nowrap" /> }}
          />
        </p>
      </div>
    </div>
  );
}
