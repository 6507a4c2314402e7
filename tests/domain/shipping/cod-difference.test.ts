import { describe, expect, it } from 'vitest';
import { codDifferenceOf } from '#shared/shipping/cod-difference.ts';
import { statementSheet } from '#shared/shipping/statement-sheet.ts';
import type { JobContext } from '#functions/domain/jobs/job-runner.ts';
import { reasonOf } from '#functions/domain/jobs/read-jobs.ts';
import { troublesOf } from '#functions/domain/shipping/packing/parcel-rules.ts';
import { acceptCodDifference } from '#functions/domain/shipping/parcels/accept-cod-difference.ts';
import { findOpenStatements } from '#functions/domain/payments/records/carrier-statement.ts';
import { statementTarget } from '#functions/domain/shipping/parcels/import-statement.ts';
import { listAttempts } from '#functions/domain/payments/records/payment-repository.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { aParcel, parcelWorld, type ParcelWorld } from './parcel-world.ts';

const fees = { feeOut: 20_000, codFee: 1000 };

/** Carries a row of a carrier's statement out; answers what was remarked, refused, or that nothing changes. */
async function states(world: ParcelWorld, label: string, said: Record<string, number>) {
  const target = statementTarget('bang-ke-1');
  const context = { ...world.context, userId: 'an' } as unknown as JobContext;
  const about = { isCheck: false, heads: new Set<string>(), bases: new Set<string>() };
  const [thing] = await target.findByKeys(context, [label], [], about);
  if (!thing) throw new Error(`Nobody has the label ${label}`);
  const means = target.meaningOf?.(thing, said, { line: 2, cells: {} } as never);
  if (!means) throw new Error('A row of a statement means something');
  if ('problems' in means) return reasonOf(means.problems, statementSheet, 'vi');
  const before = target.valuesOf(thing);
  const changed = Object.entries(means.values).filter(([name, value]) => before[name] !== value);
  if (changed.length === 0) return 'unchanged';
  const changes = [{ thing, values: Object.fromEntries(changed) }];
  expect(await world.table.write([...(await target.writesOf(context, changes))])).toBeUndefined();
  await target.afterwards?.(context, changes);
  return reasonOf(means.remarks ?? [], statementSheet, 'vi');
}

/** An order of 100,000 ₫ in one parcel that was brought to its buyer. */
async function delivered(): Promise<ParcelWorld> {
  const world = await parcelWorld({ pieces: [1] });
  await world.make();
  await world.hear(1, 'delivered');
  return world;
}

const accept = (world: ParcelWorld, difference: number, table = world.table) =>
  acceptCodDifference(world.at(table), { id: world.id, parcel: 1, difference, userId: 'an' });
const troubles = async (world: ParcelWorld) => troublesOf(await world.parcel(1), await world.job());
const mails = (world: ParcelWorld, template: string) =>
  world.rows().filter((row) => JSON.stringify(row).includes(`"template":"${template}"`));
/** What the story of the order tells of its money. */
const payments = (world: ParcelWorld) =>
  world
    .rows()
    .filter(({ kind }) => kind === 'payment')
    .map(({ to, by, note }) => ({ to, by, note }));

describe('a statement that tells other cash than the parcel had to collect', () => {
  it('books what came, and names both sums for a person', async () => {
    const world = await delivered();
    expect(await states(world, 'S1', { collected: 93_000, ...fees })).toBe(
      'Tiền thu hộ: bảng kê báo 93.000 ₫, vận đơn phải thu 100.000 ₫. Hãy đối chiếu với đơn vị vận chuyển',
    );
    expect(await world.parcel(1)).toMatchObject({
      booked: true,
      paidOut: { collected: 93_000, net: 72_000 },
    });
    expect(await world.stored()).toMatchObject({ paidAmount: 93_000, paymentStatus: 'processing' });
    expect(await troubles(world)).toEqual(['cod_differs']);
    // The buyer has paid at the door: nobody asks them for the rest.
    expect(mails(world, 'payment-problem')).toEqual([]);
  });

  it('changes nothing when it is imported again', async () => {
    const world = await delivered();
    await states(world, 'S1', { collected: 93_000, ...fees });
    const { version } = await world.stored();
    expect(await states(world, 'S1', { collected: 93_000, ...fees })).toBe('unchanged');
    expect(await states(world, 'S1', { collected: 94_000, ...fees })).toContain(
      'bảng kê trước đã ghi số khác',
    );
    await world.book();
    expect(await world.stored()).toMatchObject({ version, paidAmount: 93_000 });
  });

  it('owes the buyer what was collected too much', async () => {
    const world = await delivered();
    await states(world, 'S1', { collected: 107_000 });
    expect(await world.stored()).toMatchObject({ paymentStatus: 'paid', refundDue: 7_000 });
    expect(await troubles(world)).toEqual(['cod_differs']);
    await accept(world, -7_000);
    expect(await troubles(world)).toEqual([]);
    expect(await world.stored()).toMatchObject({ paidAmount: 107_000, carriage: { codFee: 0 } });
  });

  it('books the rest that a later statement pays, once', async () => {
    const world = await delivered();
    await states(world, 'S1', { collected: 93_000, ...fees });
    expect(await states(world, 'S1', { collected: 7_000, feeOut: 1 })).toContain('bảng kê trước');
    expect(await states(world, 'S1', { collected: 7_000 })).toBe('');
    expect(await world.parcel(1)).toMatchObject({ paidOut: { collected: 100_000, ...fees, net: 79_000 } });
    expect(await world.stored()).toMatchObject({ paidAmount: 100_000, paymentStatus: 'paid' });
    expect(await troubles(world)).toEqual([]);
    expect(await states(world, 'S1', { collected: 7_000 })).toContain('bảng kê trước');
    expect((await world.stored()).paidAmount).toBe(100_000);
  });

  it('books nothing more once a person accepted what came', async () => {
    const world = await delivered();
    await states(world, 'S1', { collected: 93_000, ...fees });
    await accept(world, 7_000);
    const { version } = await world.stored();
    expect(await states(world, 'S1', { collected: 7_000 })).toContain('bảng kê trước');
    expect((await world.stored()).version).toBe(version);
  });

  it('books a single đồng that a later statement pays', async () => {
    const world = await delivered();
    await states(world, 'S1', { collected: 99_999 });
    await states(world, 'S1', { collected: 1 });
    expect(await world.stored()).toMatchObject({ paidAmount: 100_000, paymentStatus: 'paid' });
  });

  it('that pays nothing is refused until the parcel has arrived, and then waits for a person', async () => {
    const world = await parcelWorld({ pieces: [1] });
    await world.make();
    await world.hear(1, 'out');
    expect(await states(world, 'S1', fees)).toContain('bảng kê báo 0 ₫, vận đơn phải thu 100.000 ₫');
    await world.hear(1, 'delivered');
    await states(world, 'S1', fees);
    expect(await world.parcel(1)).toMatchObject({ booked: false, paidOut: { collected: 0 } });
    expect(await troubles(world)).toEqual(['cod_differs']);
  });
});

describe('what a statement pays out', () => {
  it('is the net of its rows, each counted once and with what it adds', async () => {
    const world = await parcelWorld();
    await world.make();
    await world.hear(1, 'delivered');
    await world.hear(2, 'delivered');
    await states(world, 'S1', { collected: 93_000, ...fees });
    await states(world, 'S2', { collected: 200_000, ...fees });
    await states(world, 'S2', { collected: 200_000, ...fees });
    expect(await findOpenStatements(world.context, 72_000 + 179_000)).toMatchObject([
      { id: 'bang-ke-1', rows: 2 },
    ]);
    await states(world, 'S1', { collected: 7_000 });
    expect(await findOpenStatements(world.context, 72_000 + 179_000 + 7_000)).toHaveLength(1);
  });
});

describe('a difference that the shop bears', () => {
  it('makes the order paid, and is a cost of collecting its cash', async () => {
    const world = await delivered();
    await states(world, 'S1', { collected: 93_000, ...fees });
    const job = await accept(world, 7_000);
    expect(job.parcels[0]?.codAccepted).toMatchObject({ difference: 7_000, by: 'an' });
    expect(await world.stored()).toMatchObject({
      paidAmount: 100_000,
      paymentStatus: 'paid',
      flags: [],
      carriage: { feeOut: 20_000, codFee: 8_000 },
    });
    expect(await troubles(world)).toEqual([]);
    expect(await listAttempts(world.table, world.id)).toMatchObject([
      { received: 100_000, status: 'succeeded' },
    ]);
  });

  it('is told as borne by the shop, not as a payment of the buyer', async () => {
    const world = await delivered();
    await states(world, 'S1', { collected: 93_000, ...fees });
    await accept(world, 7_000);
    expect(payments(world)).toEqual([
      { to: 'underpaid', by: 'carrier', note: '93000' },
      { to: 'paid', by: 'staff', note: '7000 waived' },
    ]);
  });

  it('is told so too where another parcel still lacks some of its cash', async () => {
    const world = await parcelWorld();
    await world.make();
    await world.hear(1, 'delivered');
    await world.hear(2, 'delivered');
    await states(world, 'S1', { collected: 93_000, ...fees });
    await states(world, 'S2', { collected: 150_000, ...fees });
    await accept(world, 7_000);
    expect(payments(world)).toEqual([
      { to: 'underpaid', by: 'carrier', note: '243000' },
      { to: 'underpaid', by: 'staff', note: '7000 waived' },
    ]);
  });

  it('is accepted once, however often it is pressed', async () => {
    const world = await delivered();
    await states(world, 'S1', { collected: 93_000, ...fees });
    const crossed = meanwhile(world.table, () => accept(world, 7_000));
    await accept(world, 7_000, crossed.table);
    await accept(world, 7_000);
    expect(await world.stored()).toMatchObject({ paidAmount: 100_000, carriage: { codFee: 8_000 } });
    // The rest that comes after all is not money of the order again.
    expect(await states(world, 'S1', { collected: 7_000 })).toContain('bảng kê trước');
  });

  it('is the whole sum where nothing came', async () => {
    const world = await delivered();
    await states(world, 'S1', fees);
    await accept(world, 100_000);
    expect(await world.stored()).toMatchObject({ paidAmount: 100_000, carriage: { codFee: 101_000 } });
  });

  it('is no money again where the carrier had said before that all was settled', async () => {
    const world = await delivered();
    await world.hear(1, 'settled');
    await world.book();
    await states(world, 'S1', { collected: 93_000, ...fees });
    expect(await world.stored()).toMatchObject({ paidAmount: 100_000 });
    await accept(world, 7_000);
    expect(await world.stored()).toMatchObject({ paidAmount: 100_000, carriage: { codFee: 8_000 } });
    expect(await troubles(world)).toEqual([]);
  });

  it('is accepted as it was read, of a parcel that has one', async () => {
    const world = await delivered();
    await expect(accept(world, 7_000)).rejects.toThrow('SHIPMENT_NOT_FOUND');
    await states(world, 'S1', { collected: 93_000, ...fees });
    await expect(accept(world, 6_000)).rejects.toThrow('STALE_STATE');
    await expect(accept(world, 0)).rejects.toThrow('STALE_STATE');
    expect((await world.stored()).paidAmount).toBe(93_000);
    // Where all of it came there is nothing to bear.
    const whole = await delivered();
    await states(whole, 'S1', { collected: 100_000, ...fees });
    await expect(accept(whole, 0)).rejects.toThrow('STALE_STATE');
  });
});

describe('the cash that is missing of a parcel', () => {
  const paidOut = {
    statementId: 's',
    at: '',
    collected: 93_000,
    feeOut: 0,
    feeBack: 0,
    insurance: 0,
    compensation: 0,
    net: 93_000,
  };
  it.each([
    ['nothing without a statement', {}, 0],
    ['what its statement leaves out', { paidOut }, 7_000],
    ['negative where more came', { paidOut: { ...paidOut, collected: 101_000 } }, -1_000],
    ['nothing of one that came back', { paidOut, stage: 'returned' as const }, 0],
    ['nothing of one that was paid before', { paidOut, cod: 0 }, 0],
    ['nothing once it is accepted', { paidOut, codAccepted: { difference: 7_000, by: 'an', at: '' } }, 0],
  ])('is %s', (_, given, difference) => {
    expect(codDifferenceOf(aParcel({ stage: 'delivered', ...given }))).toBe(difference);
  });
});
