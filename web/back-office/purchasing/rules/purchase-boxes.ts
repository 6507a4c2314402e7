import { isSameLot, type LotPieces, piecesOf } from '#shared/inventory/lots.ts';
import type { PurchaseBoxes, ReceiptBoxes } from '#shared/purchasing/purchase-draft.ts';
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

/** What a good goes by among the boxes: its product, and which of its variants. */
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
    // The contract took no other rates.
    taxRate: taxRate as NonNullable<ItemBoxes['taxRate']>,
  })),
  expectedOn: purchase.expectedOn,
  discount: purchase.discount ?? 0,
  freight: purchase.freight ?? 0,
  note: purchase.note,
});

/** What a line shows of its good. */
export type KnownGood = Pick<
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

/** How many pieces of a line are still on their way. */
export const awaitedOf = ({ quantity, received, isClosed }: PurchaseLine): number =>
  isClosed ? 0 : Math.max(0, quantity - received);

/** How many pieces one of a line is: of a unit those of its base. */
export const perUnitOf = ({ base }: Pick<PurchaseLine, 'base'>): number => base?.quantity ?? 1;

/** How many pieces of a line came and were not sent back. */
export const keptOf = ({ received, sentBack }: PurchaseLine): number => received - sentBack;

/** What came of each lot of a line and was not sent back, as far as anybody said. */
export function lotsKept({ receipts, sentBacks }: PurchaseWithReceipts, lineId: string): LotPieces[] {
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

/** Lots that come to so many pieces in all: the last one takes what is missing, and begins where there is none. */
export function lotsOf(lots: readonly LotBoxes[] = [], quantity: number): LotBoxes[] {
  const last = lots.at(-1) ?? { code: '', expiresOn: '', quantity: 0 };
  const others = lots.slice(0, -1);
  const rest = quantity - others.reduce((sum, lot) => sum + (lot.quantity || 0), 0);
  return [...others, { ...last, quantity: Math.max(1, rest) }];
}

export type PastedLine = { code: string; quantity: number; cost: number | undefined };

/** '1.200.000' and '45,000' as sheets write them; nothing for what is no number. */
function numberIn(cell: string | undefined): number | undefined {
  const digits = cell?.replaceAll(/[\s.,₫đ]/g, '') ?? '';
  return /^\d{1,12}$/.test(digits) ? Number(digits) : undefined;
}

/** Rows of a sheet: a code, how many, and what a piece costs. A first row of headings is passed over. */
export function pastedLines(block: readonly (readonly string[])[]): PastedLine[] {
  return block.flatMap(([code = '', quantity, cost], row) => {
    const count = numberIn(quantity);
    const isHeading = row === 0 && quantity !== undefined && count === undefined && quantity.trim() !== '';
    if (code.trim() === '' || isHeading) return [];
    return [{ code: code.trim(), quantity: Math.max(1, count ?? 1), cost: numberIn(cost) }];
  });
}
