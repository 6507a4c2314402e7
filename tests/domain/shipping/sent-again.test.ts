import { describe, expect, it } from 'vitest';
import { sendAgain } from '#functions/domain/shipping/parcels/send-again.ts';
import { later, parcelWorld } from './parcel-world.ts';

describe('sending an order out again', () => {
  async function back(second: 'returned' | 'return_settled' | 'delivered' = 'returned') {
    const world = await parcelWorld();
    await world.make();
    await world.hear(1, 'out');
    await world.hear(1, 'returned');
    await world.hear(2, second === 'delivered' ? 'delivered' : 'returned');
    if (second === 'return_settled') await world.hear(2, 'return_settled');
    return world;
  }

  it('needs all its parcels back', async () => {
    const world = await back('delivered');
    await expect(sendAgain(world.context, world.id)).rejects.toMatchObject({ code: 'ORDER_STATE' });
    const none = await parcelWorld({ order: { holdings: [] } });
    await expect(sendAgain(none.context, none.id)).rejects.toMatchObject({ code: 'ORDER_STATE' });
  });

  it('begins each parcel anew, under its next number, with the way it made kept', async () => {
    const world = await back('return_settled');
    await world.set(1, {
      paidOut: null,
      deliveredAt: 'x',
      collectedAt: 'x',
      isPartBack: true,
      codDiffers: true,
    });
    const { parcels, status } = await sendAgain(world.context, world.id);
    expect(status).toBe('packing_completed');
    expect(parcels).toMatchObject(
      [
        ['S1', 100_000],
        ['S2', 200_000],
      ].map(([label, cod]) => ({
        stage: 'open',
        carrier: null,
        label: null,
        deliveredAt: null,
        collectedAt: null,
        checkAt: null,
        isPartBack: false,
        codDiffers: false,
        cod,
        voided: [{ label, why: 'sent_again', attempt: 1 }],
      })),
    );
    await world.set(1, { isUnknown: true, isLate: true, carrierGrams: 900, refusal: 'bận' });
    await world.make();
    expect(await world.parcel(1)).toMatchObject({
      isUnknown: false,
      isLate: false,
      isPartBack: false,
      carrierGrams: null,
      refusal: null,
      said: null,
      saidWords: null,
      saidAt: null,
    });
    expect((await world.job()).parcels.map(({ label, attempt }) => [label, attempt])).toEqual([
      ['S3', 2],
      ['S4', 2],
    ]);
    // What was said of the way before is not said of this one.
    const stale = await world.parcel(1);
    await world.hear(1, 'return_settled', { label: 'S1', at: later(9).toISOString() });
    expect(await world.parcel(1)).toEqual(stale);
  });
});
