import type { Payment } from '#shared/payments/payment.ts';
import type { PaymentConfig } from '../records/payment-config.ts';
import type { StoredPayment } from '../records/payment-record.ts';
import { qrPicture } from '../providers/qr-picture.ts';
import { transferQr } from '../providers/vietqr.ts';

function transferOf({ bank, code, status }: StoredPayment, missing: number) {
  if (!bank || status !== 'pending') return { qrContent: null, qrImageDataUrl: null, transferContent: null };
  const qrContent = transferQr({ ...bank, amount: missing, purpose: code });
  return { qrContent, qrImageDataUrl: qrPicture(qrContent), transferContent: code };
}

const missingOf = ({ status, amount, received }: StoredPayment): number =>
  status === 'succeeded' || status === 'refunded' ? 0 : Math.max(0, amount - received);

/** Converts a payment for its payer. The QR picture is drawn on each read and never stored. */
export function toPayment(
  payment: StoredPayment,
  { bankSimulator }: Pick<PaymentConfig, 'bankSimulator'>,
): Payment {
  const missing = missingOf(payment);
  const transfer = transferOf(payment, missing);
  return {
    ...payment,
    paymentId: payment.id,
    missing,
    currency: 'VND',
    ...transfer,
    redirectUrl: payment.status === 'pending' ? payment.redirectUrl : null,
    pollingUrl: `/api${payment.isGuest ? '/public' : ''}/payments/${payment.id}/status`,
    simulatorUrl:
      bankSimulator && transfer.qrContent
        ? `${bankSimulator}?qr=${encodeURIComponent(transfer.qrContent)}`
        : null,
  };
}
