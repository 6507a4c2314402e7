import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwedOrder } from '#shared/refunds/refunds.contract.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { owedByQuery } from '../api/refund-queries.ts';
import { RefundForm } from './refund-form.tsx';

type Props = { orderId: string; onClose: () => void; onMade: (id: string) => void };

/**
 * Refund form for the order in the address. If everything owed has a refund already, the list below shows it.
 */
export function RefundOfOrder({ orderId, onClose, onMade }: Props) {
  const { t } = useTranslation('money');
  const { data, error, isFetching } = useQuery(owedByQuery(orderId));
  /**
   * The order as it was when the form opened, so that a refetch does not reset a form that is being filled in.
   */
  const [order, setOrder] = useState<OwedOrder>();
  const [found] = data?.data ?? [];
  if (!order && found && !isFetching) setOrder(found);
  if (error && !order) {
    return (
      <Notice tone="danger" title={t('owed.failed')}>
        {messageOf(error)}
      </Notice>
    );
  }
  if (!order) return null;
  if (order.owed.length === 0) return <Notice tone="sky" title={t('owed.nothing', { code: order.code })} />;
  return <RefundForm order={order} onClose={onClose} onMade={({ id }) => onMade(id)} />;
}
