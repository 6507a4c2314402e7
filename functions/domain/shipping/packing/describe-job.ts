import { PackingOrder } from '#shared/shipping/packing-order.ts';
import { noVariantId } from '#functions/domain/catalogue/products/product-offers.ts';
import { type GoodsFacts, readGoodsFacts } from '#functions/domain/catalogue/products/goods-facts.ts';
import { readShelfPlaces } from '#functions/domain/catalogue/warehouses/shelf-places.ts';
import { shelfId } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { readWarehouses } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import { amountToPay } from '#functions/domain/orders/order-money.ts';
import type { Holding, StoredOrder } from '#functions/domain/orders/order-record.ts';
import { dueBy } from '#functions/domain/orders/reading/due-by.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { codOf, codShares, isAccepted, lossesOf, troublesOf } from './parcel-rules.ts';
import type { StoredJob, StoredLine, StoredParcel } from './packing-job.ts';

type GoodsName = Pick<
  StoredLine,
  'name' | 'variantName' | 'sku' | 'unit' | 'image' | 'ground' | 'price' | 'combos'
>;
const nameOf = (productId: string, variantId: string | null) => `${productId}#${variantId ?? noVariantId}`;

/** Returns the goods of an order with their names and prices. Parts of a combo get their share of its price. */
function namesIn({ items }: StoredOrder): Map<string, GoodsName> {
  const named = new Map<string, GoodsName>();
  for (const { parts, ...item } of items) {
    const own = parts
      ? parts.map((part) => ({ ...part, price: Math.floor(part.share / part.quantity), combos: [item.name] }))
      : [{ ...item, price: item.unitTotal, combos: [] }];
    for (const { productId, variantId, code: sku, combos, ...goods } of own) {
      const name = nameOf(productId, variantId);
      const known = named.get(name);
      const { name: title, variantName, unit, image, ground, price } = goods;
      named.set(name, {
        ...(known ?? { name: title, variantName, sku, unit, image, ground, price }),
        combos: [...new Set([...(known?.combos ?? []), ...combos])],
      });
    }
  }
  return named;
}

const nothing: GoodsName = {
  name: '',
  variantName: null,
  sku: '',
  unit: '',
  image: '',
  ground: 0,
  price: 0,
  combos: [],
};

/** Known facts about the goods: names, codes and weights, and their shelf places. */
type KnownGoods = {
  named: Map<string, GoodsName>;
  facts: Map<string, GoodsFacts>;
  places: Map<string, string>;
};

function lineOf(held: Holding, parcel: number, { named, facts, places }: KnownGoods): StoredLine {
  const { productId, variantId, warehouseId, quantity } = held;
  const goods = named.get(nameOf(productId, variantId)) ?? nothing;
  const { grams = 0, codes = [] } = facts.get(nameOf(productId, variantId)) ?? {};
  return {
    id: `${productId}#${variantId}#${warehouseId}`,
    productId,
    variantId: variantId === noVariantId ? null : variantId,
    ...goods,
    codes: [...new Set([goods.sku, ...codes])].filter((code) => code !== ''),
    quantity,
    packed: 0,
    warehouseId,
    place: places.get(shelfId(held)) ?? '',
    parcel,
    grams,
    damaged: 0,
    missing: 0,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const parcelOf = (
  number: number,
  warehouse: StoredParcel['warehouse'],
  lines: readonly StoredLine[],
): StoredParcel => ({
  number,
  warehouse,
  pieces: sum(lines.map(({ quantity }) => quantity)),
  grams: sum(lines.map(({ quantity, grams }) => quantity * grams)),
  weighed: null,
  carrierGrams: null,
  value: sum(lines.map(({ quantity, price }) => quantity * price)),
  attempt: 0,
  carrier: null,
  stage: 'open',
  label: null,
  trackingNumber: null,
  said: null,
  saidWords: null,
  saidAt: null,
  madeAt: null,
  cod: 0,
  fee: null,
  insurance: null,
  quotedFee: null,
  complaint: null,
  deliveredAt: null,
  collectedAt: null,
  paidOut: null,
  booked: false,
  voided: [],
  refusal: null,
  madeFor: null,
  note: '',
  checkAt: null,
  isLate: false,
  codDiffers: false,
  isUnknown: false,
  isPartBack: false,
});

const addressOf = ({ shippingAddress: to }: StoredOrder): string | null =>
  to && [to.street, to.ward, to.district, to.province].filter(Boolean).join(', ');

const maxSteps = 30;

/** Returns the fields of a job that come from its order. */
export function describeOrder(
  order: StoredOrder,
  { timeline, status }: Pick<StoredJob, 'timeline' | 'status'>,
) {
  const { fullName, phone } = order.customer;
  const moved = { at: order.updatedAt, from: timeline.length > 0 ? status : null, to: order.status };
  const hasMoved = timeline.at(-1)?.to !== order.status;
  return {
    code: order.code,
    status: order.status,
    paymentStatus: order.paymentStatus,
    paymentMethod: order.paymentMethod,
    deliveryType: order.deliveryType,
    customer: {
      fullName: order.shippingAddress?.recipientName ?? fullName,
      phone: order.shippingAddress?.phone ?? phone,
    },
    address: addressOf(order),
    total: order.total,
    // An order that is over is not paid any more.
    due: Math.min(codOf(order), amountToPay(order)),
    dueAt: dueBy(order),
    notes: order.notes,
    timeline: (hasMoved ? [...timeline, moved] : timeline).slice(-maxSteps),
    orderVersion: order.version,
  };
}

/** Sets the cash of parcels no carrier has yet; others keep the amount on their label. */
export function withCod(order: StoredOrder, parcels: readonly StoredParcel[]): StoredParcel[] {
  const shares = codShares(order, parcels);
  return parcels.map((parcel, place) => ({
    ...parcel,
    ...(parcel.stage === 'open' && { cod: shares[place] ?? 0 }),
    codDiffers: isAccepted(parcel) && parcel.cod !== (shares[place] ?? 0) && parcel.cod !== 0,
  }));
}

/** Creates the packing job of an order, with one parcel for each warehouse that its goods come from. */
export async function newJob(context: Context, order: StoredOrder): Promise<StoredJob & { id: string }> {
  const { table } = context;
  const [facts, places, warehouses] = await Promise.all([
    readGoodsFacts(table, order.holdings),
    readShelfPlaces(table, order.holdings),
    readWarehouses(table.recent),
  ]);
  const known = { named: namesIn(order), facts, places };
  const groups = [...Map.groupBy(order.holdings, ({ warehouseId }) => warehouseId)].toSorted(([a], [b]) =>
    a.localeCompare(b),
  );
  const lines = groups.flatMap(([, held], place) => held.map((one) => lineOf(one, place + 1, known)));
  const parcels = groups.map(([id], place) => {
    const name = warehouses.find((one) => one.id === id)?.name ?? '';
    return parcelOf(
      place + 1,
      { id, name },
      lines.filter(({ parcel }) => parcel === place + 1),
    );
  });
  return {
    id: order.id,
    ...describeOrder(order, { timeline: [], status: order.status }),
    lines,
    parcels: withCod(order, parcels),
    claim: null,
    packedBy: null,
    takenIn: null,
    halfTaken: null,
    createdAt: order.createdAt,
    confirmedAt: order.updatedAt,
    version: 0,
  };
}

/** Converts a job for staff. */
export function toPackingOrder({ lines, parcels, ...job }: StoredJob): PackingOrder {
  const shown = parcels.map((parcel) => ({
    ...parcel,
    lost: lossesOf(lines, parcel.number),
    troubles: troublesOf(parcel, { ...job, lines }),
  }));
  const [first] = shown;
  return PackingOrder.parse({
    ...job,
    items: lines,
    phone: job.customer.phone,
    warehouse: first?.warehouse ?? null,
    ghtkLabel: first?.carrier === 'ghtk' ? first.label : null,
    trackingNumber: first?.trackingNumber ?? first?.label ?? null,
    parcels: shown,
    troubles: [...new Set(shown.flatMap(({ troubles }) => troubles))],
  });
}
