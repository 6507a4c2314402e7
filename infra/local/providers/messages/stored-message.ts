import * as z from 'zod';

/** A message as the provider stores it. */
export const StoredMessage = z.object({
  id: z.string().min(1),
  to: z.string().regex(/^0\d{9}$/),
  channel: z.enum(['sms', 'zalo']),
  text: z.string().min(1).max(500),
  at: z.string(),
});
export type StoredMessage = z.infer<typeof StoredMessage>;
