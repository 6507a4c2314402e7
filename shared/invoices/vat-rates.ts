/**
 * The rates of value added tax as an invoice names them. What is not subject to tax (KCT) and what nobody declares tax
 * of (KKKNT) carries none, whatever a price tag says of it: all that was paid is the price.
 */
export type VatRate = 'kct' | 'kkknt' | number;

/** A rate holds for some time, and another one before and after. Whoever knows the law better changes this table. */
const reduced = [{ from: '2025-07-01', until: '2026-12-31', rate: 8 }] as const;
const usual = 10;

const reducedOn = (day: string): number =>
  reduced.find(({ from, until }) => from <= day && day <= until)?.rate ?? usual;

/** What bringing goods is taxed as. */
export const shippingTaxType = 'eight';

/** The rate of goods on the day they were handed over. */
export function vatRateOf({ taxType, taxRate }: { taxType: string; taxRate: number }, day: string): VatRate {
  if (taxType === 'kct' || taxType === 'kkknt') return taxType;
  return taxType === 'eight' ? reducedOn(day) : taxRate;
}

/** A price with tax in it as what is before tax, to the nearest đồng; the tax is what is left. */
export function beforeTax(total: number, rate: VatRate): number {
  if (typeof rate === 'string') return total;
  // Rates may carry two decimals.
  const whole = 10_000 + Math.round(rate * 100);
  return Number((BigInt(total) * 20_000n + BigInt(whole)) / (2n * BigInt(whole)));
}

export const vatRateText = (rate: VatRate): string =>
  typeof rate === 'string' ? rate.toUpperCase() : `${String(rate).replace('.', ',')}%`;
