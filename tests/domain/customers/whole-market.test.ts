import { toBuyerOrder } from '#functions/domain/orders/buyer/count-for-customer.ts';
import { expect, it } from 'vitest';
import type { StoredCustomer } from '#functions/domain/customers/records/customer.ts';
import { seededCustomers } from '#functions/domain/customers/counting/seeded-customers.ts';
import { anAddress } from '#tests/support/address.ts';
import { aGuest, customersScene } from './customers-scene.ts';

/** What a customer is known by and for, whoever wrote them down. */
const knownAs = ({ id: _id, code: _code, version: _version, updatedAt: _at, ...facts }: StoredCustomer) =>
  facts;

const inHue = { shippingAddress: anAddress({ province: 'Huế' }) };
const day = (nth: number): string => `2026-11-0${nth}T00:00:00.000Z`;

function aMarket() {
  const scene = customersScene();
  const lan = scene.aMember({ id: 'lan', referenceId: 'LAN23456', email: 'lan@example.com' });
  const orders = [
    scene.order({ ...aGuest('0911222333'), ...inHue, createdAt: day(3) }),
    // An older one says less: neither name nor place are taken back to what it says.
    scene.order({ ...aGuest('0911222333', { fullName: 'Tên Cũ' }), createdAt: day(2) }),
    scene.order({ ...aGuest('0944555666', { email: 'mot@example.com' }), createdAt: day(1) }),
    scene.order({ userId: 'lan', ...aGuest('0900000009'), ...inHue, createdAt: day(5), status: 'cancelled' }),
    scene.order({ userId: 'lan', createdAt: day(4) }),
    scene.order({ ...aGuest('0911222333'), createdAt: day(7) }),
  ];
  return { ...scene, lan, orders };
}

it('a market that is written whole knows of each customer what counting its orders one by one teaches', async () => {
  const counted = aMarket();
  for (const one of counted.orders) await counted.count(one);
  const written = aMarket();
  written.put(
    seededCustomers(
      written.orders.map(toBuyerOrder),
      () => written.lan,
      (name) => ({ id: `guest ${name}`, code: 'KH23456789' }),
    ),
  );
  for (const [nth, one] of counted.orders.entries()) {
    const twin = written.orders[nth];
    if (!twin) throw new Error('Both markets have the same orders');
    const [expected, found] = [await counted.customerOf(one), await written.customerOf(twin)];
    expect(knownAs(found)).toEqual(knownAs(expected));
  }
  expect(await written.customerOf({ id: written.orders[0]?.id ?? '' })).toMatchObject({
    fullName: 'Lê Khách',
    province: 'Huế',
    orderCount: 3,
    createdAt: day(2),
    lastOrderAt: day(7),
  });
  expect(await written.customerOf({ id: written.orders[4]?.id ?? '' })).toMatchObject({
    id: 'lan',
    code: 'LAN23456',
    fullName: 'Trần Thị Lan',
    province: 'Huế',
    orderCount: 1,
    calledOffCount: 1,
    lastOrderAt: day(4),
  });
});

it('a guest of one order in a market that is written whole is met again by their number', async () => {
  const { put, order, count, customerOf } = customersScene();
  const first = order(aGuest('0911222333'));
  put(
    seededCustomers(
      [toBuyerOrder(first)],
      () => undefined,
      (name) => ({ id: `guest ${name}`, code: 'KH23456789' }),
    ),
  );
  const next = order(aGuest('0911222333'));
  await count(next);
  expect(await customerOf(next)).toMatchObject({ id: 'guest PHONE#0911222333', orderCount: 2 });
});
