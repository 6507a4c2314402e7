import { describe, expect, it } from 'vitest';
import type { ParcelStage, ParcelTrouble } from '#shared/shipping/parcel-choices.ts';
import type { StoredLine, StoredParcel } from '#functions/domain/shipping/packing/packing-job.ts';
import {
  codOf,
  codShares,
  eventOf,
  isPickedUp,
  isEarly,
  isAccepted,
  isFinished,
  mayFollow,
  troublesOf,
} from '#functions/domain/shipping/packing/parcel-rules.ts';
import { anOrderItem, aStoredOrder } from '#tests/support/returns.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { aParcel } from './parcel-world.ts';
import type { OrderStatus } from '#shared/values/order-status-schema.ts';

describe('what a carrier says next of a parcel', () => {
  it.each<[ParcelStage, ParcelStage, isLater: boolean, may: boolean]>([
    ['waiting', 'out', false, true],
    ['out', 'waiting', true, false],
    ['out', 'delayed', true, true],
    ['out', 'delayed', false, false],
    ['out', 'out', true, false],
    ['returning', 'delivered', false, true],
    ['delivered', 'settled', false, true],
    ['delivered', 'compensated', false, true],
    ['delivered', 'returned', true, false],
    ['delivered', 'return_settled', true, false],
    ['settled', 'compensated', false, true],
    ['settled', 'return_settled', true, false],
    ['returned', 'return_settled', false, true],
    ['returned', 'compensated', false, true],
    ['returned', 'delivered', true, false],
    ['returned', 'settled', true, false],
    ['return_settled', 'compensated', false, true],
    ['return_settled', 'settled', true, false],
    ['compensated', 'settled', true, false],
  ])('after %s comes %s (told later: %s): %s', (from, to, isLater, may) => {
    expect(mayFollow(from, to, isLater)).toBe(may);
  });

  it.each<[ParcelStage, made: boolean, early: boolean, left: boolean]>([
    ['open', false, false, false],
    ['asked', false, false, false],
    ['waiting', true, true, false],
    ['pickup_failed', true, true, false],
    ['pickup_late', true, true, false],
    ['picked_up', true, false, true],
    ['returned', true, false, true],
  ])('%s: taken on %s, may be called off %s, fetched %s', (stage, made, early, left) => {
    expect([isAccepted({ stage }), isEarly({ stage }), isPickedUp({ stage })]).toEqual([made, early, left]);
  });

  it.each<[ParcelStage, booked: boolean, cod: number, over: boolean]>([
    ['return_settled', false, 100_000, true],
    ['compensated', false, 100_000, true],
    ['settled', true, 100_000, true],
    ['settled', false, 0, true],
    ['settled', false, 100_000, false],
    ['delivered', true, 0, false],
    ['returned', true, 0, false],
  ])('nothing more is heard of one that is %s (booked %s, %s to collect): %s', (stage, booked, cod, over) => {
    expect(isFinished({ stage, booked, cod })).toBe(over);
  });
});

describe('an order follows its parcels', () => {
  it.each<[OrderStatus, stages: ParcelStage[], event: string | undefined, carrier?: null]>([
    ['packing_completed', ['waiting', 'waiting'], 'hand-to-carrier', null],
    ['packing_completed', ['waiting', 'asked'], undefined, null],
    ['packing_completed', [], undefined, null],
    ['delivering', [], undefined],
    ['delivering', ['delivered', 'delivered'], undefined, null],
    ['delivering', ['delivered', 'settled'], 'deliver'],
    ['shipped', ['settled', 'delivered'], 'deliver'],
    ['shipped', ['delivered', 'compensated'], undefined],
    ['shipped', ['delivered', 'returned'], undefined],
    ['shipped', ['open', 'open'], undefined],
    ['delivering', ['delivered', 'compensated'], 'fetch'],
    ['delivering', ['waiting', 'picked_up'], 'fetch'],
    ['delivering', ['waiting', 'waiting'], undefined],
    ['delivering', ['open', 'waiting'], undefined],
    ['delivering', ['open', 'open'], 'call-carrier-off'],
    ['confirmed', ['delivered'], undefined],
    ['completed', ['delivered'], undefined],
  ])('%s with %j: %s', (status, stages, event, carrier) => {
    const parcels = stages.map((stage, place) => aParcel({ number: place + 1, stage }));
    expect(eventOf({ status, carrier: carrier === null ? null : 'ghtk' }, parcels)).toBe(event);
  });
});

describe('what is collected at the door', () => {
  const lan = { id: 'lan', fullName: 'Lan', phoneNumber: '0912345678', email: 'lan@cholang.test' };
  const items = [anOrderItem(aProduct({ name: 'Trà', price: 100_000 }), 1)];
  const cash = { paymentMethod: 'cash', paymentStatus: 'processing', paidAmount: 30_000 } as const;

  it.each([
    ['what is missing of a cash order', cash, 70_000],
    ['nothing where it is paid', { ...cash, paymentStatus: 'paid' }, 0],
    ['nothing where it is granted for later', { ...cash, flags: ['on_credit'] }, 0],
    ['nothing where the money comes ahead', { ...cash, paymentMethod: 'transfer' }, 0],
  ] as const)('is %s', (_, given, cod) => {
    expect(
      codOf(aStoredOrder(lan, items, { ...given, flags: [...('flags' in given ? given.flags : [])] })),
    ).toBe(cod);
  });

  it('is shared between two parcels by what is in them, to the đồng', () => {
    const order = aStoredOrder(lan, items, cash);
    expect(codShares(order, [{ value: 100 }, { value: 200 }])).toEqual([23_333, 46_667]);
    expect(codShares(order, [])).toEqual([]);
  });
});

describe('what of a parcel a person looks at', () => {
  const complaint = {
    kind: 'lost',
    note: '',
    pictures: [],
    asked: 0,
    until: null,
    by: 'an',
    at: '2026-11-23T03:00:00.000Z',
    paid: null,
    endedAt: null,
  } as unknown as StoredParcel['complaint'];
  const ended = complaint && { ...complaint, endedAt: '2026-11-24T03:00:00.000Z' };

  it.each<[string, Partial<StoredParcel>, ParcelTrouble[], OrderStatus?]>([
    ['one that goes its way', {}, []],
    ['one that was not fetched', { stage: 'pickup_failed' }, ['pickup_failed']],
    ['one nobody took in', { stage: 'failed' }, ['failed']],
    ['one on its way back', { stage: 'returning' }, ['returning']],
    ['one that was lost', { stage: 'compensated' }, ['compensated']],
    ['one that is back', { stage: 'returned' }, ['came_back']],
    ['one that is back and paid for', { stage: 'return_settled' }, ['came_back']],
    ['one that was taken in', { stage: 'returned' }, [], 'returned'],
    ['one that is back of an order called off', { stage: 'returned' }, [], 'cancelled'],
    ['one that is back of an order paid back', { stage: 'returned' }, [], 'refunded'],
    ['one that is back of a completed order', { stage: 'returned' }, [], 'completed'],
    ['a late one', { stage: 'out', isLate: true }, ['late']],
    ['a late one that has arrived', { stage: 'delivered', isLate: true }, []],
    ['a late one that was settled', { stage: 'settled', isLate: true }, []],
    ['a late one that was lost', { stage: 'compensated', isLate: true }, ['compensated', 'late']],
    [
      'a late one that was lost of a cancelled order',
      { stage: 'compensated', isLate: true },
      [],
      'cancelled',
    ],
    ['a late one that is back', { stage: 'returned', isLate: true }, [], 'returned'],
    ['one a tenth heavier', { grams: 1000, carrierGrams: 1100 }, []],
    ['one more than a tenth heavier', { grams: 1000, carrierGrams: 1101 }, ['weight_differs']],
    ['one 99 grams heavier', { grams: 500, carrierGrams: 599 }, []],
    ['one 100 grams heavier', { grams: 500, carrierGrams: 600 }, ['weight_differs']],
    ['one that was weighed here as well', { grams: 500, weighed: 1200, carrierGrams: 1200 }, []],
    ['one of a gram that weighs more', { grams: 1, carrierGrams: 900 }, ['weight_differs']],
    ['one of unknown weight', { grams: 0, carrierGrams: 900 }, []],
    ['one with another sum on its label', { stage: 'out', codDiffers: true }, ['cod_differs']],
    ['one that was paid at another sum', { stage: 'delivered', codDiffers: true }, []],
    ['one its carrier refused', { stage: 'open', refusal: 'xa quá' }, ['refused']],
    ['one 999 ₫ dearer than quoted', { fee: 20_999, quotedFee: 20_000 }, []],
    ['one 1,000 ₫ dearer than quoted', { fee: 21_000, quotedFee: 20_000 }, ['fee_differs']],
    ['one dearer by its insurance', { fee: 20_000, insurance: 1000, quotedFee: 20_000 }, ['fee_differs']],
    ['one nobody quoted', { fee: 21_000, quotedFee: null }, []],
    ['one that costs nothing yet', { fee: null, quotedFee: 0 }, []],
    ['one under way of a cancelled order', { stage: 'out' }, ['order_over'], 'cancelled'],
    ['one under way of a refunded order', { stage: 'out' }, ['order_over'], 'refunded'],
    ['one not fetched of a cancelled order', { stage: 'waiting' }, [], 'cancelled'],
    ['one there of a cancelled order', { stage: 'delivered' }, [], 'cancelled'],
    ['one under way of a completed order', { stage: 'out' }, [], 'completed'],
    ['one that is complained of', { complaint }, ['complained']],
    ['one whose complaint has ended', { complaint: ended }, []],
    ['one of which nobody knows what was said', { isUnknown: true }, ['unknown_status']],
    ['one that came back in part', { stage: 'delivered', isPartBack: true }, ['part_back'], 'completed'],
    ['one called back that came back in part', { stage: 'returned', isPartBack: true }, ['part_back']],
    ['one back in part of a cancelled order', { stage: 'delivered', isPartBack: true }, [], 'cancelled'],
    ['one back in part of a refunded order', { stage: 'delivered', isPartBack: true }, [], 'refunded'],
    ['one back in part that was taken in', { stage: 'returned', isPartBack: true }, [], 'returned'],
  ])('%s', (_, given, troubles, status = 'shipped') => {
    expect(troublesOf(aParcel(given), { status, lines: [] })).toEqual(troubles);
  });

  const line = (given: Partial<StoredLine>) =>
    ({ parcel: 1, damaged: 0, missing: 0, price: 9, ...given }) as StoredLine;
  const compensated = (compensation: number) => ({ paidOut: { compensation } as StoredParcel['paidOut'] });
  const claimWaived = { reason: 'Tự đóng gói lỗi', by: 'an', at: '2026-11-24T03:00:00.000Z' };

  it.each<[string, Partial<StoredLine>, Partial<StoredParcel>, ParcelTrouble[]]>([
    ['with a damaged piece', { damaged: 1 }, {}, ['to_claim']],
    ['with a missing piece', { missing: 1 }, {}, ['to_claim']],
    ['whole', {}, {}, []],
    ['with another parcel’s damaged piece', { damaged: 1, parcel: 2 }, {}, []],
    ['damaged and claimed', { damaged: 1 }, { complaint: ended }, []],
    ['damaged, with nothing to be claimed', { damaged: 1 }, { claimWaived }, []],
    ['damaged, and the statement paid for it', { damaged: 1 }, compensated(9), []],
    ['damaged, and the statement paid nothing for it', { damaged: 1 }, compensated(0), ['to_claim']],
    ['damaged, but no carrier brought it', { damaged: 1 }, { label: null }, []],
  ])('one that was taken in %s', (_, found, given, troubles) => {
    const job = { status: 'returned' as const, lines: [line(found)] };
    expect(troublesOf(aParcel({ stage: 'returned', ...given }), job)).toEqual(troubles);
  });
});
