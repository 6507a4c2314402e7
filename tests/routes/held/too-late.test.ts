import { expect, it, vi } from 'vitest';
import {
  changeOrderStatus,
  createGuestPayment,
  requestVatInvoice,
  startPacking,
} from '#shared/orders/index.ts';
import { createPayment } from '#shared/payments/index.ts';
import { recordReturnQa, setReturnTracking } from '#shared/returns/staff-returns.contract.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { createGuestPayment as payAsGuest } from '#functions/routes/orders/guest.ts';
import { requestVatInvoice as askForInvoice } from '#functions/routes/orders/shop.ts';
import {
  changeOrderStatus as changeStatus,
  startPacking as beginPacking,
} from '#functions/routes/orders/staff.ts';
import { createPayment as pay } from '#functions/routes/payments.ts';
import { recordReturnQa as inspect, setReturnTracking as track } from '#functions/routes/returns.ts';
import { askHere, playSettings } from '#tests/support/in-process.ts';
import { aScene, guests, invoice, type Scene } from './overtaken-scene.ts';

/** The table that handlers find in this process. */
const found = vi.hoisted(() => ({}) as { table: Table });
vi.mock('#functions/platform/table/table.ts', async (original) => ({
  ...(await original<object>()),
  table: () => found.table,
}));
playSettings(found);

const nothing = { id: 'nothing' };
const over = { status: 'cancelled', stock: 'released', paymentStatus: 'canceled', paidAmount: 0 } as const;
const waiting = { status: 'draft', stock: 'reserved', paymentStatus: 'processing', paidAmount: 0 } as const;
const inPacking = {
  ...waiting,
  status: 'packing',
  paymentMethod: 'cash',
  paymentProvider: null,
  provenBy: 'link',
} as const;

const payGuest =
  (body: { method: 'transfer' | 'card'; provider?: 'stripe' }) =>
  ({ order: { id }, sessionId }: Scene) =>
    askHere(createGuestPayment, payAsGuest, { params: { id }, query: { sessionId }, body });
const see = (scene: Scene, params = { id: scene.returnId }) =>
  askHere(recordReturnQa, inspect, { params, token: scene.admin, body: { qaResult: 'passed' } });
const send = (scene: Scene, params = { id: scene.returnId }) =>
  askHere(setReturnTracking, track, {
    params,
    token: scene.admin,
    body: { courierName: 'GHTK', trackingNumber: 'S1' },
  });

it.each<[string, string, Parameters<typeof aScene>[0], (scene: Scene) => ReturnType<typeof askHere>]>([
  [
    'ORDER_NOT_FOUND',
    'the state of an order there is not',
    {},
    ({ admin: token }) =>
      askHere(changeOrderStatus, changeStatus, { params: nothing, token, body: { status: 'confirmed' } }),
  ],
  [
    'ORDER_STATE',
    'packing what has come already',
    {},
    ({ order: { id }, admin: token }) => askHere(startPacking, beginPacking, { params: { id }, token }),
  ],
  [
    'ORDER_STATE',
    'an invoice for what was called off',
    { order: over },
    ({ order: { id }, buyer: token }) =>
      askHere(requestVatInvoice, askForInvoice, { params: { id }, token, body: invoice }),
  ],
  [
    'ORDER_STATE',
    'another way of paying what is being packed',
    { order: { ...inPacking, ...guests } },
    payGuest({ method: 'transfer' }),
  ],
  [
    'ORDER_NOT_PAYABLE',
    'paying what was called off',
    { order: { ...over, ...guests } },
    payGuest({ method: 'transfer' }),
  ],
  [
    'PAYMENT_METHOD_UNKNOWN',
    'a guest’s transfer to who takes cards only',
    { order: { ...waiting, ...guests } },
    payGuest({ method: 'transfer', provider: 'stripe' }),
  ],
  [
    'PAYMENT_METHOD_UNKNOWN',
    'a member’s transfer to who takes cards only',
    { order: waiting },
    ({ order: { id: orderId }, buyer: token }) =>
      askHere(createPayment, pay, { token, body: { orderId, method: 'transfer', provider: 'stripe' } }),
  ],
  [
    'PROVIDER_UNAVAILABLE',
    'a guest’s card while nobody takes it',
    { order: { ...waiting, ...guests } },
    payGuest({ method: 'card' }),
  ],
  ['RETURN_NOT_FOUND', 'looking at what nobody gave back', {}, (scene) => see(scene, nothing)],
  ['RETURN_NOT_FOUND', 'a courier of what nobody gives back', {}, (scene) => send(scene, nothing)],
  ['RETURN_STATE', 'looking at what has not come yet', { returned: 'returning' }, (scene) => see(scene)],
  ['RETURN_STATE', 'a courier of what has come', { returned: 'received' }, (scene) => send(scene)],
])('%s: %s', async (code, _, given, ask) => {
  const scene = await aScene(given);
  found.table = scene.table;
  expect((await ask(scene)).failure?.code).toBe(code);
  expect(await scene.statusNow()).toBe(scene.order.status);
});
