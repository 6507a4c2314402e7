import { useTranslation } from 'react-i18next';
import type { OrderRow } from '#shared/orders/order-lists.contract.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';

type Facts = Pick<OrderRow, 'paymentStatus' | 'paymentMethod' | 'status' | 'flags' | 'refundDue'>;

const tones: Record<Facts['paymentStatus'], BadgeTone> = {
  processing: 'gold',
  paid: 'jade',
  canceled: 'neutral',
  refunded: 'neutral',
  failed: 'danger',
};

/** Badge with the payment state of an order; a due refund takes precedence over what was paid. */
export function MoneyBadge({ order }: { order: Facts }) {
  const { t } = useTranslation(['staffOrders', 'orders']);
  const { paymentStatus, paymentMethod, status, flags, refundDue } = order;
  if (refundDue > 0) return <Badge tone="danger">{t('money.refundDue')}</Badge>;
  if (paymentStatus === 'processing' && flags.includes('on_credit'))
    return <Badge tone="sky">{t('orders:paymentStatus.on_credit')}</Badge>;
  const isCollected = paymentMethod === 'cash' && paymentStatus === 'processing';
  if (isCollected && status !== 'draft') return <Badge tone="sky">{t('money.toCollect')}</Badge>;
  return <Badge tone={tones[paymentStatus]}>{t(`orders:paymentStatus.${paymentStatus}`)}</Badge>;
}
