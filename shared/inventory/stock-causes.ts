/** Causes of stock movements. Sold pieces are reserved first, and leave when they are packed. */
export const stockCauses = [
  'opening',
  'held',
  'released',
  'sold',
  'cancelled',
  'parcel-returned',
  'returned',
  'exchanged',
  'ordered',
  'received',
  'sent-back',
  'counted',
  'corrected',
  'valued',
  'transfer-sent',
  'transfer-received',
  'transfer-returned',
  'spread',
  'gathered',
  'expired',
  'repaired',
] as const;
export type StockCauseName = (typeof stockCauses)[number];

/** Causes between a shelf and its flash sale portions: no goods move, pieces are reserved. */
export const internalCauses: readonly StockCauseName[] = ['spread', 'gathered'];
