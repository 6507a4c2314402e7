import { useTranslation } from 'react-i18next';
import type { Order } from '#shared/orders/order.ts';
import type { ReturnOrder } from '#shared/returns/return-order.ts';
import { RequestPage } from '../../features/returns/components/request-page.tsx';
import { asMember } from '../../features/returns/rules/return-asker.ts';
import { toast } from '../../platform/feedback/toast.ts';

type Props = { order: Order; onDone: (made: ReturnOrder) => void };

export function NewReturn({ order, onDone }: Props) {
  const { t } = useTranslation(['returns', 'orders']);
  return (
    <RequestPage
      order={order}
      asker={asMember}
      crumbs={[
        { label: t('orders:title'), to: '/e-commerce/order' },
        { label: order.code, to: `/e-commerce/orders/${order.id}` },
        { label: t('request.title') },
      ]}
      onDone={(made) => {
        toast.success(t('request.done', { code: made.code }));
        onDone(made);
      }}
    />
  );
}
