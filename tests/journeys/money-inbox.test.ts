import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMarket, expectAccessible, type Market } from '#tests/support/browser.ts';
import { longWait } from '#tests/support/checkout.ts';
import { shipping } from '#tests/support/parcels.ts';
import { paying } from '#tests/support/payments.ts';
import type { Member } from '#tests/support/world.ts';

let market: Market;
let shop: ReturnType<typeof shipping>;
let pay: ReturnType<typeof paying>;
let admin: Member;
let packer: Member;
beforeAll(async () => {
  market = await aMarket();
  shop = shipping(market.world);
  pay = paying(market.world);
  [admin, packer] = await Promise.all([
    market.world.aMember({ role: 'admin' }),
    market.world.aMember({ role: 'collaborator' }),
  ]);
});
afterAll(() => market.close());

it('too little money waits in the inbox, a person counts the rest, and the order can be packed, live', async () => {
  const { order } = await shop.ordered('transfer');
  const { payments } = await pay.stateOf(order.id);
  const code = payments[0]?.code ?? '';
  const [inbox, packing] = await Promise.all([
    market.open('/admin/payments/inbox', { as: admin }),
    market.open('/admin/e-commerce/packing', { as: packer }),
  ]);
  await packing.getByRole('heading', { level: 1 }).waitFor();

  // Nobody reloads anything from here on.
  await pay.transfer({ amount: order.total - 50_000, content: `${code} tra tien` });
  const short = inbox.getByRole('link', { name: `${code} tra tien` });
  await short.waitFor(longWait);
  await inbox.getByText('Thiếu 50.000 ₫').first().waitFor();
  expect(await packing.getByRole('link', { name: order.code }).count()).toBe(0);
  // Whoever sends the rest forgets the code: its amount tells which order it is for.
  await pay.transfer({ amount: 50_000, content: `tra not tien hang ${order.id.slice(-6)}` });
  await inbox.getByRole('link', { name: `tra not tien hang ${order.id.slice(-6)}` }).click(longWait);

  await inbox.getByRole('heading', { name: 'Khoản tiền 50.000 ₫' }).waitFor(longWait);
  await expectAccessible(inbox);
  await inbox.getByRole('button', { name: `Tính cho đơn này: ${order.code}` }).click();
  const sure = inbox.getByRole('alertdialog');
  await sure.getByText('Đủ tiền: đơn sẽ được tính là đã thanh toán.').waitFor();
  await sure.getByRole('button', { name: 'Tính cho đơn này' }).click();
  await inbox.getByText('Đã tính cho đơn', { exact: true }).first().waitFor(longWait);

  // The packer, looking on, has the order now; what was short is closed by itself.
  await packing.getByRole('link', { name: order.code }).first().click(longWait);
  await packing.getByRole('button', { name: 'Nhận đóng gói' }).click();
  await packing.getByRole('button', { name: 'Hoàn tất đóng gói' }).waitFor(longWait);
  await expectAccessible(packing);
  await inbox.getByRole('link', { name: 'Tiền chưa khớp' }).last().click();
  await inbox.getByRole('heading', { level: 1, name: 'Tiền chưa khớp' }).waitFor(longWait);
  await expect.poll(() => short.count()).toBe(0);
  expect(market.faults).toEqual([]);
});
