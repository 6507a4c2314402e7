import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { viewOrder } from '#shared/orders/order-desk.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { viewersQuery } from '../api/order-queries.ts';

/** Who else of staff looks at this order now. */
export function OrderViewers({ orderId }: { orderId: string }) {
  const { t } = useTranslation('staffOrders');
  const { data } = useQuery(viewersQuery(orderId));
  useEffect(
    () => () => {
      // Who cannot say that they left is taken for gone a little later.
      void call(viewOrder, { params: { id: orderId }, body: { isHere: false } }).catch(() => undefined);
    },
    [orderId],
  );
  const names = (data?.others ?? []).map(({ fullName }) => fullName ?? t('gone'));
  return (
    <span role="status" className="contents">
      {names.length > 0 && (
        <span className="inline-flex items-center gap-1.5 text-sm text-gold [&>svg]:size-4">
          <Eye aria-hidden />
          {t('viewing', { names: names.join(', '), count: names.length })}
        </span>
      )}
    </span>
  );
}
