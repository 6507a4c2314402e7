import { expect } from 'vitest';
import { claimMinutes } from '#shared/shipping/packing-order.ts';
import { currentClaim } from '#functions/domain/shipping/packing/job-changes.ts';
import { jobRecord, type StoredJob } from '#functions/domain/shipping/packing/packing-job.ts';
import {
  claimPacking,
  finishPacking,
  readJob,
  releasePacking,
  takeUp,
  tickPacking,
} from '#functions/domain/shipping/packing/pack-order.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { takeIn } from '#functions/domain/shipping/parcels/take-in.ts';
import { sendAgain } from '#functions/domain/shipping/parcels/send-again.ts';
import { statementTarget } from '#functions/domain/shipping/parcels/import-statement.ts';
import { parcelName } from '#functions/domain/shipping/shipping-keys.ts';
import { contextOf } from '#tests/support/context.ts';
import { pressed, type Surroundings } from './doing-surroundings.ts';

export const packerActs = ['take', 'claim', 'release', 'tick', 'weigh', 'finish'] as const;
export type BackWish = { damaged: number; missing: number; presses: number };
export type PackerAct = (typeof packerActs)[number];

/** What two packers do with the same orders, and what carriers' statements say of their parcels. */
export function packingDoings({ table, idAt }: Surroundings, orderIds: () => readonly string[]) {
  const jobs = async (): Promise<StoredJob[]> => {
    const found = await Promise.all(orderIds().map((id) => jobRecord.find(table, { id })));
    return found.flatMap((job) => job ?? []);
  };

  /** One packer at the box; `isLate`: when whoever held it has been away for too long. */
  async function packer(place: number, who: number, act: PackerAct, isLate: boolean) {
    const id = idAt(place);
    if (!id) return;
    const at = new Date(Date.now() + (isLate ? (claimMinutes + 1) * 60_000 : 0));
    const context = contextOf(table, () => at);
    const press = { id, userId: `packer-${who}` };
    const job = await jobRecord.find(table, { id });
    const [line] = job?.lines ?? [];
    const ticks = {
      tick: { lines: line ? [{ id: line.id, packed: Math.min(line.quantity, line.packed + 1) }] : [] },
      weigh: { lines: [] },
    };
    switch (act) {
      case 'take':
        return takeUp(context, press);
      case 'claim':
        return claimPacking(context, press);
      case 'release':
        return releasePacking(context, { ...press, isAdmin: who === 0 });
      case 'tick':
        return tickPacking(context, { ...press, ...ticks.tick, weights: [] });
      case 'weigh':
        return tickPacking(context, { ...press, ...ticks.weigh, weights: [{ parcel: 1, grams: 1200 }] });
      case 'finish':
        return finishPacking(context, { ...press, isUnscanned: true });
    }
  }

  /** A line of a carrier's statement, as the file is checked first and carried out later. */
  async function statement(place: number, isRight: boolean, times: number) {
    const context = { ...contextOf(table), userId: 'an' } as unknown as Parameters<
      ReturnType<typeof statementTarget>['findMany']
    >[0];
    const target = statementTarget('bang-ke-1');
    const made = (await jobs()).flatMap(({ id, parcels }) =>
      parcels.flatMap(({ number, attempt, label, cod }) =>
        label === null ? [] : [{ id, number, attempt, cod }],
      ),
    );
    const one = made[place % Math.max(1, made.length)];
    if (!one) return;
    const name = `${parcelName(one.id, one.number)}@${one.attempt}`;
    const said = { collected: one.cod + (isRight ? 0 : 1000), feeOut: 22_000 };
    const carryOut = async () => {
      const [thing] = await target.findMany(context, [name]);
      const meaning = thing && target.meaningOf?.(thing, said, { line: 2, cells: {} } as never);
      if (!thing || !meaning || !('values' in meaning)) return;
      const changes = [{ thing, values: meaning.values }];
      const refusal = await table.write([...(await target.writesOf(context, changes))]);
      if (refusal === undefined) await target.afterwards?.(context, changes);
    };
    await Promise.all(Array.from({ length: times }, carryOut));
  }

  /** Nothing is twice in a box, whoever holds an order holds it alone, and what is packed is what was ordered. */
  async function boxesAgree(): Promise<void> {
    for (const job of await jobs()) {
      const order = await findOrder(contextOf(table), job.id);
      const isHere = ['confirmed', 'packing', 'packing_completed'].includes(order?.status ?? '');
      const pieces = (lines: readonly { quantity: number }[] = []) =>
        lines.reduce((sum, { quantity }) => sum + quantity, 0);
      if (isHere && job.parcels.every(({ stage }) => stage === 'open'))
        expect(pieces(job.lines)).toBe(pieces(order?.holdings));
      for (const { packed, quantity } of job.lines) expect(packed).toBeLessThanOrEqual(quantity);
      if (currentClaim(job, new Date())) expect(job.claim?.userId).toMatch(/^packer-\d$/);
    }
  }

  return {
    packer,
    statement,
    boxesAgree,
    /**
     * Its parcel comes back, whether or not it was on its way, and somebody looks at what is in it; what they say may be
     * more than was sent.
     */
    takeIn: async (place: number, { damaged, missing, presses }: BackWish) => {
      const id = idAt(place);
      if (!id) return;
      const context = contextOf(table);
      const { lines } = await readJob(context, id);
      const said = lines.slice(0, 1).map((line) => ({ id: line.id, damaged, missing, lots: [] }));
      const wanted = damaged + missing > 0 ? said : [];
      await pressed(presses, () => takeIn(context, { id, userId: 'packer-0', lines: wanted }));
    },
    sendAgain: async (place: number) => {
      const id = idAt(place);
      if (id) await sendAgain(contextOf(table), id);
    },
  };
}
