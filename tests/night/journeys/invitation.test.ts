import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMarket, type Market } from '#tests/support/browser.ts';
import { freshEmail, freshPhone, password } from '#tests/support/world.ts';

let market: Market;
beforeAll(async () => {
  market = await aMarket();
});
afterAll(() => market.close());

const facebook =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/490.0.0.40;]';

it('a friend’s link holds from an app’s own browser to another, past a second link and a mail opened elsewhere', async () => {
  const referrer = await market.world.aMember({ fullName: 'Lê Thị Mời' });
  const other = await market.world.anAccount({ fullName: 'Trần Đến Sau' });

  // Within Facebook: the way out carries the code.
  const inApp = await market.open(`/r/${referrer.referenceId}`, { userAgent: facebook, width: 390 });
  await inApp.getByText('Bạn đang xem trong Facebook').waitFor();
  const wayOut = (await inApp.getByRole('link', { name: 'Mở bằng trình duyệt' }).getAttribute('href')) ?? '';
  expect(wayOut).toMatch(new RegExp(`^intent://.+/r/${referrer.referenceId}#Intent;`));

  // In a browser of its own, where other pages and another link come between.
  const page = await market.open(`/r/${referrer.referenceId}`);
  await page.getByText('Người giới thiệu: Lê Thị Mời').waitFor();
  expect(await page.getByText(/Bạn đang xem trong/).count()).toBe(0);
  await page.goto(`${market.world.url}/e-commerce`);
  await page.goto(`${market.world.url}/r/${other.referenceId}`);
  await page.getByText('Người giới thiệu: Lê Thị Mời').waitFor();
  const email = freshEmail();
  await page.getByLabel('Họ và tên').fill('Nguyễn Thị Đào');
  await page.getByLabel('Email', { exact: false }).first().fill(email);
  await page.getByLabel('Số điện thoại').fill(freshPhone());
  await page.getByLabel('Mật khẩu', { exact: false }).first().fill(password);
  await page.getByLabel('Nhập lại mật khẩu').fill(password);
  await page.getByRole('button', { name: 'Tạo tài khoản' }).click();
  await page.waitForURL('**/signup-success**');

  // The mail is opened on another device, which knows nothing of the link.
  const { text } = await market.world.mailTo(email);
  const elsewhere = await market.blank();
  await elsewhere.goto(/https?:\S+verify-email\S+/.exec(text)?.[0] ?? '');
  const form = elsewhere.getByRole('main');
  await form.locator('input[autocomplete="current-password"]').fill(password);
  await form.getByRole('button', { name: 'Xác thực email' }).click();
  await elsewhere.getByText('Tài khoản đang chờ quản trị viên duyệt').waitFor();

  const own = await market.open('/referrals', { as: referrer });
  await own.getByRole('button', { name: 'Xem mạng lưới của Nguyễn Thị Đào' }).waitFor();
  await own.getByRole('button', { name: 'Tôi có mời' }).click();
  await own.getByText('Bạn đã xác nhận mời').waitFor();
});
