import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createGuestTicket, type GuestProof } from '#shared/orders/guest-orders.ts';
import { call } from '../../platform/api/call.ts';
import { keepConnected } from '../../platform/live/live-connection.ts';

/** A guest hears of the one order they proved, for as long as its page is open. */
export function useGuestLine(id: string, { email, phone, sessionId }: GuestProof): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const askAgain = () => {
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
      void queryClient.invalidateQueries({ queryKey: ['payments'] });
    };
    const query = { ...(email && { email }), ...(phone && { phone }), ...(sessionId && { sessionId }) };
    return keepConnected({
      address: async () => {
        const { ticket } = await call(createGuestTicket, { params: { id }, query });
        return `${location.origin.replace(/^http/, 'ws')}/ws?ticket=${encodeURIComponent(ticket)}`;
      },
      onEvent: askAgain,
      // What was said before the line was there is not known here.
      onOpen: askAgain,
    });
  }, [queryClient, id, email, phone, sessionId]);
}
