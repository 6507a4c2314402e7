import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { StaffWarehouse } from '#shared/catalogue/warehouse.contract.ts';
import { cashLines, expectedCash, type HandLine, handLines, tillLines } from '#shared/tills/till-choices.ts';
import { TillEntry } from '#shared/tills/till.ts';
import { warehouseRecord } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import { orderRecord } from '#functions/domain/orders/order-record.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { takeMoney } from '#functions/domain/payments/settling/staff-money.ts';
import { createRefund } from '#functions/domain/refunds/create-refund.ts';
import { processRefund } from '#functions/domain/refunds/process-refund.ts';
import { openTill } from '#functions/domain/tills/open-till.ts';
import { readOwnTills } from '#functions/domain/tills/read-tills.ts';
import { OpenTill, StoredTill } from '#functions/domain/tills/till-record.ts';
import { closeTill, moveCash } from '#functions/domain/tills/work-on-till.ts';
import { withOrigin } from '#functions/platform/records/change-origin.ts';
import { stubSettings } from '#tests/domain/orders/doing-surroundings.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable, type Turn } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { warehouseDraft } from '#tests/support/warehouse-draft.ts';

const people = ['lan', 'minh'] as const;
const places = ['wh_a', 'wh_b'] as const;
type Person = (typeof people)[number];
type Place = (typeof places)[number];

const aPlace = (id: string) => StaffWarehouse.parse({ ...warehouseDraft, id, version: 1 });

const as = <T>(id: Person, work: () => Promise<T>): Promise<T> =>
  withOrigin({ who: { id, role: 'admin' }, way: 'form' }, work);

/** Two people at two counters, who press everything at the same moment. */
function counterWorld(turn: Turn) {
  stubSettings();
  const { table, put, rows } = memoryTable(turn);
  const context = contextOf(table);
  put(places.map((id) => warehouseRecord.item(aPlace(id))));
  const orders: string[] = [];
  const closings: { id: string; expected: number }[] = [];

  /** Of one order cash is taken, by however many say so. */
  async function sell(person: Person, place: Place, total: number) {
    const order = aWaitingOrder({
      status: 'confirmed',
      paymentMethod: 'cash',
      paymentProvider: null,
      unpaidUntil: null,
      total,
      subtotal: total,
      pickupWarehouse: aPlace(place),
    });
    put([orderRecord.item(order)]);
    orders.push(order.id);
    const take = (who: Person) =>
      as(who, () => takeMoney(context, { id: order.id, asker: shopRequester, amount: total }));
    await Promise.all([take(person), take(person), take('minh')].map(unlessRefused));
  }

  const ownTill = async (person: Person, place: number) => {
    const { open } = await readOwnTills(context, person);
    return open[place % Math.max(1, open.length)];
  };

  async function refund(person: Person, place: number, amount: number) {
    const orderId = orders[place % Math.max(1, orders.length)] ?? 'none';
    const asked = { kind: 'goodwill', amount, reason: 'Xin lỗi', way: 'cash', orderId } as const;
    const { id } = await createRefund(context, { ...asked, userId: person });
    const tillId = (await ownTill(person, place))?.id;
    const press = () => as(person, () => processRefund(context, { id, userId: person, tillId }));
    await Promise.all([press(), press()].map(unlessRefused));
  }

  async function move(person: Person, place: number, line: HandLine, amount: number) {
    const till = await ownTill(person, place);
    if (till) await moveCash(context, { id: till.id, userId: person, line, amount, note: 'Lý do' });
  }

  /** In two windows, and by somebody who sees all: once, and over what was seen. */
  async function close(person: Person, place: number) {
    const till = await ownTill(person, place);
    if (!till) return;
    const said = { id: till.id, expected: expectedCash(till), counted: [], loose: 1, reason: 'Đếm lại' };
    const press = async (userId: string, seesAll: boolean) => {
      await closeTill(context, { ...said, userId, seesAll });
      closings.push({ id: till.id, expected: said.expected });
    };
    await Promise.all([press(person, false), press(person, false), press('chi', true)].map(unlessRefused));
  }

  return {
    sell,
    refund,
    move,
    close,
    open: (person: Person, warehouseId: Place, float: number) =>
      openTill(context, { userId: person, warehouseId, float }),
    context,
    orders,
    closings,
    rows,
  };
}

type World = ReturnType<typeof counterWorld>;

const unlessRefused = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });

const person = fc.constantFrom(...people);
const place = fc.constantFrom(...places);
const nth = fc.nat({ max: 4 });
const amount = fc.constantFrom(1_000, 50_000, 180_000);

const doing: fc.Arbitrary<(world: World) => Promise<unknown>> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(person, place, amount).map((given) => (world: World) => world.sell(...given)),
  },
  { weight: 3, arbitrary: fc.tuple(person, nth).map((given) => (world: World) => world.close(...given)) },
  {
    weight: 3,
    arbitrary: fc.tuple(person, place, amount).map((given) => (world: World) => world.open(...given)),
  },
  fc.tuple(person, nth, amount).map((given) => (world: World) => world.refund(...given)),
  fc
    .tuple(person, nth, fc.constantFrom(...handLines), amount)
    .map((given) => (world: World) => world.move(...given)),
);

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

async function check({ context, orders, closings, rows }: World) {
  const of = (entity: string) => rows().filter((row) => row['entity'] === entity);
  const tills = of('till').map((row) => StoredTill.parse(row));
  const entries = of('till-entry').map((row) => TillEntry.parse(row));
  const open = of('open-till').map((row) => OpenTill.parse(row));
  for (const till of tills) {
    const own = entries.filter(({ tillId }) => tillId === till.id);
    const sumOf = (line: string) => sum(own.filter((one) => one.line === line).map((one) => one.amount));
    // Its figures are its rows, and once it is closed no row comes after.
    for (const line of tillLines) expect([line, till[line]]).toEqual([line, sumOf(line)]);
    expect(till.cash).toBe(sum(cashLines.map((line) => till[line])));
    expect(till.entries).toBe(own.length);
    if (till.status === 'closed') expect(till.expected).toBe(expectedCash(till));
    // Whoever was told that it is closed saw that very sum, and was the only one.
    const told = closings.filter(({ id }) => id === till.id);
    expect(told.map(({ expected }) => expected)).toEqual(till.status === 'closed' ? [till.expected] : []);
  }
  // One open till of each person at each place, and no other.
  expect(open.map(({ tillId }) => tillId).toSorted()).toEqual(
    tills
      .filter(({ status }) => status === 'open')
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(
    new Set(
      tills.filter((till) => till.status === 'open').map((till) => `${till.userId} ${till.warehouseId}`),
    ).size,
  ).toBe(open.length);
  // Every đồng that was booked for an order, or went back of it, is in one till, once.
  for (const id of orders) {
    const order = await findOrder(context, id);
    const own = entries.filter(({ orderId }) => orderId === id);
    const [taken, back] = [
      own.filter(({ line }) => line === 'sales'),
      own.filter(({ line }) => line === 'refunds'),
    ];
    expect(taken.map((one) => one.amount)).toEqual(order?.paidAmount ? [order.paidAmount] : []);
    expect(sum(back.map((one) => -one.amount))).toBe(order?.refundedAmount ?? 0);
    expect(new Set(back.map(({ refundId }) => refundId)).size).toBe(back.length);
  }
}

it('cash is in one till, and no other, whoever takes, closes and opens at the same moment', async () => {
  expect.hasAssertions();
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.array(doing, { minLength: 2, maxLength: 4 }), { minLength: 2, maxLength: 6 }),
      async (scheduler, rounds) => {
        const world = counterWorld(() => scheduler.schedule(Promise.resolve()));
        for (const round of rounds) {
          const all = Promise.all(round.map((act) => unlessRefused(act(world))));
          await scheduler.waitFor(all);
          await scheduler.waitFor(check(world));
        }
      },
    ),
    { numRuns: 60 },
  );
});
