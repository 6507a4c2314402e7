import * as z from 'zod';

/** A subscribed browser with its private key. */
export const Browser = z.object({
  id: z.string(),
  privateKey: z.string(),
  auth: z.string(),
  at: z.number(),
  isGone: z.boolean(),
});
export type Browser = z.infer<typeof Browser>;

/** A push message as a browser decrypted it. */
export type PushDelivery = { at: number; to: string; text: string; topic: string; bytes: number };
