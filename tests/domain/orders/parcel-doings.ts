import { expect } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { cancelDue, type Due } from '#functions/domain/due/due-items.ts';
import { CarrierRefusal, CarrierSilence } from '#functions/domain/shipping/carriers/carrier.ts';
import { jobRecord, type StoredJob } from '#functions/domain/shipping/packing/packing-job.ts';
import { finishPacking, takeUp } from '#functions/domain/shipping/packing/pack-order.ts';
import { cancelParcels } from '#functions/domain/shipping/parcels/cancel-parcels.ts';
import { checkParcel } from '#functions/domain/shipping/parcels/check-parcel.ts';
import { followOrder } from '#functions/domain/shipping/parcels/follow-order.ts';
import { applyTrackingUpdate } from '#functions/domain/shipping/parcels/apply-tracking-update.ts';
import { makeParcels } from '#functions/domain/shipping/parcels/make-parcels.ts';
import { codShares, isEarly, isAccepted } from '#functions/domain/shipping/packing/parcel-rules.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { handToCarrier } from '#functions/domain/orders/moving/move-order.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import { markDelivered } from '#functions/domain/shipping/parcels/mark-delivered.ts';
import { atTheEnd, contextOf } from '#tests/support/context.ts';
import { listDues } from '#tests/support/dues.ts';
import { type CarrierTwin, isEarlyThere } from './carrier-twin.ts';
import type { Surroundings } from './doing-surroundings.ts';

/** What follows from silence is that somebody asks again; here that is another doing of the history. */
const unlessSilent = (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    if (!(error instanceof CarrierSilence || error instanceof CarrierRefusal)) throw error;
  });

/** What packers, carriers and the clock do with orders' parcels. */
export function parcelDoings(
  { table, idAt }: Surroundings,
  twin: CarrierTwin,
  orderIds: () => readonly string[],
) {
  const context = contextOf(table);
  const { carriers } = twin;
  const jobs = async (): Promise<StoredJob[]> => {
    const found = await Promise.all(orderIds().map((id) => jobRecord.find(table, { id })));
    return found.flatMap((job) => job ?? []);
  };

  async function pack(place: number, who: number) {
    const id = idAt(place);
    if (!id) return;
    const userId = `packer-${who}`;
    const order = await findOrder(context, id);
    if (order?.status === 'packing') await finishPacking(context, { id, userId, isUnscanned: true });
    else await takeUp(context, { id, userId });
  }

  /** The latest order, through the warehouse and out of the door. */
  async function sendOut(who: number) {
    const place = orderIds().length - 1;
    await pack(place, who);
    await pack(place, who);
    await ship(place);
  }

  /** An order, packed and handed over the counter for its price, or to whoever brings it. */
  async function sell(place: number, isBrought: boolean) {
    const id = orderIds().at(place);
    const userId = 'packer-0';
    if (!id) return;
    await takeUp(context, { id, userId });
    await finishPacking(context, { id, userId, isUnscanned: true });
    if (isBrought) await saveChange(context, { id, asker: shopRequester, decide: handToCarrier });
    await markDelivered(context, { id, asker: shopRequester });
  }

  async function ship(place: number) {
    const id = idAt(place);
    if (id) await unlessSilent(makeParcels(context, carriers, { id, note: '' }));
  }

  async function check(due: Due): Promise<void> {
    await unlessSilent(checkParcel(context, carriers, due));
    await table.write([cancelDue(due)]);
  }

  const dues = () => listDues(contextOf(table, atTheEnd), 'parcel-check');

  /** As when all notices were lost and all answers came: what the clock does until nothing more happens. */
  async function comeToRest(): Promise<void> {
    Object.assign(twin.mood, { silent: 0, deaf: 0, refuses: 0 });
    for (let round = 0; round < 4; round += 1) {
      for (const id of orderIds()) await unlessSilent(followOrder(context, carriers, id));
      for (const due of await dues())
        await check(due).catch((error: unknown) => {
          if (!(error instanceof AppError)) throw error;
        });
    }
  }

  /** Once all was heard, the shop and its carrier say the same. */
  async function agree(): Promise<void> {
    await comeToRest();
    const known = await jobs();
    const labels = new Map(
      known.flatMap((job) => job.parcels.map((parcel) => [parcel.label, { job, parcel }] as const)),
    );
    for (const parcel of twin.parcels()) {
      // What nobody has the label of is brought to nobody.
      if (!labels.has(parcel.label)) expect(parcel.status).toBe('-1');
    }
    for (const { job, parcel } of labels.values()) {
      if (!isAccepted(parcel)) continue;
      const there = twin.parcels().find(({ label }) => label === parcel.label);
      // Of what was half taken it collected what was kept, whatever it was asked to.
      if (!job.halfTaken) expect(there?.cod).toBe(parcel.cod);
      const order = await findOrder(context, job.id);
      const due = order && codShares(order, job.parcels)[parcel.number - 1];
      // What a carrier has, says another sum only where staff see that it does.
      if (order?.status === 'delivering' && parcel.cod !== due)
        expect([isEarlyThere(there?.status), parcel.codDiffers]).toEqual([false, true]);
      if (order && ['cancelled', 'returned', 'refunded'].includes(order.status))
        expect(isEarly(parcel) && !parcel.isUnknown && order.status === 'cancelled').toBe(false);
      // Paid out by its carrier's own word, or by its statement.
      const settled = (there?.status === '6' || parcel.paidOut !== null) && parcel.cod > 0;
      expect([parcel.label, parcel.booked]).toEqual([parcel.label, settled]);
    }
    // Each job shows its order as it is.
    for (const job of known) expect(job.status).toBe((await findOrder(context, job.id))?.status);
  }

  return {
    pack,
    agree,
    ship,
    sendOut,
    sell: () => sell(-1, false),
    bring: (place: number) => sell(place, true),
    callCarrierOff: async (place: number) => {
      const id = idAt(place);
      if (id) await unlessSilent(cancelParcels(context, carriers, id));
    },
    carrierMoves: async (place: number, ways: readonly number[]) => {
      for (const way of ways) twin.move(place, way);
    },
    /** A notice comes: of whichever parcel, as often as it likes. */
    notice: async (place: number) => {
      const made = (await jobs()).flatMap(({ id, parcels }) =>
        parcels.flatMap(({ number, label }) => (label === null ? [] : [{ orderId: id, number, label }])),
      );
      const one = made[place % Math.max(1, made.length)];
      if (!one) return;
      await unlessSilent(
        carriers.ghtk.status(one.label).then((report) => applyTrackingUpdate(context, { ...one, report })),
      );
    },
    follow: async (place: number) => {
      const id = idAt(place);
      if (id) await unlessSilent(followOrder(context, carriers, id));
    },
    sweepParcels: async (nth: number) => {
      const all = await dues();
      const due = all[nth % Math.max(1, all.length)];
      if (due) await check(due);
    },
    carrierMood: async (mood: keyof CarrierTwin['mood']) => {
      twin.mood[mood] += 1;
    },
    /** What carriers collected and paid out, by order. */
    carried: async () =>
      new Map(
        (await jobs()).map(({ id, parcels }) => [
          id,
          parcels
            .filter(({ booked }) => booked)
            .reduce((sum, { cod, bookedAmount = cod }) => sum + bookedAmount, 0),
        ]),
      ),
  };
}
