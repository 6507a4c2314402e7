import { afterEach, beforeEach, expect, it } from 'vitest';
import { login } from '#shared/accounts/index.ts';
import { requestKycChange } from '#shared/identity/index.ts';
import { decidePerson } from '#shared/people/index.ts';
import { getRewardRule, saveRewardRule } from '#shared/referrals/index.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { orderRecord } from '#functions/domain/orders/order-record.ts';
import { aMarket, type Market } from '#tests/support/browser.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { proving } from '#tests/support/identity.ts';
import { anOrderItem, aStoredOrder } from '#tests/support/returns.ts';
import { reviewing } from '#tests/support/reviews.ts';
import { settled } from '#tests/support/settled.ts';
import { freshEmail, freshPhone, type Member, password } from '#tests/support/world.ts';

let market: Market;
let admin: Member;
let mai: Member;
/** Anew for each try: a week passes in it. */
beforeEach(async () => {
  market = await aMarket();
  const { world } = market;
  admin = await world.aMember({ role: 'admin' });
  mai = await world.aMember({ fullName: 'Lê Thị Mai', verificationDate: '2026-01-01T00:00:00.000Z' });
  const { body } = await world.send(getRewardRule, { token: admin.accessToken });
  const { version, ...rule } = body;
  await world.send(saveRewardRule, { token: admin.accessToken, body: { ...rule, isOn: true, version } });
});
afterEach(() => market.close());

/** By a friend's link, in a browser that knows nobody. */
async function joins(): Promise<{ id: string; email: string; phoneNumber: string }> {
  const [email, phoneNumber] = [freshEmail(), freshPhone()];
  const page = await market.open(`/r/${mai.referenceId}`);
  await page.getByText('Người giới thiệu: Lê Thị Mai').waitFor();
  await page.getByLabel('Họ và tên').fill('Nguyễn Thị Thu Hà');
  await page.getByLabel('Email', { exact: false }).first().fill(email);
  await page.getByLabel('Số điện thoại').fill(phoneNumber);
  await page.getByLabel('Mật khẩu', { exact: false }).first().fill(password);
  await page.getByLabel('Nhập lại mật khẩu').fill(password);
  await page.getByRole('button', { name: 'Tạo tài khoản' }).click();
  await page.waitForURL('**/signup-success**');
  const { text } = await market.world.mailTo(email);
  await page.goto(/https?:\S+verify-email\S+/.exec(text)?.[0] ?? '');
  const form = page.getByRole('main');
  await form.locator('input[autocomplete="current-password"]').fill(password);
  await form.getByRole('button', { name: 'Xác thực email' }).click();
  await page.getByText('Tài khoản đang chờ quản trị viên duyệt').waitFor();
  const { body } = await market.world.send(login, { body: { username: email, password } });
  return { id: body.user.id, email, phoneNumber };
}

it('who was brought by a link is believed, takes part, and buys: their friend hears of it and is rewarded', async () => {
  const { world } = market;
  const hers = await market.open('/referrals', { as: mai });
  const { id, email } = await joins();
  const decide = { token: admin.accessToken, params: { id, action: 'approve' }, body: {} };
  expect((await world.send(decidePerson, decide)).status).toBe(200);

  const signedIn = await world.send(login, { body: { username: email, password } });
  const profile = await profileRecord.find(world.table, { id });
  if (!profile) throw new Error('Nobody joined');
  const ha: Member = { ...profile, ...signedIn.body };
  const mine = await market.open('/kyc', { as: ha });
  const prove = proving(world);
  await prove.confirm(ha);
  const { body: paper } = await prove.put(ha, { birthPlace: '040' });
  await prove.submit(ha);
  await mine.getByText('Hồ sơ đang được xét duyệt').waitFor();

  // Staff ask again for the one thing that is wrong; she hears of it where she is, and sends it anew.
  const flags = [{ paperId: paper.id, field: 'birthPlace', reason: 'incorrect', note: 'Mã tỉnh là Hà Nội' }];
  const asked = { token: admin.accessToken, params: { id }, body: { reason: '', flags } as never };
  expect((await world.send(requestKycChange, asked)).status).toBe(200);
  await mine.getByText('Hồ sơ cần bổ sung').first().waitFor();
  await mine.getByRole('button', { name: 'Sửa Nơi khai sinh' }).click();
  await mine.getByRole('combobox', { name: /Nơi khai sinh/ }).fill('Hà Nội');
  await mine.getByRole('option', { name: 'Hà Nội' }).click();
  await mine.getByRole('button', { name: 'Lưu giấy tờ' }).click();
  await mine.getByText('Đã cập nhật giấy tờ thành công').waitFor();
  await mine.getByRole('checkbox', { name: /Tôi đồng ý/ }).click();
  await mine.getByRole('button', { name: 'Gửi lại' }).click();
  await mine.getByText('Hồ sơ đang được xét duyệt').waitFor();

  // Approved while both look on: one may take part, the other hears of it, and nobody loads anything again.
  expect((await prove.approve(admin, id)).status).toBe(200);
  await mine.getByText('Tài khoản đã xác thực').waitFor();
  await hers.getByText('Thành viên bạn mời vừa được xác thực').first().waitFor();

  const { product } = await reviewing(world).aReviewedProduct([5]);
  await mine.goto(`${world.url}/e-commerce/product/${product.slug}`);
  const helpful = mine.getByRole('button', { name: /hữu ích/ }).first();
  await helpful.scrollIntoViewIfNeeded();
  await helpful.click();
  await expect.poll(() => helpful.getAttribute('aria-pressed')).toBe('true');

  const bought = aProduct({ name: 'Gạo nếp', price: 1_000_000 });
  const order = aStoredOrder(ha, [anOrderItem(bought, 1)], { userId: id, version: 1 });
  await world.write([orderRecord.item(order)]);
  await settled(world.cloud);
  await hers.reload();
  await hers.getByText(`Đơn ${order.code}`).waitFor();
  await hers.getByText(/^Chờ đến/).waitFor();
  // Seven days after it was completed nobody has to do anything for it.
  await world.cloud.clock.advance(8 * 24 * 3600);
  await settled(world.cloud);
  await hers.reload();
  await hers.getByText(`Đơn ${order.code}`).waitFor();
  await hers.getByText('Dùng được', { exact: true }).nth(1).waitFor();
  expect(market.faults).toEqual([]);
});
