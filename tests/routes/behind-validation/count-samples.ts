import { newId } from '#shared/values/ids.ts';
import { countRecord, lineName, lineRecord } from '#functions/domain/inventory/counts/count-record.ts';
import type { Samples } from './sample.ts';
import type { Scene } from './scene.ts';

/** A sheet with one line: twenty pieces, of which nineteen were found. */
async function aCount(scene: Scene) {
  const { world, warehouse, people, aSellable } = scene;
  const id = newId();
  const at = new Date().toISOString();
  const goods = { productId: (await aSellable()).card.id, variantId: null };
  const head = {
    id,
    code: `KK${id.slice(-10)}`,
    warehouse: { id: warehouse.id, name: warehouse.name },
    note: '',
    status: 'open' as const,
    lineCount: 1,
    surplus: 0,
    shortfall: 0,
    createdAt: at,
    createdBy: people.admin.id,
    closedAt: null,
    closedBy: null,
    version: 1,
  };
  const line = {
    ...lineName(id, goods),
    ...goods,
    productName: 'Lọ hoa',
    variantName: null,
    code: 'LH',
    image: '',
    ground: 1,
    expected: 20,
    reserved: 0,
    parts: { 'may-quet-01': { quantity: 19, by: people.admin.id } },
    lots: [],
    at,
    isStirred: false,
    isHeld: false,
    isPosted: false,
    version: 1,
  };
  await world.table.write([...countRecord.make(head), ...lineRecord.make(line)]);
  return { id, goods };
}

const token = ({ people }: Scene) => people.collaborator.accessToken;
const params = async (scene: Scene) => ({ id: (await aCount(scene)).id });

/** What staff do when they count a warehouse. */
export const countSamples: Samples = {
  'inventory/cancel-count': async (scene) => {
    const { id } = await aCount(scene);
    return { token: token(scene), params: { id }, body: { version: 1 } };
  },
  'inventory/count-goods': async (scene) => {
    const { id, goods } = await aCount(scene);
    return {
      token: token(scene),
      params: { id },
      body: { ...goods, counterId: 'may-quet-02', quantity: 1, anew: false },
    };
  },
  'inventory/drop-line': async (scene) => {
    const { id, goods } = await aCount(scene);
    return { token: token(scene), params: { id, productId: goods.productId }, query: { variantId: '-' } };
  },
  'inventory/get-count': async (scene) => ({ token: token(scene), params: await params(scene) }),
  'inventory/list-uncounted': async (scene) => ({ token: token(scene), params: await params(scene) }),
  'inventory/post-count': async (scene) => ({
    token: token(scene),
    params: await params(scene),
    body: { version: 1 },
  }),
  'inventory/search-counts': (scene) => ({
    token: token(scene),
    query: {
      q: 'kk',
      status: 'open',
      warehouseId: scene.warehouse.id,
      sortBy: 'createdAt',
      sortOrder: 'asc',
      page: 1,
      pageSize: 5,
    },
  }),
  'inventory/start-count': (scene) => ({
    token: token(scene),
    body: { warehouseId: scene.warehouse.id, note: 'Cuối tháng', clientRequestId: newId() },
  }),
};
