import { PhoneCall } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { confirmOrders } from '#shared/orders/order-desk.contract.ts';
import type { OrderRow } from '#shared/orders/order-lists.contract.ts';
import { call } from '#web/platform/api/call.ts';
import type { BulkAct } from '#web/ui/list/use-bulk.ts';
import { useOrderChanged } from '../api/order-queries.ts';

/**
 * Bulk action that confirms selected orders that wait for confirmation. Each refused order is named with the
 * reason.
 */
export function useConfirmAct(): BulkAct<OrderRow> {
  const { t } = useTranslation('staffOrders');
  const changed = useOrderChanged();
  return {
    name: 'confirm',
    label: t('bulk.confirm'),
    icon: <PhoneCall />,
    preview: ({ ids }) => <p>{t('bulk.confirmPreview', { count: ids.length })}</p>,
    run: async (ids) => {
      const { refused } = await call(confirmOrders, { body: { ids: [...ids] } });
      await changed();
      return { refused: refused.map(({ id, code, reason }) => ({ id, name: code, reason })) };
    },
    done: (count) => t('bulk.confirmDone', { count }),
  };
}
