import { useTranslation } from 'react-i18next';
import type { OrderWait } from '#shared/orders/order-cover.ts';
import { Badge, type BadgeTone } from '../data/badge.tsx';
import type { OrderStatus } from '#shared/values/order-status-schema.ts';

const tones: Record<OrderStatus, BadgeTone> = {
  draft: 'gold',
  confirmed: 'sky',
  packing: 'sky',
  packing_completed: 'sky',
  delivering: 'sky',
  shipped: 'sky',
  completed: 'jade',
  cancelled: 'neutral',
  refunded: 'neutral',
  returned: 'gold',
};

type Props = { status: OrderStatus; awaits?: OrderWait | null | undefined };

/** Shows a badge with the status of an order, including one that awaits a guest's confirmation. */
export function OrderStatusBadge({ status, awaits }: Props) {
  const { t } = useTranslation('orderStatus');
  return <Badge tone={tones[status]}>{t(awaits === 'proof' ? 'toProve' : status)}</Badge>;
}
