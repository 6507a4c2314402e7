/** Why a shelf counts otherwise than before. What is sold is held first and leaves when it is packed. */
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

/** Between a shelf and its own portions: no goods move, they only count as held while a flash sale has them. */
export const internalCauses: readonly StockCauseName[] = ['spread', 'gathered'];
