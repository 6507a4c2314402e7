import * as z from 'zod';

/** A browser that listens, with the keys only it has. */
export const Browser = z.object({
  id: z.string(),
  privateKey: z.string(),
  auth: z.string(),
  at: z.number(),
  isGone: z.boolean(),
});
export type Browser = z.infer<typeof Browser>;

/** What one of them read. */
export type PushDelivery = { at: number; to: string; text: string; topic: string; bytes: number };
