import { useQuery } from '@tanstack/react-query';
import type { Order } from '#shared/orders/order.ts';
import { returnsOfOrderQuery } from '../api/return-queries.ts';
import { returnableLines } from '#shared/returns/returnable-lines.ts';
import { asMember, type ReturnAsker } from '../rules/return-asker.ts';

/** Tells whether no piece of an order can be returned any more. */
export function useAllReturned(
  order: Pick<Order, 'id' | 'items'>,
  asker: ReturnAsker = asMember,
  isOpen = true,
): boolean {
  const { data } = useQuery({ ...returnsOfOrderQuery(order.id, asker), enabled: isOpen });
  return data !== undefined && returnableLines(order, data).every(({ left }) => left === 0);
}
