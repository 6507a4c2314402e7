import { listActivity } from '#shared/activity/activity.contract.ts';
import { listWarehouses } from '#shared/catalogue/warehouse.contract.ts';
import { getPackingOrder, listPackingOrders, quoteParcels } from '#shared/shipping/packing.contract.ts';
import { PackedParcel, PackingLine, PackingOrder } from '#shared/shipping/packing-order.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

export const words = texts.packing;
export const line = exampleOf(PackingLine, {
  id: 'p1#-#wh_hni',
  name: 'Gạo nếp nương',
  variantName: null,
  sku: 'GN-1',
  codes: ['GN-1', '8934567890123'],
  quantity: 2,
  packed: 0,
  damaged: 0,
  missing: 0,
  combos: ['Quà Tết'],
  place: 'A-03',
  parcel: 1,
});
export const parcel = exampleOf(PackedParcel, {
  number: 1,
  warehouse: { id: 'wh_hni', name: 'Kho Hà Nội' },
  grams: 2000,
  weighed: null,
  carrierGrams: null,
  attempt: 0,
  carrier: null,
  stage: 'open',
  label: null,
  cod: 120_000,
  troubles: [],
  voided: [],
  refusal: null,
  paidOut: null,
  quotedFee: null,
  complaint: null,
  lost: { damaged: 0, missing: 0, value: 0 },
});

/** The parcel under its label, at this stage. */
export const labelled = (stage: PackedParcel['stage']): PackedParcel => ({
  ...parcel,
  stage,
  label: 'S1.2',
  attempt: 1,
});

export const quoted = (given: { fee?: number; served?: boolean } = {}) =>
  answer(quoteParcels, {
    carrier: 'ghtk',
    parcels: [{ parcel: 1, grams: 2000, served: true, fee: 22_000, expectedFee: 22_000, ...given }],
  });

export const order = exampleOf(PackingOrder, {
  id: 'o1',
  code: 'CL261123ABCDE',
  status: 'packing',
  deliveryType: 'prepaid_ship',
  items: [line],
  parcels: [parcel],
  due: 120_000,
  troubles: [],
  claim: null,
  packedBy: null,
  takenIn: null,
  halfTaken: null,
  address: '1 Hàng Bông, Hà Nội',
  version: 3,
});

export const heldBy = (userId: string, name: string) => ({ userId, name, until: '2099-01-01T00:00:00.000Z' });

type Answers = ReturnType<typeof answer>[];
const around = [answer(listActivity, { data: [], nextCursor: null }), answer(listWarehouses, [])];

export const openOrder = (
  given: Partial<PackingOrder>,
  answers: Answers = [],
  as: 'admin' | 'collaborator' = 'collaborator',
) =>
  renderAt('/admin/e-commerce/packing/o1', {
    as,
    answers: [...around, answer(getPackingOrder, { ...order, ...given }), quoted(), ...answers],
  });

const pageOf = (data: PackingOrder[]) =>
  exampleOf(listPackingOrders.reply, { data, total: data.length, page: 1, totalPages: 1 });
type Batch = { waiting?: PackingOrder[]; answers?: Answers; language?: 'en' };

/** Opens the batch of a packer who holds some orders while others wait. */
export const openBatch = (held: PackingOrder[], { waiting = [], answers = [], ...options }: Batch = {}) =>
  renderAt('/admin/e-commerce/packing/batch', {
    as: 'collaborator',
    ...options,
    answers: [
      ...around,
      answer(listPackingOrders, ({ query }) => pageOf(query.status?.includes('packing') ? held : waiting)),
      ...answers,
    ],
  });
