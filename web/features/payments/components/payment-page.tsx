import { useState } from 'react';
import { Banknote, ShieldQuestionMark, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Payment } from '#shared/payments/payment.ts';
import { formatVnd } from '#shared/values/money.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { isPaidLate, faceOf, isClockWrong, type Face } from '../rules/payment-face.ts';
import type { Payer } from '../rules/payer.ts';
import { usePaymentActs } from '../hooks/use-payment-acts.ts';
import { EndedPanel } from './ended-panel.tsx';
import { OtherMethods } from './other-methods.tsx';
import { PaidPanel } from './paid-panel.tsx';
import { QrPanel } from './qr-panel.tsx';
import { RedirectPanel } from './redirect-panel.tsx';
import { OrderButton } from './order-button.tsx';
import { PanelHead } from './panel-head.tsx';

type Props = {
  payment: Payment;
  payer: Payer;
  /** True if the reader comes from the checkout: a redirect needs no further click. */
  fresh?: boolean | undefined;
  /** Code from the provider's return address; it is only a hint and never decides the result. */
  returned?: string | undefined;
};

const waiting: readonly Face[] = ['qr', 'underpaid', 'redirect', 'unopened'];

export function PaymentPage({ payment, payer, fresh, returned }: Props) {
  const acts = usePaymentActs(payment, payer);
  // The reader's clock ends the payment on screen before the server does.
  const [now, setNow] = useState(() => Date.now());
  const face = faceOf(payment, now);
  const expiresAt = isClockWrong(payment, now) ? null : payment.expiresAt;
  const shared = { payment, payer, acts };
  const clock = { expiresAt, onEnd: () => setNow(Date.now()) };
  const isOpen = waiting.includes(face) || ['expired', 'cancelled', 'declined'].includes(face);
  return (
    <div className="mx-auto max-w-4xl space-y-4 sm:space-y-5">
      {isPaidLate(payment) && <LateNote payment={payment} />}
      {(face === 'qr' || face === 'underpaid') && <QrPanel {...shared} {...clock} />}
      {(face === 'redirect' || face === 'unopened') && (
        <RedirectPanel {...shared} fresh={fresh} returned={returned} {...clock} />
      )}
      {(face === 'succeeded' || face === 'refunded') && <PaidPanel {...shared} />}
      {(face === 'held' || face === 'counter') && <WaitingPanel {...shared} face={face} />}
      {(face === 'expired' || face === 'superseded' || face === 'cancelled' || face === 'declined') && (
        <EndedPanel {...shared} face={face} />
      )}
      {isOpen && <OtherMethods payment={payment} acts={acts} />}
    </div>
  );
}

type HeldProps = { payment: Payment; payer: Payer; face: 'held' | 'counter' };

/** Tells the buyer that there is nothing to do: a bank is checking the payment, or cash is paid later. */
function WaitingPanel({ payment, payer, face }: HeldProps) {
  const { t } = useTranslation('payments');
  return (
    <Card className="px-5 py-9 sm:px-8 sm:py-12">
      <PanelHead
        icon={face === 'held' ? <ShieldQuestionMark /> : <Banknote />}
        tone={face === 'held' ? 'gold' : 'jade'}
        title={t(`${face}.title`)}
        text={t(face === 'counter' && payer.kind === 'guest' ? 'counter.guest' : `${face}.text`, {
          amount: formatVnd(payment.missing),
        })}
      />
      <div className="mt-7 flex justify-center">
        <OrderButton payment={payment} payer={payer} variant="primary" size="lg" />
      </div>
    </Card>
  );
}

/** Tells the buyer that money which arrived after the payment had ended is not lost. */
function LateNote({ payment: { received } }: { payment: Payment }) {
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
