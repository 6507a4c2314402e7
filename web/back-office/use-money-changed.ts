import { useQueryClient } from '@tanstack/react-query';
import * as roots from '#web/platform/api/query-roots.ts';

/** After a money change, refetches everything about payments, orders and refunds. */
export function useMoneyChanged() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [roots.payments, roots.orders, roots.refunds, roots.activity, roots.waiting].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
}
