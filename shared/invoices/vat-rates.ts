/** VAT rates as invoices name them. KCT and KKKNT carry no tax, whatever their price tag says. */
export type VatRate = 'kct' | 'kkknt' | number;

/** Periods of the reduced rate; otherwise the usual one. A tax expert may have to correct this. */
const reduced = [{ from: '2025-07-01', until: '2026-12-31', rate: 8 }] as const;
const usual = 10;

const reducedOn = (day: string): number =>
  reduced.find(({ from, until }) => from <= day && day <= until)?.rate ?? usual;

/** Tax type of shipping. */
export const shippingTaxType = 'eight';

/** Returns the tax rate of goods on the day of their handover. */
export function vatRateOf({ taxType, taxRate }: { taxType: string; taxRate: number }, day: string): VatRate {
  if (taxType === 'kct' || taxType === 'kkknt') return taxType;
  return taxType === 'eight' ? reducedOn(day) : taxRate;
}

/** Returns the amount before tax of a price with tax, to the nearest đồng; the tax is the difference. */
export function beforeTax(total: number, rate: VatRate): number {
  if (typeof rate === 'string') return total;
  // Rates may have two decimals, so they are counted in basis points.
  const whole = 10_000 + Math.round(rate * 100);
  return Number((BigInt(total) * 20_000n + BigInt(whole)) / (2n * BigInt(whole)));
}

export const vatRateText = (rate: VatRate): string =>
  typeof rate === 'string' ? rate.toUpperCase() : `${String(rate).replace('.', ',')}%`;
