import * as z from 'zod';

const next = z.coerce.number().int().min(0).max(1000);

/** Faults between a provider and the shop that can be injected. */
export const Faults = z.object({
  /** Delay of every notice, on the cloud's clock. */
  delaySeconds: z.coerce
    .number()
    .int()
    .min(0)
    .max(30 * 86_400)
    .default(0),
  /** Number of copies of every notice. */
  copies: z.coerce.number().int().min(1).max(1000).default(1),
  /** Number of next notices that never arrive. */
  lose: next.default(0),
  /** Number of next notices in which one character is changed in transit. */
  tamper: next.default(0),
  /** Holds notices back until they are released, in the requested order. */
  hold: z.enum(['yes', 'no']).default('no'),
  /** Delay of the provider's own replies in milliseconds. */
  answerMs: z.coerce.number().int().min(0).max(25_000).default(0),
  /** Number of next provider replies that fail. */
  failAnswers: next.default(0),
});
export type Faults = z.infer<typeof Faults>;

/** Uses up one fault of a counted kind; returns false if none is left. */
export function takeOne(faults: Faults, name: 'lose' | 'tamper' | 'failAnswers'): boolean {
  if (faults[name] === 0) return false;
  faults[name] -= 1;
  return true;
}
