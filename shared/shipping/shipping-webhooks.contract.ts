import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';

/** A carrier signs nothing: what proves it is the secret in the address it was given, and what it says is only a hint. */
export const receiveGhtkNotice = defineRoute({
  name: 'shipping/receive-ghtk-notice',
  summary: 'GHTK tells that something became of a parcel',
  method: 'POST',
  path: '/services/shipment/webhooks/ghtk',
  access: 'public',
  rawBody: true,
  reply: z.object({ success: z.literal(true) }),
  errors: ['WEBHOOK_REFUSED', 'PAYLOAD_TOO_LARGE'],
});
