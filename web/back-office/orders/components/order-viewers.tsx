import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { viewOrder } from '#shared/orders/order-desk.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { sendBeacon } from '#web/platform/live/send-beacon.ts';
import { viewersQuery } from '../api/order-queries.ts';

/** Delays reporting that a viewer left: switching to an order's edit page is not leaving. */
const goneMilliseconds = 500;

/** Names of other staff who currently view this order. */
export function OrderViewers({ orderId }: { orderId: string }) {
  const { t } = useTranslation('staffOrders');
  const client = useQueryClient();
  const { data, refetch } = useQuery(viewersQuery(orderId));
  useEffect(() => {
    const left = { params: { id: orderId }, body: { isHere: false } };
    const close = () => sendBeacon(viewOrder, left);
    // A page restored from the browser's back/forward cache registers the viewer again.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && void refetch();
    addEventListener('pagehide', close);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pagehide', close);
      removeEventListener('pageshow', comeBack);
      setTimeout(() => {
        const { queryKey } = viewersQuery(orderId);
        const isStillHere = client.getQueryCache().find({ queryKey })?.isActive();
        // If this report fails, the server considers the viewer gone after a timeout.
        if (!isStillHere) void call(viewOrder, left).catch(() => undefined);
      }, goneMilliseconds);
    };
  }, [orderId, refetch, client]);
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
