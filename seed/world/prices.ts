import { taxOf } from '#shared/values/money.ts';
import type { Random } from '#seed/random.ts';

/** Price before tax whose rounded total is exactly this value; undefined because not every total has one. */
function exactlyBefore(total: number, ratePercent: number): number | undefined {
  const near = Math.round((total * 100) / (100 + ratePercent));
  return [near, near - 1, near + 1].find((price) => price + taxOf(price, ratePercent) === total);
}

const isNice = (total: number): boolean => [0, 5, 9].includes(Math.round(total / 1_000) % 10);

/** Price before tax for this total, or for the nearest total with a usual price ending. */
export function priceFor(total: number, ratePercent: number): number {
  const steps = Array.from({ length: 21 }, (_, i) => (i % 2 ? -1 : 1) * Math.ceil(i / 2) * 1_000);
  for (const step of steps) {
    const price = step === 0 || isNice(total + step) ? exactlyBefore(total + step, ratePercent) : undefined;
    if (price !== undefined) return price;
  }
  return Math.round((total * 100) / (100 + ratePercent));
}

/** List price above the asked price, rounded up as shops do. */
export function listPriceOver(total: number, random: Random): number {
  const raised = total * (1 + random.between(8, 38) / 100);
  const step = raised > 1_000_000 ? 10_000 : raised > 200_000 ? 5_000 : 1_000;
  return Math.ceil(raised / step) * step;
}

export const toThousands = (total: number): number => Math.round(total / 1_000) * 1_000;
