import { useQuery } from '@tanstack/react-query';
import type { Order } from '#shared/orders/order.ts';
import { returnsOfOrderQuery } from '../api/return-queries.ts';
import { returnableLines } from '../rules/return-draft.ts';

/** Whether nothing of an order can be asked to go back any more. */
export function useAllReturned(order: Pick<Order, 'id' | 'items'>): boolean {
  const { data } = useQuery(returnsOfOrderQuery(order.id));
  return data !== undefined && returnableLines(order, data).every(({ left }) => left === 0);
}
