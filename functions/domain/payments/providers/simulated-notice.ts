import * as z from 'zod';
import type { NoticeContent } from '../records/payment-notice.ts';

/** A payment's end as a deployment reports it that simulates the provider. */
export const SimulatedEnd = z.object({
  code: z.string(),
  outcome: z.enum(['success', 'decline', 'expire']),
  amount: z.int(),
});
export type SimulatedEnd = z.infer<typeof SimulatedEnd>;

export function readSimulatedNotice({ code, outcome, amount }: SimulatedEnd): NoticeContent {
  if (outcome === 'success')
    return { kind: 'money', transaction: `simulated:${code}`, amount, codes: [code] };
  return { kind: 'ended', code, reason: outcome === 'expire' ? 'expired' : 'declined', said: outcome };
}
