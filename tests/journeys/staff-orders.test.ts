import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMarket, expectAccessible, type Market } from '#tests/support/browser.ts';
import { isNight } from '#tests/support/night.ts';
import { buying } from '#tests/support/orders.ts';
import { paying } from '#tests/support/payments.ts';
import type { Member } from '#tests/support/world.ts';

let market: Market;
let admin: Member;
let packer: Member;
let shop: ReturnType<typeof buying>;
let pay: ReturnType<typeof paying>;
beforeAll(async () => {
  market = await aMarket();
  [admin, packer] = await Promise.all([
    market.world.aMember({ role: 'admin', fullName: 'Trần Hoài An' }),
    market.world.aMember({ role: 'collaborator', fullName: 'Lê Văn Kho' }),
  ]);
  shop = buying(market.world);
  pay = paying(market.world);
});
afterAll(() => market.close());

it.runIf(isNight)(
  'a transfer that is short and names nobody is counted by hand, the rest comes, and the order is packed',
  async () => {
    const { order } = await shop.placed({ paymentMethod: 'transfer' }, { quantity: 2 });
    const orderPath = `/admin/e-commerce/orders/${order.id}`;
    const words = `mua hang cho chi lan ${order.id.slice(-4)}`;
    const store = await market.open(orderPath, { as: packer });
    await store.getByText('Chờ thanh toán').first().waitFor();

    await pay.transfer({ amount: order.total - 50_000, content: words });
    const desk = await market.open('/admin/payments/inbox', { as: admin });
    await desk.getByRole('link', { name: words }).click();
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Tính cho đơn khác...' }).click();
    await desk.getByRole('dialog').getByRole('textbox').first().fill(order.code);
    await desk.getByRole('dialog').getByRole('button', { name: 'Xem trước' }).click();
    const sure = desk.getByRole('alertdialog');
    await sure.getByText(/^Đơn vẫn còn thiếu 50\.000/).waitFor();
    await sure.getByRole('button', { name: 'Tính cho đơn này' }).click();
    await desk.getByText(`Đã tính tiền cho đơn ${order.code}`).waitFor();

    // The open page of the order shows the missing sum, and then that nothing is missing, without a press.
    await store
      .getByText(/^50\.000/)
      .first()
      .waitFor();
    const { payments } = await pay.stateOf(order.id);
    await pay.transfer({ amount: 50_000, content: `phan con lai ${payments[0]?.code}` });
    await store.getByRole('button', { name: 'Bắt đầu đóng gói' }).waitFor();
    await expectAccessible(store);
    await desk.goto(`${market.world.url}/admin/payments/inbox`);
    await desk.getByText('Không còn khoản tiền nào chờ quyết định').waitFor();

    await store.goto(`${market.world.url}/admin/e-commerce/packing/${order.id}`);
    await store.getByRole('button', { name: 'Nhận đóng gói' }).click();
    await store.getByRole('button', { name: 'Đánh dấu đủ' }).click();
    await store.getByText('Trong hộp: 2 / 2').waitFor();
    await store.getByRole('button', { name: 'Hoàn tất đóng gói' }).click();
    await store.getByRole('button', { name: 'Đã giao cho khách' }).waitFor();
    expect((await pay.stateOf(order.id)).order).toMatchObject({
      status: 'packing_completed',
      paymentStatus: 'paid',
      paidAmount: order.total,
      refundDue: 0,
    });
    expect(market.faults).toEqual([]);
  },
);

it('an order is edited before it is packed: seen first, asked about before it is left, and who looks sees it move', async () => {
  const { product, order } = await shop.placed({ paymentMethod: 'cash' }, { quantity: 2 });
  const orderPath = `/admin/e-commerce/orders/${order.id}`;
  const store = await market.open(orderPath, { as: packer });
  const desk = await market.open(orderPath, { as: admin });
  await store.getByText('Trần Hoài An đang xem').waitFor();
  await desk.getByText('Lê Văn Kho đang xem').waitFor();

  await desk.getByRole('link', { name: 'Sửa đơn' }).click();
  const count = desk.getByRole('textbox', { name: `Số lượng ${product.card.name}` });
  await count.fill('3');
  await count.blur();
  await desk.getByText('Chênh lệch').waitFor();
  await expectAccessible(desk);
  await desk.getByRole('link', { name: 'Không sửa nữa' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Ở lại' }).click();
  await desk.getByRole('textbox', { name: /^Lý do sửa/ }).fill('Khách gọi lấy thêm một');
  await desk.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Lưu thay đổi' }).click();
  await desk.waitForURL((url) => url.pathname === orderPath);

  const dearer = (order.total + product.card.total).toLocaleString('vi-VN');
  await store.getByText(dearer).first().waitFor();
  // It has said that somebody looks here, and been answered: what is still on its way as it closes may come after its leaving.
  await desk.getByText('Lê Văn Kho đang xem').waitFor();
  await desk.close();
  await store.getByText('Trần Hoài An đang xem').waitFor({ state: 'detached' });
  await store.getByRole('button', { name: 'Bắt đầu đóng gói' }).click();
  await store.getByRole('alertdialog').getByRole('button', { name: 'Bắt đầu đóng gói' }).click();
  await store.getByText(`Đơn ${order.code} đang đóng gói`).waitFor();
  expect(await shop.shelfOf(product)).toEqual({ onHand: 20, reserved: 3 });
  expect(market.faults).toEqual([]);
});
