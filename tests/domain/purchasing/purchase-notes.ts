import type { PurchaseStatus } from '#shared/purchasing/purchase-choices.ts';

/** A purchase of one line as the test knows it: kept from what was asked and answered, never read from the paper. */
export type PurchaseNote = {
  quantity: number;
  cost: number;
  freight: number;
  discount: number;
  status: PurchaseStatus;
  received: number;
  sentBack: number;
  isClosed: boolean;
};

export const aNote = (
  given: Pick<PurchaseNote, 'quantity' | 'cost'> & Partial<PurchaseNote>,
): PurchaseNote => ({
  freight: 0,
  discount: 0,
  status: 'sent',
  received: 0,
  sentBack: 0,
  isClosed: false,
  ...given,
});

/** Pieces still on their way. */
export const awaitedIn = ({ status, quantity, received, isClosed }: PurchaseNote): number =>
  (status === 'sent' || status === 'partly_received') && !isClosed ? Math.max(0, quantity - received) : 0;

export const keptIn = ({ received, sentBack }: PurchaseNote): number => received - sentBack;

const hasCome = ({ status }: PurchaseNote): boolean =>
  status === 'partly_received' || status === 'received' || status === 'closed';

type Delivery = { quantity: number; isLast?: boolean; acceptsMore?: boolean };

/** Why a delivery is refused: the paper is not open, far too much came, or more than anybody said they counted. */
export function receiptRefusal(
  note: PurchaseNote,
  { quantity, isLast = false, acceptsMore = false }: Delivery,
) {
  if (note.status !== 'sent' && note.status !== 'partly_received') return 'PURCHASE_STATE';
  if (quantity === 0 && !isLast) return undefined;
  if (note.received + quantity > note.quantity + Math.ceil(note.quantity / 10))
    return 'PURCHASE_TOO_MUCH_CAME';
  return quantity > awaitedIn(note) && !acceptsMore ? 'PURCHASE_MORE_CAME' : undefined;
}

export function afterReceipt(note: PurchaseNote, { quantity, isLast = false }: Delivery): void {
  note.received += quantity;
  note.isClosed ||= isLast;
  const isAllIn = note.isClosed || note.received >= note.quantity;
  if (note.received > 0) note.status = isAllIn ? 'received' : 'partly_received';
  else if (isAllIn) note.status = 'cancelled';
}

/** Why goods do not go back: none came, fewer were kept, or fewer lie there. */
export function sendBackRefusal(note: PurchaseNote, quantity: number, free: number) {
  if (!hasCome(note)) return 'PURCHASE_STATE';
  if (quantity > keptIn(note)) return 'PURCHASE_SENT_BACK_MORE';
  return quantity > free ? 'PURCHASE_SHELF_SHORT' : undefined;
}

export function correctionRefusal(note: PurchaseNote, { cost, freight }: { cost: number; freight: number }) {
  if (!hasCome(note)) return 'PURCHASE_STATE';
  return cost === note.cost && freight === note.freight ? 'PURCHASE_COSTS_SAME' : undefined;
}

/** The bill for what was kept: goods less the discount, 8 % tax on that, and the freight, shared by its pieces. */
export function owedIn({ quantity, cost, discount, freight, received, sentBack }: PurchaseNote): number {
  const goods = Math.max(0, quantity * cost - discount);
  const bill = goods + Math.round((goods * 8) / 100) + freight;
  return Math.round((bill * received) / quantity) - Math.round((bill * sentBack) / quantity);
}
