import { complainOfParcel, createGhtkOrder, getPackingOrder } from '#shared/shipping/index.ts';
import { jobRecord } from '#functions/domain/shipping/packing/packing-job.ts';
import { shipping } from '#tests/support/parcels.ts';
import type { Samples } from './sample.ts';
import type { Scene } from './scene.ts';

const home = {
  recipientName: 'Lan',
  phone: '0912345678',
  system: 'v2',
  province: 'Thành phố Hà Nội',
  provinceCode: 1,
  district: null,
  districtCode: null,
  ward: 'Phường Hoàn Kiếm',
  wardCode: 4,
  street: '1 Hàng Bông',
} as const;

const at =
  (status: Parameters<Scene['aCashOrder']>[0]) =>
  async ({ people, aCashOrder }: Scene) => ({
    token: people.collaborator.accessToken,
    params: { id: (await aCashOrder(status, { shippingAddress: home })).id },
  });

/** Its carrier has been asked to fetch it. */
async function sent(scene: Scene) {
  const asked = await at('packing_completed')(scene);
  await scene.world.send(createGhtkOrder, { ...asked, body: {} });
  return asked;
}

/** Its carrier says so, and was asked. */
async function becomes({ world }: Scene, id: string, status: string) {
  const shop = shipping(world);
  const { ghtkLabel } = (
    await world.send(getPackingOrder, {
      params: { id },
      token: (await world.aMember({ role: 'admin' })).accessToken,
    })
  ).body;
  await shop.becomes(ghtkLabel ?? '', status);
}

const complaintOf = ({ token, params }: Awaited<ReturnType<typeof sent>>) => ({
  token,
  params: { ...params, parcel: '1' },
  body: { kind: 'damaged' as const, note: 'Móp hộp', amount: 50_000, until: '2026-12-01', media: [] },
});

/** Its carrier has brought it, and its statement tells 1,000 ₫ less than was to be collected. */
async function shortOfCash(scene: Scene) {
  const { params } = await sent(scene);
  const job = await jobRecord.find(scene.world.table, params);
  if (!job) throw new Error('Nobody has begun to pack this order');
  const parcels = job.parcels.map((parcel) => {
    const collected = parcel.cod - 1_000;
    const fees = { feeOut: 0, feeBack: 0, insurance: 0, compensation: 0 };
    const paidOut = { statementId: 's1', at: '2026-11-23T03:00:00.000Z', collected, ...fees, net: collected };
    return { ...parcel, stage: 'delivered' as const, paidOut };
  });
  await scene.world.write([jobRecord.item({ ...job, parcels, version: job.version + 1 })]);
  return { token: scene.people.admin.accessToken, params: { ...params, parcel: '1' } };
}

export const shippingSamples: Samples = {
  'shipping/accept-cod-difference': async (scene) => ({
    ...(await shortOfCash(scene)),
    body: { difference: 1_000 },
  }),
  'shipping/count-packing-queues': ({ people }) => ({ token: people.collaborator.accessToken }),
  'shipping/list-packing-orders': ({ people }) => ({
    token: people.collaborator.accessToken,
    query: {
      search: 'ấm',
      status: 'confirmed,packing',
      paymentStatus: 'paid,processing',
      deliveryType: 'prepaid_ship',
      warehouseId: 'kho-1,kho-2',
      packerId: people.collaborator.id,
      stage: 'waiting',
      trouble: 'late',
      troubled: 'true',
      sortBy: 'createdAt',
      sortOrder: 'asc',
      page: 1,
      limit: 5,
    },
  }),
  'shipping/get-packing-order': at('packing'),
  'shipping/claim-packing': at('packing'),
  'shipping/release-packing': at('packing'),
  'shipping/tick-packing': async (scene) => ({
    ...(await at('packing')(scene)),
    body: { lines: [], weights: [{ parcel: 1, grams: 1200 }] },
  }),
  'shipping/create-ghtk-order': async (scene) => ({
    ...(await at('packing_completed')(scene)),
    body: { note: 'Gọi trước khi giao' },
  }),
  'shipping/cancel-ghtk-order': async (scene) => ({
    ...(await sent(scene)),
    body: { reason: 'Đổi địa chỉ' },
  }),
  'shipping/print-ghtk-label': async (scene) => ({ ...(await sent(scene)), query: { parcel: 1 } }),
  'shipping/print-label-sheet': async (scene) => {
    const { token, params } = await sent(scene);
    return { token, body: { sheet: 'a6', orders: [params.id] } };
  },
  'shipping/quote-parcels': at('packing_completed'),
  'shipping/send-again': async (scene) => {
    const asked = await sent(scene);
    await becomes(scene, asked.params.id, '21');
    return asked;
  },
  'shipping/take-in-parcels': async (scene) => {
    const asked = await sent(scene);
    await becomes(scene, asked.params.id, '21');
    return { ...asked, body: { lines: [] } };
  },
  'shipping/report-lost': async (scene) => {
    const asked = await sent(scene);
    await becomes(scene, asked.params.id, '3');
    return asked;
  },
  'shipping/take-in-rest': async (scene) => {
    const order = await scene.aCashOrder('delivering', { shippingAddress: home });
    return {
      token: scene.people.collaborator.accessToken,
      params: { id: order.id },
      body: {
        lines: order.items.slice(0, 1).map(({ id }) => ({ itemId: id, returned: 1, restocked: 1, lots: [] })),
        reason: 'changed_mind' as const,
        fault: 'buyer' as const,
        note: 'Không cần nữa',
      },
    };
  },
  'shipping/complain-of-parcel': async (scene) => complaintOf(await sent(scene)),
  'shipping/end-complaint': async (scene) => {
    const asked = complaintOf(await sent(scene));
    await scene.world.send(complainOfParcel, asked);
    return { token: asked.token, params: asked.params, body: { paid: 50_000 } };
  },
  'shipping/waive-claim': async (scene) => {
    const { token, params } = await sent(scene);
    await becomes(scene, params.id, '21');
    const job = await jobRecord.find(scene.world.table, params);
    if (!job) throw new Error('Nobody has begun to pack this order');
    const lines = job.lines.map((line) => ({ ...line, damaged: 1 }));
    await scene.world.write([jobRecord.item({ ...job, lines, version: job.version + 1 })]);
    return { token, params: { ...params, parcel: '1' }, body: { reason: 'Tự đóng gói lỗi' } };
  },
  // What a notice may be is told by the secret in its address: routes/shipping/webhooks.test.ts asks about that.
  'shipping/receive-ghtk-notice': () => ({ body: { label_id: 'S1.1', status_id: 5 } }),
};
