import { useTranslation } from 'react-i18next';
import type { PaymentStatus } from '#shared/payments/payment-status.ts';
import { Badge, type BadgeTone } from '../data/badge.tsx';

const tones: Record<PaymentStatus, BadgeTone> = {
  created: 'neutral',
  pending: 'gold',
  succeeded: 'jade',
  failed: 'danger',
  cancelled: 'neutral',
  refunded: 'sky',
};

export function PaymentStatusBadge({ status }: { status: PaymentStatus }) {
  const { t } = useTranslation('orders');
  return <Badge tone={tones[status]}>{t(`payments.status.${status}`)}</Badge>;
}
