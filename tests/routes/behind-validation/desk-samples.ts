import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { newRequest } from '#tests/support/orders.ts';
import { anOrderItem } from '#tests/support/returns.ts';
import { freshEmail, freshPhone } from '#tests/support/world.ts';
import type { Samples } from './sample.ts';
import type { Scene } from './scene.ts';

/** An order nobody has packed yet, of which goods are held. */
async function editable({ people, product, aCashOrder }: Scene) {
  const order = await aCashOrder('confirmed', { deliveryType: 'warehouse_pickup' });
  return { order, ask: { token: people.collaborator.accessToken, params: { id: order.id } }, product };
}

/** Two orders of one buyer, each of goods that are held. */
async function mergeable({ people, product, aCashOrder }: Scene) {
  const held = { deliveryType: 'warehouse_pickup' as const, items: [anOrderItem(product, 2)] };
  const [into, from] = [await aCashOrder('confirmed', held), await aCashOrder('confirmed', held)];
  return {
    ask: { token: people.collaborator.accessToken, params: { id: into.id } },
    draft: { fromId: from.id, version: into.version, vouchers: 'kept', rest: 'cash' },
    expectedTotal: 2 * (into.items[0]?.subtotal ?? 0),
  };
}

const editOf = ({ version, items }: StoredOrder) => ({
  version,
  lines: items.slice(0, 1).map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity })),
  shippingAddress: null,
  prices: 'kept',
  vouchers: 'kept',
  rest: 'cash',
});

const counterLines = (productId: string) => ({
  lines: [{ productId, variantId: null, quantity: 1 }],
  deliveryType: 'warehouse_pickup',
  pickupWarehouseId: warehouse.id,
  shippingAddress: null,
  discount: { amount: 1000, reason: 'Khách quen' },
});

const counterBuyer = () => ({
  customer: { fullName: 'Cô Ba', phone: freshPhone(), email: freshEmail() },
  paymentMethod: 'cash',
  isPaid: false,
  notes: 'Lấy ngay',
});

/** A return whose goods were accepted, and what goes out in their place. */
async function exchangeable({ people, product, aReturn }: Scene) {
  const { id } = await aReturn('passed');
  const lines = [{ productId: product.card.id, variantId: null, quantity: 2 }];
  return {
    ask: { token: people.collaborator.accessToken, params: { id } },
    draft: { ...counterLines(product.card.id), lines },
    expectedTotal: 2 * product.card.total - 1000,
  };
}

/** What staff write down for others, and change of it. */
export const deskSamples: Samples = {
  'orders/create-counter-order': ({ people, product }) => ({
    token: people.collaborator.accessToken,
    body: { ...counterLines(product.card.id), ...counterBuyer(), clientRequestId: newRequest() },
  }),
  'orders/edit-order': async (scene) => {
    const { ask, order } = await editable(scene);
    const preview = { ...editOf(order), expectedTotal: order.items[0]?.subtotal ?? 0 };
    return { ...ask, body: { ...preview, reason: 'Khách đổi số lượng', clientRequestId: newRequest() } };
  },
  'returns/exchange-goods': async (scene) => {
    const { ask, draft, expectedTotal } = await exchangeable(scene);
    const paying = { paymentMethod: 'cash', isPaid: false, notes: 'Lấy ngay' };
    const sums = { expectedTotal, expectedCredit: 100_000 };
    return { ...ask, body: { ...draft, ...paying, ...sums, clientRequestId: newRequest() } };
  },
  'returns/quote-exchange': async (scene) => {
    const { ask, draft } = await exchangeable(scene);
    return { ...ask, body: draft };
  },
  'orders/preview-edit': async (scene) => {
    const { ask, order } = await editable(scene);
    return { ...ask, body: editOf(order) };
  },
  'orders/merge-orders': async (scene) => {
    const { ask, draft, expectedTotal } = await mergeable(scene);
    return { ...ask, body: { ...draft, expectedTotal, clientRequestId: newRequest() } };
  },
  'orders/preview-merge': async (scene) => {
    const { ask, draft } = await mergeable(scene);
    return { ...ask, body: draft };
  },
  'orders/sell-at-counter': ({ people, product }) => ({
    token: people.collaborator.accessToken,
    body: {
      lines: counterLines(product.card.id).lines,
      warehouseId: warehouse.id,
      discount: null,
      customer: counterBuyer().customer,
      notes: 'Lấy ngay',
      expectedTotal: product.card.total,
      card: 1000,
      given: product.card.total,
      clientRequestId: newRequest(),
    },
  }),
  'orders/quote-counter-order': ({ people, product }) => ({
    token: people.collaborator.accessToken,
    body: counterLines(product.card.id),
  }),
};
