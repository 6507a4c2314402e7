import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';

/** The secret in the address authenticates the unsigned webhook; its content is only a hint. */
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
