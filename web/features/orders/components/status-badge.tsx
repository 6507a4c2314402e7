import { useTranslation } from 'react-i18next';
import type { OrderStatus } from '#shared/orders/order-status.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';

const tones: Record<OrderStatus, BadgeTone> = {
  draft: 'gold',
  confirmed: 'sky',
  packing: 'sky',
  packing_completed: 'sky',
  delivering: 'brand',
  shipped: 'brand',
  completed: 'jade',
  cancelled: 'neutral',
  refunded: 'neutral',
  returned: 'gold',
};

export function StatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('orders');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
