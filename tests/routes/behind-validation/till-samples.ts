import { newId } from '#shared/values/ids.ts';
import { tillKeys } from '#functions/domain/tills/till-keys.ts';
import { newTill, tillRecord } from '#functions/domain/tills/till-record.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import type { Samples } from './sample.ts';
import type { Scene } from './scene.ts';

const asAdmin = ({ people }: Scene) => ({ token: people.admin.accessToken });

/** An admin's own, at a place nobody else knows. */
async function aTill(scene: Scene) {
  const to = {
    userId: scene.people.admin.id,
    personName: 'Lan',
    warehouseId: newId(),
    warehouseName: 'Kho Thử',
    openedBy: 'person',
    float: 500_000,
  } as const;
  const { till, writes } = newTill(to, new Date());
  await scene.world.table.write(writes);
  return { till, asked: { ...asAdmin(scene), params: { id: till.id } } };
}

const one = async (scene: Scene) => (await aTill(scene)).asked;

export const tillSamples: Samples = {
  'tills/list-own-tills': (scene) => asAdmin(scene),
  'tills/open-till': async (scene) => {
    await scene.world.table.write([remove(tillKeys.open(scene.people.admin.id, warehouse.id))]);
    return { ...asAdmin(scene), body: { warehouseId: warehouse.id, float: 500_000 } };
  },
  'tills/search-tills': (scene) => ({
    ...asAdmin(scene),
    query: { search: 'kho', status: 'open', isOff: 'false', from: '2026-01-01', to: '2026-12-31' },
  }),
  'tills/get-till': one,
  'tills/list-till-entries': async (scene) => ({ ...(await one(scene)), query: { line: 'sales', take: 5 } }),
  'tills/move-till-cash': async (scene) => ({
    ...(await one(scene)),
    body: { line: 'handovers', amount: 200_000, note: 'Nộp quỹ' },
  }),
  'tills/close-till': async (scene) => ({
    ...(await one(scene)),
    body: { expected: 500_000, counted: [{ value: 500_000, pieces: 1 }], loose: 0, reason: '' },
  }),
  'tills/get-till-slip': async (scene) => {
    const { till, asked } = await aTill(scene);
    const counted = { expected: 500_000, countedAmount: 500_000, difference: 0 };
    const closedAt = new Date().toISOString();
    await scene.world.table.write(
      tillRecord.replace(till, { ...counted, status: 'closed', closedAt, closedBy: till.userId }).writes,
    );
    return asked;
  },
};
