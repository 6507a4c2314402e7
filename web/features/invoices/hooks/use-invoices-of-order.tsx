import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { GuestProof } from '#shared/orders/guest-orders.contract.ts';
import { asMember, guestInvoicesQuery, invoicesOfOrderQuery } from '../api/invoice-queries.ts';
import { InvoicesOfOrder } from '../components/invoices-of-order.tsx';

/** Returns the invoices of a member's order; undefined if there are none or none are possible. */
export function useInvoicesOfOrder(orderId: string, isPlaced: boolean): ReactNode {
  const { data } = useQuery({ ...invoicesOfOrderQuery(orderId), enabled: isPlaced });
  return data && data.data.length > 0 ? <InvoicesOfOrder invoices={data.data} asker={asMember} /> : undefined;
}

/** Returns the invoices of a guest's order, for readers who may see the whole order. */
export function useGuestInvoices(orderId: string, proof: GuestProof, isOpen: boolean): ReactNode {
  const { data } = useQuery({ ...guestInvoicesQuery(orderId, proof), enabled: isOpen });
  return data && data.length > 0 ? (
    <InvoicesOfOrder invoices={data} asker={{ kind: 'guest', proof }} />
  ) : undefined;
}
