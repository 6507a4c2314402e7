import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwedOrder } from '#shared/refunds/refunds.contract.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { owedByQuery } from '../api/refund-queries.ts';
import { RefundForm } from './refund-form.tsx';

type Props = { orderId: string; onClose: () => void; onMade: (id: string) => void };

/** Asks for a refund of the order an address names; where all it owes has one, the list below shows which. */
export function RefundOfOrder({ orderId, onClose, onMade }: Props) {
  const { t } = useTranslation('money');
  const { data, error, isFetching } = useQuery(owedByQuery(orderId));
  /** As it was when this opened: a form being filled stays, whatever comes to be owed meanwhile. */
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
