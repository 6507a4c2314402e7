import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contracts } from '#shared/registry/contracts.ts';
import { Failure } from '#shared/contract/failure.ts';
import { afterwardsSamples } from '#tests/routes/behind-validation/afterwards-samples.ts';
import { ask } from '#tests/routes/behind-validation/ask.ts';
import { buyingSamples } from '#tests/routes/behind-validation/buying-samples.ts';
import { orderSamples } from '#tests/routes/behind-validation/order-samples.ts';
import { aScene, type Scene } from '#tests/routes/behind-validation/scene.ts';
import { aWorld, type World } from '#tests/support/world.ts';

let world: World;
let scene: Scene;
beforeAll(async () => {
  world = await aWorld();
  scene = await aScene(world);
});
afterAll(() => world.close());

const samples = { ...afterwardsSamples, ...buyingSamples, ...orderSamples };

/**
 * What another member is told who asks for what is somebody's own, by its right name. As a rule the same as for what
 * there is none of; where the code of a refusal says more, it says it of the asker.
 */
const refusals: Record<string, string> = {
  'addresses/delete-address': '404 ADDRESS_NOT_FOUND',
  'addresses/get-address': '404 ADDRESS_NOT_FOUND',
  'addresses/set-default-address': '404 ADDRESS_NOT_FOUND',
  'addresses/update-address': '404 ADDRESS_NOT_FOUND',
  'cart/remove-from-cart': '404 CART_ITEM_NOT_FOUND',
  'cart/update-cart-item': '404 CART_ITEM_NOT_FOUND',
  'live/list-room-events': '404 ORDER_NOT_FOUND',
  'orders/cancel-order': '404 ORDER_NOT_FOUND',
  'orders/complete-order': '404 ORDER_NOT_FOUND',
  'orders/create-order': '422 CART_EMPTY',
  'orders/get-order': '404 ORDER_NOT_FOUND',
  'orders/get-order-by-code': '404 ORDER_NOT_FOUND',
  'orders/get-order-delivery': '404 ORDER_NOT_FOUND',
  'orders/get-order-delivery-logs': '404 ORDER_NOT_FOUND',
  'orders/get-order-delivery-with-timeline': '404 ORDER_NOT_FOUND',
  'orders/get-order-timeline': '404 ORDER_NOT_FOUND',
  'orders/get-staff-order': '403 FORBIDDEN',
  'orders/list-order-items': '404 ORDER_NOT_FOUND',
  'orders/list-order-payments': '404 ORDER_NOT_FOUND',
  'orders/preview-reorder': '404 ORDER_NOT_FOUND',
  'orders/request-vat-invoice': '404 ORDER_NOT_FOUND',
  'orders/start-packing': '403 FORBIDDEN',
  'orders/take-money': '403 FORBIDDEN',
  'payments/cancel-payment': '404 PAYMENT_NOT_FOUND',
  'payments/complete-payment': '404 ORDER_NOT_FOUND',
  'payments/create-payment': '404 ORDER_NOT_FOUND',
  'payments/get-payment': '404 PAYMENT_NOT_FOUND',
  'payments/get-payment-status': '404 PAYMENT_NOT_FOUND',
  'payments/simulate-payment': '404 PAYMENT_NOT_FOUND',
  'payments/verify-payment': '404 PAYMENT_NOT_FOUND',
  'returns/cancel-return': '404 RETURN_NOT_FOUND',
  'returns/change-return-status': '403 FORBIDDEN',
  'returns/get-return': '404 RETURN_NOT_FOUND',
  'returns/get-staff-return': '403 FORBIDDEN',
  'returns/list-return-tracking': '404 RETURN_NOT_FOUND',
  'returns/record-return-qa': '403 FORBIDDEN',
  'returns/request-return': '404 ORDER_NOT_FOUND',
  'reviews/create-review': '403 NOT_A_BUYER',
  'reviews/delete-rating': '403 FORBIDDEN',
  'reviews/delete-review': '403 FORBIDDEN',
  'reviews/get-order-review-status': '404 NOT_FOUND',
  'reviews/update-rating': '403 FORBIDDEN',
  'reviews/update-review': '403 FORBIDDEN',
  'uploads/finish-upload': '404 UPLOAD_NOT_FOUND',
  'uploads/get-upload': '404 UPLOAD_NOT_FOUND',
  'uploads/give-up-upload': '404 UPLOAD_NOT_FOUND',
  'uploads/sign-upload-parts': '404 UPLOAD_NOT_FOUND',
  'vouchers/apply-vouchers': '422 VOUCHER_REFUSED',
  'vouchers/list-user-vouchers': '403 FORBIDDEN',
};

describe.each(Object.entries(refusals))('%s', (name, refusal) => {
  it(`answers another member ${refusal}, and its owner as if nobody had asked`, async () => {
    const contract = contracts.find((one) => one.name === name);
    const sample = await samples[name]?.(scene);
    if (!contract || !sample) throw new Error(`There is no call of ${name}`);
    const asStranger = await ask(world, contract, { ...sample, token: scene.people.other.accessToken });
    expect(`${asStranger.status} ${Failure.parse(asStranger.body).code}`).toBe(refusal);
    expect((await ask(world, contract, sample)).status).toBe(contract.status);
  });
});

/** Lists take no id: what stands in them is the asker's alone. */
it.each(['orders/list-orders', 'returns/list-returns', 'addresses/list-addresses'])(
  '%s shows whoever has nothing, nothing',
  async (name) => {
    const contract = contracts.find((one) => one.name === name);
    if (!contract) throw new Error(`There is no ${name}`);
    const { accessToken: token } = await scene.aQuickMember();
    const { status, body } = await ask(world, contract, { token });
    expect([status, Array.isArray(body) ? body : (body as { data: unknown[] }).data]).toEqual([200, []]);
  },
);
