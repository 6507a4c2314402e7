import { afterEach, expect, it, vi } from 'vitest';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { productKeys } from '#functions/domain/catalogue/catalogue-keys.ts';
import { getDebt } from '#functions/domain/purchasing/read-debts.ts';
import { getPurchase } from '#functions/domain/purchasing/read-purchase.ts';
import { purchasingKeys } from '#functions/domain/purchasing/purchasing-keys.ts';
import { put, remove } from '#functions/platform/table/table-operations.ts';
import { aProfile } from '#tests/support/profile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aBuyingShop, boss } from './purchase-world.ts';

afterEach(() => void vi.useRealTimers());

it('a purchase whose code somebody else has already gets another', async () => {
  const { draft } = await aBuyingShop();
  let codes = 0;
  const random = crypto.getRandomValues.bind(crypto);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    random(bytes as Uint8Array<ArrayBuffer>);
    // The first two codes are the same one; ids have more letters.
    if (bytes instanceof Uint8Array && bytes.length === 4 && (codes += 1) <= 2) bytes.fill(1);
    return bytes;
  });
  const [first, second] = [await draft(), await draft()];
  expect([first.code.slice(-4), second.code === first.code]).toEqual(['1111', false]);
});

it.each([
  ['first', '2026-11-19T17:00:00.000Z'],
  ['last', '2026-11-20T16:59:59.999Z'],
])('days are counted as people in Vietnam do, from their %s moment', async (_, now) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const { sent, receive, context, supplier } = await aBuyingShop();
  const purchase = await sent();
  expect(purchase.expectedOn).toBe('2026-11-23');
  expect(purchase.code).toMatch(/^PN261120[0-9A-Z]{4}$/);
  await receive(purchase, 20);
  expect((await getDebt(context, supplier.id)).dueOn).toBe('2026-12-20');
});

it('a purchase names who took what in, and which lines are kept by lots or numbers once it is on its way', async () => {
  const shop = await aBuyingShop({ name: 'Sữa', isBatchExpireControl: true });
  const { put, draft, update, context } = shop;
  put([profileRecord.item(aProfile({ id: boss, fullName: 'Bà Chủ' }))]);
  const made = await draft();
  expect([made.byLot, made.bySerial]).toEqual([[], []]);
  const sent = await update(made, { status: 'sent' });
  expect([sent.byLot, sent.bySerial]).toEqual([['1'], []]);
  const lots = [{ code: 'L1', expiresOn: '2027-01-01', quantity: 4 }];
  const lines = [{ lineId: '1', quantity: 4, isLast: false, lots, serials: [] }];
  const came = await shop.receive(sent, 4, { lines, note: 'Xe 1' });
  const again = await shop.receive(came, 4, {
    lines: [{ ...lines[0], lots: [{ ...lots[0], code: 'L2' }] }] as never,
  });
  expect(again.receipts.map(({ number, by, note }) => [number, by, note])).toEqual([
    [2, 'Bà Chủ', ''],
    [1, 'Bà Chủ', 'Xe 1'],
  ]);
  expect(again.receipts.map((receipt) => receipt.lines)).toEqual([
    [{ lineId: '1', quantity: 4, lots: [{ ...lots[0], code: 'L2' }] }],
    [{ lineId: '1', quantity: 4, lots }],
  ]);
  await shop.follow();
  const back = await shop.sendBack(again, 2, {
    lines: [{ lineId: '1', quantity: 2, lots: [{ ...lots[0], quantity: 2 }], serials: [] }] as never,
  });
  expect(back.sentBacks[0]?.lines).toEqual([
    { lineId: '1', quantity: 2, lots: [{ ...lots[0], quantity: 2 }] },
  ]);
  await context.table.write([remove(productKeys.detail(shop.product.card.id))]);
  expect((await getPurchase(context, { id: made.id, seesCosts: false })).byLot).toEqual([]);
});

it('what was written of a purchase and of what is owed for it is never written over', async () => {
  const { sent, receive, sendBack, correct, table, supplier } = await aBuyingShop();
  const purchase = await receive(await sent(), 20);
  const standsAt = async (key: { pk: string; sk: string }, work: () => Promise<unknown>) => {
    await table.write([put({ ...key, entity: 'older' })]);
    await expect(work()).rejects.toThrow('No refusal is named');
    await table.write([remove(key)]);
  };
  const { id } = purchase;
  await standsAt(purchasingKeys.sentBack(id, 1), () => sendBack(purchase, 1));
  await standsAt(purchasingKeys.debtEntry(supplier.id, 2), () => sendBack(purchase, 1));
  await standsAt(purchasingKeys.correction(id, 1), () => correct(purchase, { freight: 1000 }));
  const other = await sent();
  await standsAt(purchasingKeys.receipt(other.id, 1), () => receive(other, 20));
  expect((await sendBack(purchase, 1)).sentBacks).toHaveLength(1);
});

it('a delivery, and what goes back, names no more numbers than one write holds', async () => {
  const shop = await aBuyingShop();
  const serials = Array.from({ length: 61 }, (_, nth) => `S${nth}`);
  const lines = [{ lineId: '1', quantity: 10, isLast: false, lots: [], serials }];
  const sent = await shop.sent();
  expect(await refusalOf(shop.receive(sent, 10, { lines }))).toBe('SERIALS_TOO_MANY');
  const came = await shop.receive(sent, 10);
  const back = [{ lineId: '1', quantity: 1, lots: [], serials }];
  expect(await refusalOf(shop.sendBack(came, 1, { lines: back }))).toBe('SERIALS_TOO_MANY');
});
