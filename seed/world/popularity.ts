import type { Random } from '#seed/random.ts';

/** Number of sales: few goods sell thousands, most sell dozens, new ones hardly any yet. */
export function soldOf(ageDays: number, random: Random): number {
  const fame = Math.exp(2.2 + random.next() ** 1.8 * 6.6);
  const time = Math.min(1, (ageDays + 3) / 120);
  return Math.floor(fame * time);
}
