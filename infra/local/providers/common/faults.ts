import * as z from 'zod';

const next = z.coerce.number().int().min(0).max(1000);

/** What can go wrong between a provider and the shop, and is made to on purpose. */
export const Faults = z.object({
  /** Every notice takes so long, by the cloud's own clock. */
  delaySeconds: z.coerce
    .number()
    .int()
    .min(0)
    .max(30 * 86_400)
    .default(0),
  /** Every notice is sent so many times. */
  copies: z.coerce.number().int().min(1).max(1000).default(1),
  /** The next so many never arrive. */
  lose: next.default(0),
  /** The next so many have one letter changed on the way. */
  tamper: next.default(0),
  /** Notices wait to be released, in the order that is asked for then. */
  hold: z.enum(['yes', 'no']).default('no'),
  /** The provider's own answers take so long. */
  answerMs: z.coerce.number().int().min(0).max(25_000).default(0),
  /** The next so many of its answers are failures. */
  failAnswers: next.default(0),
});
export type Faults = z.infer<typeof Faults>;

/** One of each kind that is counted down. */
export function takeOne(faults: Faults, name: 'lose' | 'tamper' | 'failAnswers'): boolean {
  if (faults[name] === 0) return false;
  faults[name] -= 1;
  return true;
}
