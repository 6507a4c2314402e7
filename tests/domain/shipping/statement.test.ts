import { describe, expect, it } from 'vitest';
import type { JobContext } from '#functions/domain/jobs/job-runner.ts';
import { sendAgain } from '#functions/domain/shipping/parcels/send-again.ts';
import { statementTarget } from '#functions/domain/shipping/parcels/import-statement.ts';
import { later, parcelWorld, type ParcelWorld } from './parcel-world.ts';

const sums = { feeOut: 20_000, feeBack: 0, codFee: 1000, insurance: 500, compensation: 0 };

/** A carrier's statement over the parcels of one order. */
function statementOf(world: ParcelWorld, statementId = 'bang-ke-1') {
  const target = statementTarget(statementId);
  // A statement asks nothing of its job but the table and the hour.
  const context = { ...world.context, userId: 'an' } as unknown as JobContext;
  const find = async (label: string) =>
    (
      await target.findByKeys(context, [label], [], { isCheck: false, heads: new Set(), bases: new Set() })
    )[0];
  const meaning = async (label: string, said: Record<string, number>) => {
    const thing = await find(label);
    if (!thing) return 'nobody’s';
    const means = target.meaningOf?.(thing, said, { line: 2, cells: {} } as never);
    if (!means) throw new Error('A row of a statement means something');
    return 'problems' in means ? means.problems.map(({ code }) => code) : means.values;
  };
  const carryOut = async (label: string, said: Record<string, number>) => {
    const [thing, values] = [await find(label), await meaning(label, said)];
    if (!thing || typeof values === 'string' || Array.isArray(values))
      throw new Error(`Refused: ${JSON.stringify(values)}`);
    const changes = [{ thing, values }];
    const refusal = await world.table.write([...(await target.writesOf(context, changes))]);
    if (refusal === undefined) await target.afterwards?.(context, changes);
    return refusal;
  };
  return { target, context, find, meaning, carryOut };
}

async function underWay() {
  const world = await parcelWorld();
  await world.make();
  await world.hear(1, 'out');
  await world.hear(2, 'out');
  return world;
}

describe('a row of a carrier’s statement', () => {
  it.each([
    ['collected what was due', { collected: 100_000 }, 'S1', undefined],
    ['collected one đồng less', { collected: 99_999 }, 'S1', undefined],
    ['collected nothing', {}, 'S1', 'cod_differs'],
    ['collected what is due of the other', { collected: 200_000 }, 'S1', undefined],
    ['is of the other', { collected: 200_000 }, 'S2', undefined],
  ])('that %s', async (_, said, label, code) => {
    const { meaning } = statementOf(await underWay());
    const all = { collected: 0, feeOut: 0, feeBack: 0, codFee: 0, insurance: 0, compensation: 0, ...said };
    expect(await meaning(label, said)).toEqual(code ? [code] : all);
  });

  it.each(['returning', 'returned', 'return_settled', 'compensated'] as const)(
    'collected nothing of a parcel that did not come to its buyer: %s',
    async (stage) => {
      const world = await underWay();
      await world.set(1, { stage });
      const { meaning } = statementOf(world);
      expect(await meaning('S1', { collected: 100_000 })).toEqual(['cod_differs']);
      expect(await meaning('S1', { collected: 0, feeBack: 9000 })).toMatchObject({ feeBack: 9000 });
    },
  );

  it('is of nobody’s label, or of one that has not left', async () => {
    const world = await parcelWorld();
    await world.make();
    const { meaning, target, context } = statementOf(world);
    const unknown = ['none-1@1', `${world.id}-9@1`, `${world.id}-1@7`];
    expect(await target.findMany(context, unknown)).toEqual([undefined, undefined, undefined]);
    expect(await meaning(' S1 ', { collected: 100_000 })).toEqual(['not_fetched']);
    expect(await meaning('S9', { collected: 1 })).toBe('nobody’s');
    await world.hear(1, 'open', { means: { kind: 'cancelled' } });
    expect(await meaning('S1', { collected: 0 })).toBe('nobody’s');
  });

  it('is carried out once: money of the order, costs of it, and what was stated', async () => {
    const world = await underWay();
    const first = statementOf(world);
    expect(
      await first.carryOut('S1', { collected: 100_000, ...sums, feeBack: 300, compensation: 70 }),
    ).toBeUndefined();
    expect((await world.parcel(1)).paidOut).toEqual({
      statementId: 'bang-ke-1',
      at: later(0).toISOString(),
      collected: 100_000,
      ...sums,
      feeBack: 300,
      compensation: 70,
      net: 78_270,
    });
    // The other parcel's money is not here yet.
    expect(await world.stored()).toMatchObject({
      paidAmount: 0,
      carriage: {
        feeOut: 20_000,
        feeBack: 300,
        codFee: 1000,
        insurance: 500,
        compensation: 70,
        awaited: 20_000,
      },
    });
    const again = statementOf(world, 'bang-ke-2');
    expect(await again.meaning('S1', { collected: 100_000, ...sums })).toEqual(['stated_before']);
    const thing = await again.find('S1');
    expect(thing && again.target.valuesOf(thing)).toMatchObject({ collected: 100_000, feeBack: 300 });
    await again.carryOut('S2', { collected: 200_000, ...sums });
    expect(await world.stored()).toMatchObject({ paidAmount: 300_000, paymentStatus: 'paid' });
    expect((await world.parcel(2)).paidOut).toMatchObject({ statementId: 'bang-ke-2', net: 178_500 });
  });

  it('is of the way a parcel made before, where it came back and was sent out again', async () => {
    const world = await underWay();
    await world.hear(1, 'returned');
    await world.hear(2, 'returned');
    await sendAgain(world.context, world.id);
    await world.make();
    const { meaning, carryOut } = statementOf(world);
    expect(await meaning('S1', { collected: 100_000 })).toEqual(['cod_differs']);
    expect(await meaning('S3', { collected: 100_000 })).toEqual(['not_fetched']);
    await carryOut('S1', { collected: 0, ...sums, feeBack: 9000 });
    const parcel = await world.parcel(1);
    expect(parcel.paidOut).toBeNull();
    expect(parcel.voided).toMatchObject([{ label: 'S1', paidOut: { feeBack: 9000, net: -30_500 } }]);
    expect(await world.stored()).toMatchObject({
      paidAmount: 0,
      carriage: { feeOut: 20_000, feeBack: 9000 },
    });
    expect(await meaning('S1', { collected: 0, feeOut: 1 })).toEqual(['stated_before']);
    // Of the way it makes now it says nothing.
    await world.hear(1, 'out');
    expect(await meaning('S3', { collected: 100_000 })).toMatchObject({ collected: 100_000 });
    // What this way brought too little is not the rest of the way before.
    await world.hear(1, 'delivered');
    const later = statementOf(world, 'bang-ke-3');
    await later.carryOut('S3', { ...sums, collected: 93_000 });
    expect(await later.meaning('S1', { collected: 7_000 })).toEqual(['stated_before']);
  });
});
