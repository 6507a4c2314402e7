import { afterEach, beforeEach, expect, it } from 'vitest';
import { requestVatInvoice } from '#shared/orders/index.ts';
import { formatVnd } from '#shared/values/money.ts';
import { expectAccessible } from '#tests/support/browser.ts';
import { longWait } from '#tests/support/checkout.ts';
import { aCompany } from '#tests/support/invoices.ts';
import { takeBack } from '#tests/journeys/take-back.ts';
import { badge, complete, ordersMarket } from '#tests/support/orders-market.ts';
import { paying } from '#tests/support/payments.ts';
import { returning } from '#tests/support/returns.ts';
import { settled } from '#tests/support/settled.ts';
import type { Member } from '#tests/support/world.ts';

let market: Awaited<ReturnType<typeof ordersMarket>>;
let helper: Member;
let payer: Member;
let buyer: Member;
/** Anew for each try: an hour passes in it, and sessions with it. */
beforeEach(async () => {
  market = await ordersMarket();
  [helper, payer, buyer] = await Promise.all([
    market.world.aMember({ role: 'collaborator' }),
    market.world.aMember({ role: 'admin' }),
    market.world.aMember(),
  ]);
});
afterEach(() => market.close());

/** Two things paid at VNPay for a company, and fetched. */
async function bought() {
  const { shop, world, work } = market;
  const pay = paying(world);
  const [kettle, cups] = await Promise.all([
    shop.onSale({ name: 'Ấm đất Bát Tràng', price: 100_000 }),
    shop.onSale({ name: 'Bộ chén men ngọc', price: 200_000 }),
  ]);
  await shop.fill(buyer, { product: kettle }, { product: cups });
  const { body: order } = await shop.order(buyer);
  const { requestedAt: _, ...company } = aCompany;
  const { status } = await world.send(requestVatInvoice, {
    token: buyer.accessToken,
    params: { id: order.id },
    body: { ...company, email: buyer.email },
  });
  expect(status).toBe(201);
  const { body: payment } = await pay.begin(buyer, order.id, 'wallet');
  await pay.payAtVnpay(payment.redirectUrl);
  await work(order.id, ...complete);
  await settled(world.cloud);
  return { order: await shop.stored(order.id), kettle, cups };
}

/** The tax office answers, and so does VNPay. */
async function anHour(): Promise<void> {
  const { cloud } = market.world;
  // What they are asked has to be on its way before the hour begins.
  await settled(cloud);
  await cloud.clock.advance(61 * 60);
  await cloud.runSchedules('cholang-sandbox-sweep-due');
  await settled(cloud);
}

it('goods come back, one fails, VNPay sends back the rest, and the invoice is corrected by it', async () => {
  const { staff: admin, world } = market;
  const { order, kettle, cups } = await bought();
  const price = formatVnd(order.items.find(({ productId }) => productId === kettle.card.id)?.unitTotal ?? 0);
  const { body: asked } = await returning(world).ask(buyer, order, [1, 1]);

  const books = await market.open('/admin/reports/invoices?status=draft', { as: admin });
  await books.getByRole('link', { name: 'Chưa có số' }).first().click();
  await books.getByRole('button', { name: 'Phát hành', exact: true }).click();
  await books.getByRole('alertdialog').getByRole('button', { name: 'Phát hành', exact: true }).click();
  await books.getByText('Chờ cấp mã').first().waitFor(longWait);
  await world.cloud.clock.advance(60);
  await settled(world.cloud);
  await books.getByText('Đã cấp mã').first().waitFor(longWait);
  const mail = await world.mailTo(buyer.email, 'Hóa đơn điện tử của đơn hàng');
  const link = /https?:\S+\/invoices\/open\S+/.exec(mail.text)?.[0] ?? 'about:blank';
  // Whoever has the mail has the invoice; it stands in no address.
  const bookkeeper = await market.blank({ width: 360 });
  await bookkeeper.goto(link);
  await bookkeeper.getByRole('heading', { level: 1, name: /^1C\d\dTCL số 0*\d/ }).waitFor(longWait);
  expect(bookkeeper.url()).not.toContain('token');
  await bookkeeper.getByRole('button', { name: /^Tải PDF/ }).waitFor();
  await expectAccessible(bookkeeper);

  const shopper = await market.open(`/e-commerce/returns/${asked.id}`, { as: buyer });
  await shopper.getByText('Chờ duyệt').first().waitFor(longWait);
  const page = await market.open('/admin/e-commerce/returns/requests', { as: helper });
  await page.getByRole('link', { name: asked.code }).click();
  const line = order.items.findIndex(({ productId }) => productId === cups.card.id);
  await takeBack(page, shopper, { broken: { name: cups.card.name, line }, sound: kettle.card.name });
  expect((await market.shop.shelfOf(kettle)).onHand).toBe((await market.shop.shelfOf(cups)).onHand + 1);

  // Another session: hours pass, and one that is renewed is of one browser.
  const money = await market.open(`/admin/e-commerce/returns/requests/${asked.id}`, { as: payer });
  await money.getByRole('button', { name: 'Tạo phiếu hoàn tiền' }).click();
  const form = money.getByRole('dialog');
  await form
    .getByRole('combobox', { name: /^Hình thức hoàn/ })
    .filter({ hasText: 'VNPAY' })
    .waitFor();
  await form.getByRole('textbox', { name: /^Lý do/ }).fill('Một sản phẩm lỗi');
  await form.getByRole('button', { name: 'Tạo phiếu hoàn' }).click();
  const refund = money.getByRole('dialog', { name: /^HT/ });
  await refund.getByText(price).first().waitFor(longWait);
  await refund.getByRole('button', { name: 'Hoàn tiền' }).click();
  await money.getByRole('alertdialog').getByRole('button', { name: 'Hoàn tiền' }).click();
  await refund.getByText('Đang chờ kết quả từ cổng thanh toán').waitFor(longWait);
  await anHour();
  await refund.getByText('Tiền đã đi').waitFor(longWait);
  await shopper.getByText('Đã hoàn tiền').first().waitFor(longWait);

  await books.getByText('Đơn hàng đã thay đổi sau khi phát hành').waitFor(longWait);
  await books.getByRole('button', { name: 'Điều chỉnh' }).click();
  const why = books.getByRole('dialog');
  await why.getByRole('textbox', { name: /^Lý do/ }).fill('Khách trả lại ấm đất');
  await why.getByRole('button', { name: 'Điều chỉnh' }).click();
  await books.getByText('Điều chỉnh cho hóa đơn').waitFor(longWait);
  await books.getByText(`-${price}`).first().waitFor();
  await expectAccessible(books);
  await anHour();
  await shopper.goto(`${world.url}/e-commerce/invoices`);
  await badge(shopper, 'Đã điều chỉnh').waitFor(longWait);
  await shopper.getByText(`-${price}`).first().waitFor();
  await expectAccessible(shopper);
  await world.mailTo(buyer.email, 'điều chỉnh cho hóa đơn');
  expect(market.faults).toEqual([]);
});
