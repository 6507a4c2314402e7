import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createGuestTicket, type GuestProof } from '#shared/orders/guest-orders.contract.ts';
import { call } from '../../platform/api/call.ts';
import { keepConnected } from '../../platform/live/live-connection.ts';
import { refreshAfter } from '../../platform/live/refresh-after.ts';

/** Opens a live connection for a guest to the one order they proved to be theirs, while its page is open. */
export function useGuestLine(id: string, proof: GuestProof | undefined): void {
  const { sessionId, token } = proof ?? {};
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!sessionId && !token) return undefined;
    const query = { ...(sessionId && { sessionId }), ...(token && { token }) };
    return keepConnected({
      address: async () => {
        const { ticket } = await call(createGuestTicket, { params: { id }, query });
        return `${location.origin.replace(/^http/, 'ws')}/ws?ticket=${encodeURIComponent(ticket)}`;
      },
      onEvent: (event) => refreshAfter(queryClient, event),
      // Events before the connection are unknown here, so the order is refetched.
      onOpen: () => refreshAfter(queryClient, { type: 'order.changed' }),
    });
  }, [queryClient, id, sessionId, token]);
}
