import { newId } from '#shared/values/ids.ts';
import { putLines, transferRecord } from '#functions/domain/inventory/transfers/transfer-record.ts';
import type { Samples } from './sample.ts';
import type { Scene } from './scene.ts';

const otherId = 'wh-ha-noi';

const draft = async ({ aSellable, warehouse }: Scene) => ({
  fromId: warehouse.id,
  toId: otherId,
  note: 'Bù hàng cuối tuần',
  lines: [{ productId: (await aSellable()).card.id, variantId: null, quantity: 3 }],
});

/** One of three pieces, asked for or on its way. */
async function aTransfer(scene: Scene, status: 'requested' | 'sent') {
  const { fromId, toId, note, lines } = await draft(scene);
  const id = newId();
  const at = new Date().toISOString();
  const by = scene.people.admin.id;
  const head = {
    id,
    code: `CK${id.slice(-10)}`,
    from: { id: fromId, name: 'Kho Đà Nẵng' },
    to: { id: toId, name: 'Kho Hà Nội' },
    note,
    status,
    lineCount: 1,
    pieces: 3,
    received: 0,
    short: 0,
    createdAt: at,
    createdBy: by,
    sentAt: status === 'sent' ? at : null,
    sentBy: status === 'sent' ? by : null,
    closedAt: null,
    closedBy: null,
    version: 1,
  };
  const goods = lines.map((line) => ({
    ...line,
    productName: 'Lọ hoa',
    variantName: null,
    code: 'LH',
    image: '',
    ground: 1,
    received: 0,
    shortages: [],
    cost: 0,
    lots: [],
  }));
  await scene.world.table.write([...transferRecord.make(head), putLines(id, goods)]);
  return { id, goods };
}

const token = ({ people }: Scene) => people.collaborator.accessToken;

/** What staff do with goods between warehouses. */
export const transferSamples: Samples = {
  'inventory/cancel-transfer': async (scene) => ({
    token: token(scene),
    params: { id: (await aTransfer(scene, 'requested')).id },
    body: { version: 1 },
  }),
  'inventory/find-goods': (scene) => ({
    token: token(scene),
    query: { q: scene.product.card.code, warehouseId: scene.warehouse.id },
  }),
  'inventory/get-transfer': async (scene) => ({
    token: token(scene),
    params: { id: (await aTransfer(scene, 'requested')).id },
  }),
  'inventory/receive-transfer': async (scene) => {
    const { id, goods } = await aTransfer(scene, 'sent');
    return {
      token: token(scene),
      params: { id },
      body: {
        lines: goods.map(({ productId }) => ({ productId, variantId: null, received: 2, rest: 'lost' })),
        version: 1,
        clientRequestId: newId(),
      },
    };
  },
  'inventory/request-transfer': async (scene) => ({
    token: token(scene),
    body: { ...(await draft(scene)), clientRequestId: newId() },
  }),
  'inventory/search-transfers': (scene) => ({
    token: token(scene),
    query: {
      q: 'bù',
      status: 'sent',
      warehouseId: otherId,
      sortBy: 'createdAt',
      sortOrder: 'asc',
      page: 1,
      pageSize: 5,
    },
  }),
  'inventory/send-transfer': async (scene) => ({
    token: token(scene),
    params: { id: (await aTransfer(scene, 'requested')).id },
    body: { version: 1 },
  }),
  'inventory/update-transfer': async (scene) => ({
    token: token(scene),
    params: { id: (await aTransfer(scene, 'requested')).id },
    body: { ...(await draft(scene)), version: 1 },
  }),
};
