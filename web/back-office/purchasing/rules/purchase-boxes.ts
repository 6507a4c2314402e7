import { isSameLot, type LotPieces, piecesOf } from '#shared/inventory/lots.ts';
import type { PurchaseBoxes, ReceiptBoxes } from '#shared/purchasing/purchase-draft.ts';
import { type PurchaseSums, sumsOf } from '#shared/purchasing/purchase-sums.ts';
import type { PurchaseLine, PurchaseWithReceipts, Receipt } from '#shared/purchasing/purchase.ts';
import type { PurchasableGood } from '#shared/purchasing/purchases.contract.ts';

export const blankPurchase: PurchaseBoxes = {
  supplierId: '',
  warehouseId: '',
  items: [],
  expectedOn: '',
  discount: 0,
  freight: 0,
  note: '',
};

export type ItemBoxes = PurchaseBoxes['items'][number];

/** Key of a good in the form: product and variant. */
export const goodKey = ({ productId, variantId }: { productId: string; variantId?: string | null }): string =>
  `${productId} ${variantId ?? ''}`;

export const boxesOf = (purchase: PurchaseWithReceipts): PurchaseBoxes => ({
  supplierId: purchase.supplier.id,
  warehouseId: purchase.warehouse.id,
  items: purchase.lines.map(({ productId, variantId, quantity, cost = 0, taxRate = 0 }) => ({
    productId,
    variantId,
    quantity,
    cost,
    // The contract accepts no other rates.
    taxRate: taxRate as NonNullable<ItemBoxes['taxRate']>,
  })),
  expectedOn: purchase.expectedOn,
  discount: purchase.discount ?? 0,
  freight: purchase.freight ?? 0,
  note: purchase.note,
});

/** Fields of a good that a line shows. */
export type GoodOfLine = Pick<
  PurchasableGood,
  'productId' | 'variantId' | 'name' | 'variantName' | 'code' | 'codes' | 'unit' | 'image' | 'ground'
> &
  Partial<Pick<PurchaseLine, 'base'>>;

export const itemOf = (
  { productId, variantId, cost, taxRate }: PurchasableGood,
  quantity = 1,
): ItemBoxes => ({
  productId,
  variantId,
  quantity,
  cost,
  taxRate,
});

/** Sums of a purchase for staff who see costs. */
export const sumsOfPurchase = ({ lines, discount = 0, freight = 0 }: PurchaseWithReceipts): PurchaseSums =>
  sumsOf(
    lines.map(({ quantity, cost = 0, taxRate = 0 }) => ({ quantity, cost, taxRate })),
    { discount, freight },
  );

/** Number of pieces of a line that are still to arrive. */
export const outstandingQuantity = ({ quantity, received, isClosed }: PurchaseLine): number =>
  isClosed ? 0 : Math.max(0, quantity - received);

/** Pieces in one unit of a line: those of its base, or 1. */
export const perUnitOf = ({ base }: Pick<PurchaseLine, 'base'>): number => base?.quantity ?? 1;

/** Received pieces of a line minus those sent back. */
export const keptQuantity = ({ received, sentBack }: PurchaseLine): number => received - sentBack;

/** Received pieces by lot minus those sent back, for receipts that state lots. */
export function keptLots({ receipts, sentBacks }: PurchaseWithReceipts, lineId: string): LotPieces[] {
  const lotsIn = (papers: readonly Pick<Receipt, 'lines'>[]) =>
    papers
      .flatMap(({ lines }) => lines.filter((line) => line.lineId === lineId))
      .flatMap(({ lots = [] }) => lots);
  const gone = lotsIn(sentBacks);
  return [...Map.groupBy(lotsIn(receipts), ({ expiresOn, code }) => `${expiresOn} ${code}`).values()]
    .flatMap(([first, ...more]) => {
      if (!first) return [];
      const { code, expiresOn } = first;
      const quantity = piecesOf([first, ...more]) - piecesOf(gone.filter((lot) => isSameLot(lot, first)));
      return quantity > 0 ? [{ code, expiresOn, quantity }] : [];
    })
    .toSorted((a, b) => (a.expiresOn < b.expiresOn ? -1 : 1));
}

type LotBoxes = NonNullable<ReceiptBoxes['lines'][number]['lots']>[number];

/** Adjusts lots to a total quantity: the last lot takes the difference and is created if there is none. */
export function lotsOf(lots: readonly LotBoxes[] = [], quantity: number): LotBoxes[] {
  const last = lots.at(-1) ?? { code: '', expiresOn: '', quantity: 0 };
  const others = lots.slice(0, -1);
  const rest = quantity - others.reduce((sum, lot) => sum + (lot.quantity || 0), 0);
  return [...others, { ...last, quantity: Math.max(1, rest) }];
}

export type PastedLine = { code: string; quantity: number; cost: number | undefined };

/** Parses numbers as sheets write them, e.g. '1.200.000' and '45,000'; undefined for other text. */
function numberIn(cell: string | undefined): number | undefined {
  const digits = cell?.replaceAll(/[\s.,₫đ]/g, '') ?? '';
  return /^\d{1,12}$/.test(digits) ? Number(digits) : undefined;
}

/** Parses rows of a sheet: code, quantity and cost per piece. A heading row is skipped. */
export function pastedLines(block: readonly (readonly string[])[]): PastedLine[] {
  return block.flatMap(([code = '', quantity, cost], row) => {
    const count = numberIn(quantity);
    const isHeading = row === 0 && quantity !== undefined && count === undefined && quantity.trim() !== '';
    if (code.trim() === '' || isHeading) return [];
    return [{ code: code.trim(), quantity: Math.max(1, count ?? 1), cost: numberIn(cost) }];
  });
}
