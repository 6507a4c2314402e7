import { afterAll, beforeAll, expect, it } from 'vitest';
import { collectVoucher, listUserVouchers } from '#shared/vouchers/index.ts';
import { voucherRecord } from '#functions/domain/vouchers/voucher-record.ts';
import { aVoucher, daysFromNow } from '#tests/support/vouchers.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world.close());

const collect = (member: Member, code: string) =>
  world.send(collectVoucher, { token: member.accessToken, body: { code } });
const walletOf = async (member: Member) =>
  (await world.send(listUserVouchers, { token: member.accessToken })).body.data;

it('200: by its code however it is typed, and once however often', async () => {
  const voucher = aVoucher({ code: 'CHAOBAN' });
  await world.write([voucherRecord.item(voucher)]);
  const member = await world.aMember();
  const answers = await Promise.all([' chaoban', 'CHAOBAN', 'ChaoBan '].map((code) => collect(member, code)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  const wallet = await walletOf(member);
  expect(wallet).toHaveLength(1);
  expect(wallet[0]).toMatchObject({
    code: 'CHAOBAN',
    status: 'unused',
    voucherTemplate: { id: voucher.id },
  });
});

it('404: a code of nothing that runs now', async () => {
  const member = await world.aMember();
  await world.write([
    voucherRecord.item(aVoucher({ code: 'ENDED', validTo: daysFromNow(-1) })),
    voucherRecord.item(aVoucher({ code: 'AHEAD', validFrom: daysFromNow(1) })),
  ]);
  for (const code of ['ENDED', 'AHEAD', 'NOSUCH'])
    expect((await collect(member, code)).failure.code).toBe('VOUCHER_NOT_FOUND');
});

it('409: once as many as there are were handed out, whoever asks at once', async () => {
  await world.write([voucherRecord.item(aVoucher({ code: 'FEW', handoutLimit: 2 }))]);
  const members = await Promise.all(Array.from({ length: 4 }, () => world.aMember()));
  const answers = await Promise.all(members.map((member) => collect(member, 'FEW')));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409]);
});

it('422: what is traded for points; 400 without a code', async () => {
  await world.write([voucherRecord.item(aVoucher({ code: 'POINTS', category: 'points_voucher' }))]);
  const member = await world.aMember();
  expect((await collect(member, 'POINTS')).failure.code).toBe('VOUCHER_NEEDS_POINTS');
  expect((await collect(member, '  ')).status).toBe(400);
});
