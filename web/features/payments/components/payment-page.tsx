import { useState } from 'react';
import type { Payment } from '#shared/payments/payment.ts';
import { cameLate, faceOf, isClockWrong, type Face } from '../rules/payment-face.ts';
import type { Payer } from '../rules/payer.ts';
import { usePaymentActs } from '../hooks/use-payment-acts.ts';
import { EndedPanel } from './ended-panel.tsx';
import { HeldPanel } from './held-panel.tsx';
import { LateNote } from './late-note.tsx';
import { OtherWays } from './other-ways.tsx';
import { PaidPanel } from './paid-panel.tsx';
import { QrPanel } from './qr-panel.tsx';
import { RedirectPanel } from './redirect-panel.tsx';

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
      {cameLate(payment) && <LateNote payment={payment} />}
      {(face === 'qr' || face === 'underpaid') && <QrPanel {...shared} {...clock} />}
      {(face === 'redirect' || face === 'unopened') && (
        <RedirectPanel {...shared} fresh={fresh} returned={returned} {...clock} />
      )}
      {(face === 'succeeded' || face === 'refunded') && <PaidPanel {...shared} />}
      {(face === 'held' || face === 'counter') && <HeldPanel {...shared} face={face} />}
      {(face === 'expired' || face === 'superseded' || face === 'cancelled' || face === 'declined') && (
        <EndedPanel {...shared} face={face} />
      )}
      {isOpen && <OtherWays payment={payment} acts={acts} />}
    </div>
  );
}
