import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { lotId, lotKeys } from '#functions/domain/inventory/lots/lot-keys.ts';
import { LotState } from '#functions/domain/inventory/lots/lot-record.ts';
import { tendLots } from '#functions/domain/inventory/lots/tend-lots.ts';
import { writeOffLot } from '#functions/domain/inventory/lots/write-off-lot.ts';
import { holdStock, releaseStock } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { contextOf } from '#tests/support/context.ts';
import { aStockedShop } from './stock-shop.ts';

const dayMilliseconds = 86_400_000;
export const day = (ahead: number): string => dayInVietnam(Date.now() + ahead * dayMilliseconds);
const morningOf = (ahead: number): Date => new Date(`${day(ahead)}T00:00:00+07:00`);
export const lotA = { code: 'A', expiresOn: day(3) };
export const lotB = { code: 'B', expiresOn: day(6) };

/** Ten pieces: four that expire in three days, five in six, and one of no known lot. */
export async function aShopOfLots() {
  const shop = await aStockedShop();
  const { table, name } = shop;
  await shop.save({
    onHand: 10,
    onHandBefore: 10,
    lots: [
      { ...lotA, quantity: 4 },
      { ...lotB, quantity: 5 },
    ],
  });
  await shop.follow();
  const at = (ahead: number, where: Table = table) => contextOf(where, () => morningOf(ahead));
  return {
    ...shop,
    hold: async (quantity: number) =>
      table.write([
        holdStock({ ...name, quantity, onHand: (await shop.shelf())?.onHand ?? 0 }, { why: 'held' }, 'no'),
      ]),
    release: (quantity: number) => table.write([releaseStock({ ...name, quantity }, { why: 'released' })]),
    /** Somebody looks after the lots so many days from now. */
    tend: (ahead: number, where: Table = table) => tendLots(at(ahead, where), name),
    writeOff: (
      lot: typeof lotA,
      given: { quantity?: number; clientRequestId?: string } = {},
      { ahead = 3, where = table }: { ahead?: number; where?: Table } = {},
    ) => writeOffLot(at(ahead, where), { id: lotId(name, lot), userId: 'lan', reason: 'Hỏng', ...given }),
    state: () => table.get(lotKeys.state(name), LotState),
    listed: () =>
      shop
        .rows()
        .flatMap((row) =>
          row['entity'] === 'stock-lot' ? [[row['code'], row['quantity'], row['held']].join(' ')] : [],
        ),
  };
}
