import { describe, expect, it } from 'vitest';
import type { StoredParcel } from '#functions/domain/shipping/packing/packing-job.ts';
import { carriageOf, costsOtherwise, withCarriage } from '#functions/domain/shipping/parcels/carriage-of.ts';
import { checkDue, isLate, nextCheck } from '#functions/domain/shipping/parcels/parcel-clock.ts';
import { gramsOf, labelPrint } from '#functions/domain/shipping/parcels/parcel-order.ts';
import type { StoredJob, StoredLine } from '#functions/domain/shipping/packing/packing-job.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { home } from '#tests/domain/orders/doing-surroundings.ts';
import { aParcel, later, start } from './parcel-world.ts';

const [hour, day] = [60, 24 * 60];

describe('a carrier is asked again', () => {
  it.each<[string, Partial<StoredParcel>, minutes: number | null]>([
    ['two minutes after nobody heard its answer', { stage: 'asked' }, 2],
    ['three hours after it took a parcel on', { stage: 'waiting' }, 3 * hour],
    ['three hours after it fetched one', { stage: 'out' }, 3 * hour],
    ['a day after it brought one', { stage: 'delivered' }, day],
    ['a day after it settled one that is not booked', { stage: 'settled' }, day],
    ['a day after one came back', { stage: 'returned' }, day],
    ['never of one that was not asked for', { stage: 'open' }, null],
    ['never of one that is paid for', { stage: 'settled', booked: true }, null],
    ['never of one that was lost', { stage: 'compensated' }, null],
    ['of one nobody knows when it was made', { stage: 'out', madeAt: null }, 3 * hour],
  ])('%s', (_, given, minutes) => {
    expect(nextCheck(aParcel(given), start)).toBe(minutes === null ? null : later(minutes).toISOString());
  });

  it('after a quarter of an hour where it said nothing', () => {
    expect(nextCheck(aParcel({ stage: 'out' }), start, true)).toBe(later(15).toISOString());
    expect(nextCheck(aParcel({ stage: 'open' }), start, true)).toBeNull();
  });

  it('for sixty days, and no longer', () => {
    const out = aParcel({ stage: 'out' });
    expect(nextCheck(out, later(60 * day))).toBe(later(60 * day + 3 * hour).toISOString());
    expect(nextCheck(out, new Date(later(60 * day).getTime() + 1))).toBeNull();
  });

  it('by a due that names the parcel, where there is anything to ask', () => {
    const checkAt = later(5).toISOString();
    expect(checkDue('ord', aParcel({ number: 2, checkAt }))).toEqual([
      { at: checkAt, kind: 'parcel-check', of: 'ord-2' },
    ]);
    expect(checkDue('ord', aParcel({ checkAt: null }))).toEqual([]);
  });
});

describe('a parcel is late', () => {
  it.each<[string, Partial<StoredParcel>, days: number, isLate: boolean]>([
    ['two days after it was made, where nobody fetched it: not yet', { stage: 'waiting' }, 2, false],
    ['after more than two days, where nobody fetched it', { stage: 'waiting' }, 2.001, true],
    ['three days after it was made, where it is under way: not yet', { stage: 'out' }, 3, false],
    ['seven days after it was made, where it is under way: not yet', { stage: 'out' }, 7, false],
    ['after more than seven days, where it is under way', { stage: 'out' }, 7.001, true],
    ['never, where nobody took it on', { stage: 'open' }, 30, false],
    ['never, where nobody knows when it was made', { stage: 'out', madeAt: null }, 30, false],
  ])('%s', (_, given, days, late) => {
    expect(isLate(aParcel(given), later(days * day))).toBe(late);
  });
});

describe('what bringing an order cost', () => {
  const paidOut = {
    statementId: 's1',
    at: start.toISOString(),
    collected: 100_000,
    feeOut: 20_000,
    feeBack: 5000,
    codFee: 1000,
    insurance: 500,
    compensation: 70_000,
    net: 143_500,
  };
  const nothing = { feeOut: 0, feeBack: 0, codFee: 0, insurance: 0, awaited: 0, compensation: 0 };

  it('is what its statement says, of every way each parcel made, and of the others what they will cost', () => {
    const first = aParcel({
      stage: 'settled',
      fee: 20_000,
      paidOut,
      voided: [
        { attempt: 1, label: 'S0', why: 'sent_again', at: start.toISOString(), paidOut },
        { attempt: 2, label: 'S1', why: 'edited', at: start.toISOString(), paidOut: null },
      ],
    });
    const second = aParcel({ number: 2, stage: 'out', fee: 30_000, insurance: 2000 });
    const third = aParcel({ number: 3, stage: 'waiting', fee: 9000 });
    const fourth = aParcel({ number: 4, stage: 'out', fee: null, insurance: null });
    expect(carriageOf([first, second, third, fourth])).toEqual({
      feeOut: 40_000,
      feeBack: 10_000,
      codFee: 2000,
      insurance: 1000,
      compensation: 140_000,
      awaited: 32_000,
    });
    expect(carriageOf([])).toEqual(nothing);
  });

  it.each(['feeOut', 'feeBack', 'codFee', 'insurance', 'compensation', 'awaited'] as const)(
    'stands on the order, and is another where its %s is',
    (name) => {
      const parcels = [aParcel({ stage: 'settled', paidOut })];
      const carriage = carriageOf(parcels);
      const order = (other: object) => ({ carriage: { ...carriage, ...other } }) as StoredOrder;
      expect(costsOtherwise(order({}), parcels)).toBe(false);
      expect(costsOtherwise(order({ [name]: 1 }), parcels)).toBe(true);
      expect(withCarriage(order({ [name]: 1 }), parcels).carriage).toEqual(carriage);
    },
  );

  it('is nothing of an order nobody brought, which stays as it is', () => {
    const order = {} as StoredOrder;
    expect(withCarriage(order, [aParcel()])).toBe(order);
  });
});

describe('a label', () => {
  const line = { id: 'tra', quantity: 2, parcel: 1 } as StoredLine;
  const job = { lines: [line, { ...line, id: 'am', parcel: 2 }] } as StoredJob;
  const order = { shippingAddress: home } as StoredOrder;
  const print = labelPrint(order, job, aParcel());

  it.each<[string, string]>([
    [
      'another street',
      labelPrint({ shippingAddress: { ...home, street: '2 Hàng Bông' } } as StoredOrder, job, aParcel()),
    ],
    ['another sum', labelPrint(order, job, aParcel({ cod: 1 }))],
    ['another weight', labelPrint(order, job, aParcel({ weighed: 700 }))],
    ['more pieces', labelPrint(order, { lines: [{ ...line, quantity: 3 }] } as StoredJob, aParcel())],
    ['other goods', labelPrint(order, { lines: [{ ...line, id: 'am' }] } as StoredJob, aParcel())],
  ])('says something else for %s', (_, other) => {
    expect(other).not.toBe(print);
  });

  it('says the same whatever is in the other parcel', () => {
    expect(labelPrint(order, { lines: [line] } as StoredJob, aParcel())).toBe(print);
  });

  it.each([
    [{ weighed: 700, grams: 300 }, 700],
    [{ weighed: null, grams: 300 }, 300],
    [{ weighed: null, grams: 1 }, 1],
    [{ weighed: null, grams: 0 }, 500],
  ])('of %j weighs %i grams', (given, grams) => {
    expect(gramsOf(given)).toBe(grams);
  });
});
