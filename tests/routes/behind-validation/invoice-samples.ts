import { createInvoice } from '#shared/invoices/index.ts';
import { secondsFromNow } from '#functions/platform/clock.ts';
import { guestToken, invoiceToken } from '#functions/platform/tokens/guest-token.ts';
import { orderRecord } from '#functions/domain/orders/order-record.ts';
import type { Samples } from './sample.ts';
import type { Scene } from './scene.ts';

const asAdmin = ({ people }: Scene) => ({ token: people.admin.accessToken });
const buyer = {
  name: 'Công ty TNHH Mây Tre',
  taxCode: '0312345678',
  address: 'Hà Nội',
  email: 'a@maytre.vn',
};

/** What came of an order that is through. */
async function anInvoice(scene: Scene, draft = false) {
  const order = await scene.anOrder();
  const { body } = await scene.world.send(createInvoice, {
    ...asAdmin(scene),
    body: { orderId: order.id, draft },
  });
  return { order, asked: { ...asAdmin(scene), params: { id: body.id } } };
}

/** Some of its goods came back since. */
async function anOldInvoice(scene: Scene) {
  const { order, asked } = await anInvoice(scene);
  const back = { returnedAmount: 10_000, refundedAmount: 10_000 };
  await scene.world.table.write(orderRecord.replace(order, back).writes);
  return asked;
}

const own = async (scene: Scene) => ({
  ...(await anInvoice(scene)).asked,
  token: scene.people.member.accessToken,
});
const staffs = async (scene: Scene) => (await anInvoice(scene)).asked;

/** As the mail opens it. */
const opened = async (scene: Scene) => {
  const { params } = (await anInvoice(scene)).asked;
  return { params, query: { token: await invoiceToken(params.id, secondsFromNow(3600)) } };
};

export const invoiceSamples: Samples = {
  'invoices/cancel-invoice': async (scene) => ({ ...(await staffs(scene)), body: { reason: 'Lập nhầm' } }),
  'invoices/correct-invoice': async (scene) => ({
    ...(await anOldInvoice(scene)),
    body: { reason: 'Khách trả hàng', clientRequestId: crypto.randomUUID() },
  }),
  'invoices/create-invoice': async (scene) => ({
    ...asAdmin(scene),
    body: {
      orderId: (await scene.anOrder()).code,
      buyer,
      draft: false,
      clientRequestId: crypto.randomUUID(),
    },
  }),
  'invoices/get-invoice': own,
  'invoices/get-invoice-paper': own,
  'invoices/issue-invoice': async (scene) => (await anInvoice(scene, true)).asked,
  'invoices/list-guest-invoices': async ({ guest: { order } }) => ({
    params: { id: order.id },
    query: { token: await guestToken(order.id, secondsFromNow(3600)) },
  }),
  'invoices/open-invoice': opened,
  'invoices/open-invoice-paper': opened,
  'invoices/replace-invoice': async (scene) => ({
    ...(await staffs(scene)),
    body: { reason: 'Sai mã số thuế', buyer, clientRequestId: crypto.randomUUID() },
  }),
  'invoices/search-invoices': (scene) => ({
    token: scene.people.member.accessToken,
    query: { search: 'CL', status: 'issued', kind: 'original', sending: 'waiting', from: '2026-01-01' },
  }),
  'invoices/send-invoice': staffs,
};
