import { describe, expect, it } from 'vitest';
import { listPackingOrders as contract } from '#shared/shipping/packing.contract.ts';
import { listPackingOrders } from '#functions/domain/shipping/packing/list-packing.ts';
import { readViewsFrom } from '../support/views-of-table.ts';
import { parcelWorld } from './parcel-world.ts';

/** Two orders on their way out: of one a parcel failed, of the other both lie open. */
async function twoOrders() {
  const [troubled, plain] = [await parcelWorld(), await parcelWorld({ pieces: [1] })];
  for (const world of [troubled, plain]) await world.make();
  await troubled.set(1, { stage: 'failed' });
  await plain.set(1, { stage: 'open', warehouse: { id: 'vin', name: 'Kho Vinh' } });
  readViewsFrom(() => [...troubled.rows(), ...plain.rows()]);
  const idsOf = async (query: object = {}) =>
    (await listPackingOrders(contract.query.parse(query))).data.map(({ id }) => id);
  return { troubled: troubled.id, plain: plain.id, idsOf };
}

describe('orders on their way out of the house', () => {
  it('are narrowed by where their parcels are, from where they leave and what is wrong', async () => {
    const { troubled, plain, idsOf } = await twoOrders();
    expect((await idsOf()).toSorted()).toEqual([troubled, plain].toSorted());
    expect(await idsOf({ stage: 'failed' })).toEqual([troubled]);
    expect(await idsOf({ stage: 'open' })).toEqual([plain]);
    expect(await idsOf({ stage: 'open,failed' })).toHaveLength(2);
    expect(await idsOf({ warehouseId: 'vin' })).toEqual([plain]);
    expect(await idsOf({ warehouseId: 'sgn' })).toEqual([troubled]);
    expect(await idsOf({ trouble: 'failed' })).toEqual([troubled]);
    expect(await idsOf({ trouble: 'late' })).toEqual([]);
    expect(await idsOf({ troubled: 'true' })).toEqual([troubled]);
    expect(await idsOf({ status: 'packing' })).toEqual([]);
    expect(await idsOf({ search: 'nothing' })).toEqual([]);
  });
});
