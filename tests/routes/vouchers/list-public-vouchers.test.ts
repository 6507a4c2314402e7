import { afterAll, beforeAll, expect, it } from 'vitest';
import { listPublicVouchers } from '#shared/vouchers/index.ts';
import { voucherRecord } from '#functions/domain/vouchers/voucher-record.ts';
import { buildVouchers } from '#seed/world/vouchers.ts';
import { aWorld, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world.close());

it('200: none at all is an empty list', async () => {
  expect((await world.send(listPublicVouchers)).body).toEqual([]);
});

it('200: campaigns that run now, those that end first in front, in one read', async () => {
  const [voucher, ...others] = buildVouchers(new Date());
  if (!voucher) throw new Error('The demo market has no voucher');
  const over = { ...voucher, id: 'over', validTo: new Date(Date.now() - 1000).toISOString() };
  const waiting = { ...voucher, id: 'waiting', validFrom: new Date(Date.now() + 60_000).toISOString() };
  // Not in the list, and so not the last change that an answer waits to see there.
  await world.write([voucherRecord.item(over)]);
  await world.write([voucher, waiting, ...others].map(voucherRecord.item));
  // The first answer may have waited for what was just written.
  await world.send(listPublicVouchers);
  const { body, headers } = await world.send(listPublicVouchers);
  expect(new Set(body.map(({ id }) => id))).toEqual(new Set([voucher, ...others].map(({ id }) => id)));
  expect(body.map(({ validTo }) => validTo)).toEqual(body.map(({ validTo }) => validTo).sort());
  expect(headers.get('server-timing')).toContain('1 trips');
  expect(headers.get('cache-control')).toContain('s-maxage=60');
});
