import { expect, it } from 'vitest';
import { put } from '#functions/platform/table/table-operations.ts';
import { returnRecord, type StoredReturn } from '#functions/domain/returns/return-record.ts';
import { returnMedia } from '#functions/domain/returns/settle-return-picture.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aReturn } from './a-return.ts';

const picture = (id: string, ready = false) => ({ id, url: `/media/${id}`, widths: [200], ready });

function aShop(given: Partial<StoredReturn> = {}) {
  const memory = memoryTable();
  const stored = aReturn({
    media: [picture('a'), picture('b')],
    inspectionMedia: [
      { ...picture('c'), itemId: 'line-1' },
      { ...picture('d'), itemId: 'line-1' },
    ],
    ...given,
  });
  memory.put([returnRecord.item(stored)]);
  const also = [put({ pk: 'also', sk: 'A', entity: 'also' })];
  return {
    ...memory,
    settle: (pictureId: string, ready: boolean, table = memory.table, id = 'r1') =>
      returnMedia.settle(contextOf(table), { id, pictureId, ready, also }),
    shown: async () => {
      const found = await returnRecord.find(memory.table, { id: 'r1' });
      return [found?.media, found?.inspectionMedia].map((all) =>
        all?.map(({ id, ready }) => `${id} ${ready}`),
      );
    },
  };
}

it('a picture of a return is shown once it is ready, and dropped where it was refused; others stay', async () => {
  const { settle, shown, rows } = aShop();
  await settle('a', true);
  await settle('d', true);
  expect(await shown()).toEqual([
    ['a true', 'b false'],
    ['c false', 'd true'],
  ]);
  await settle('b', false);
  await settle('c', false);
  expect(await shown()).toEqual([['a true'], ['d true']]);
  expect(rows().some(({ entity }) => entity === 'also')).toBe(true);
});

it('pictures that are settled at the same moment are both settled', async () => {
  const { settle, shown, table } = aShop();
  const crossed = meanwhile(table, () => settle('b', true));
  await settle('a', true, crossed.table);
  expect([crossed.happened(), (await shown())[0]]).toEqual([true, ['a true', 'b true']]);
});

it('a picture of a return that is gone is let go of', async () => {
  const { settle, rows } = aShop();
  await settle('a', true, undefined, 'none');
  expect(rows().some(({ entity }) => entity === 'also')).toBe(false);
});
