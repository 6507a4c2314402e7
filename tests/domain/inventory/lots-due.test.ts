import { expect, it } from 'vitest';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { type Effects, sweep } from '#functions/domain/due/sweep.ts';
import { tendDueLots } from '#functions/domain/inventory/lots/tend-lots.ts';
import { contextOf } from '#tests/support/context.ts';
import { always, listDues } from '#tests/support/dues.ts';
import { aStockedShop } from './stock-shop.ts';

const dayMilliseconds = 86_400_000;
const day = (ahead: number): string => dayInVietnam(Date.now() + ahead * dayMilliseconds);
const morningOf = (on: string): Date => new Date(`${on}T00:00:00+07:00`);

const effects: Effects = {
  ...always(() => Promise.reject(new Error('not due'))),
  'lot-expiry': (here, { of }) => tendDueLots(here, of),
};

/** Ten pieces: four that expire in three days, five in six, and one of no known lot. */
async function aShopOfLots() {
  const shop = await aStockedShop();
  const lots = [
    { code: 'A', expiresOn: day(3), quantity: 4 },
    { code: 'B', expiresOn: day(6), quantity: 5 },
  ];
  await shop.save({ onHand: 10, onHandBefore: 10, lots });
  await shop.follow();
  const at = (moment: Date) => contextOf(shop.table, () => moment);
  const sweepAt = (moment: Date) => sweep(at(moment), { effects, until: Infinity });
  const dues = async () => (await listDues(at(morningOf(day(400))), 'lot-expiry')).map((due) => due.at);
  return { ...shop, sweepAt, dues };
}

it('is due at the first moment of its day in Vietnam, and then of the next', async () => {
  const { dues, sweepAt, shelf } = await aShopOfLots();
  const [first, second] = [morningOf(day(3)), morningOf(day(6))];
  expect(await dues()).toEqual([first.toISOString()]);
  expect(await sweepAt(new Date(first.getTime() - 1))).toBe(0);
  expect(await shelf()).toMatchObject({ onHand: 10, reserved: 0 });
  expect(await sweepAt(first)).toBe(1);
  expect(await shelf()).toMatchObject({ onHand: 10, reserved: 4, heldBack: 4 });
  expect(await dues()).toEqual([second.toISOString()]);
  expect(await sweepAt(second)).toBe(1);
  expect(await shelf()).toMatchObject({ onHand: 10, reserved: 9, heldBack: 9 });
  expect(await dues()).toEqual([]);
});

it('done twice, or late, holds back what is past its day once', async () => {
  const { context, table, name, sweepAt, shelf, ledger, follow } = await aShopOfLots();
  const late = morningOf(day(20));
  const id = [name.productId, name.variantId, name.warehouseId].join(':');
  const twice = [
    tendDueLots(
      contextOf(table, () => late),
      id,
    ),
    tendDueLots(
      contextOf(table, () => late),
      id,
    ),
  ];
  await Promise.all(twice);
  await sweepAt(late);
  await tendDueLots(context, id);
  expect(await shelf()).toMatchObject({ onHand: 10, reserved: 9, heldBack: 9 });
  await follow();
  expect((await ledger()).filter(({ why }) => why === 'expired')).toHaveLength(1);
});
