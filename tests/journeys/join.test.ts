import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMarket, type Market } from '#tests/support/browser.ts';
import { freshEmail, freshPhone, password } from '#tests/support/world.ts';

let market: Market;
beforeAll(async () => {
  market = await aMarket();
});
afterAll(() => market.close());

const linkIn = ({ text }: { text: string }): string => /https?:\S+verify-email\S+/.exec(text)?.[0] ?? '';

describe('joining the village', () => {
  it('from the sign-up form through the mail to being signed in', async () => {
    const email = freshEmail();
    const referrer = await market.world.anAccount({ fullName: 'Lê Thị Mời' });
    const page = await market.open(`/sign-up?ref=${referrer.referenceId}`);
    await page.getByText('Người giới thiệu: Lê Thị Mời').waitFor();
    await page.getByLabel('Họ và tên').fill('Nguyễn Thị Đào');
    await page.getByLabel('Email', { exact: false }).first().fill(email);
    await page.getByLabel('Số điện thoại').fill(freshPhone());
    await page.getByLabel('Mật khẩu', { exact: false }).first().fill(password);
    await page.getByLabel('Nhập lại mật khẩu').fill(password);
    await page.getByRole('button', { name: 'Tạo tài khoản' }).click();
    await page.waitForURL('**/signup-success**');
    await page.getByText(email).first().waitFor();

    const mail = await market.world.mailTo(email);
    const link = linkIn(mail);
    await page.goto(link);
    await page.getByText(`${email[0]}***@example.com`).waitFor();
    // Opening the link changes nothing, and leaves its token in no address.
    expect(page.url()).toBe(`${market.world.url}/verify-email`);
    const form = page.getByRole('main');
    await form.locator('input[autocomplete="current-password"]').fill('không phải mật khẩu');
    await form.getByRole('button', { name: 'Xác thực email' }).click();
    await form.getByRole('alert').filter({ hasText: 'Mật khẩu không đúng' }).waitFor();
    await page.reload();
    await form.locator('input[autocomplete="current-password"]').fill(password);
    await form.getByRole('button', { name: 'Xác thực email' }).click();
    await page.getByText('Tài khoản đang chờ quản trị viên duyệt').waitFor();

    await page.goto(`${market.world.url}/login?callbackUrl=${encodeURIComponent('/e-commerce')}`);
    await page.getByLabel('Email / Số điện thoại / Mã ID').fill(email);
    await page.locator('input[autocomplete="current-password"]').fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await page.waitForURL('**/e-commerce');
    await page.getByText('Chào mừng quay trở lại!').waitFor();
    await expect.poll(() => page.getByRole('button', { name: /Nguyễn Thị Đào/ }).count()).toBe(1);
  });

  it('a forgotten password is replaced from the mail, and the link stands in no address', async () => {
    const { email } = await market.world.anAccount();
    const page = await market.open('/forgot-password');
    await page.getByLabel('Email').first().fill(email);
    await page.getByRole('button', { name: 'Gửi liên kết' }).click();
    await page.getByText('Liên kết chỉ dùng được một lần').waitFor();
    const { text } = await market.world.mailTo(email);
    await page.goto(/https?:\S+reset-password#token=\S+/.exec(text)?.[0] ?? '');
    const boxes = page.getByRole('main').locator('input[autocomplete="new-password"]');
    await boxes.first().fill('Một-mật-khẩu-khác-9');
    expect(page.url()).toBe(`${market.world.url}/reset-password`);
    await boxes.last().fill('Một-mật-khẩu-khác-9');
    await page.getByRole('button', { name: 'Lưu mật khẩu mới' }).click();
    await page.waitForURL('**/login');
  });

  it('a wrong password is told in the form, and what was typed stays', async () => {
    const { email } = await market.world.anAccount();
    const page = await market.open('/login');
    await page.getByLabel('Email / Số điện thoại / Mã ID').fill(email);
    await page.locator('input[autocomplete="current-password"]').fill('không phải');
    await page.getByRole('main').getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: 'Thông tin đăng nhập hoặc mật khẩu không đúng.' })
      .first()
      .waitFor();
    expect(await page.getByLabel('Email / Số điện thoại / Mã ID').inputValue()).toBe(email);
    await page.getByText('Vui lòng kiểm tra lại thông tin đăng nhập của bạn.').waitFor();
    expect(await page.getByText('Thông tin đăng nhập hoặc mật khẩu không đúng.').count()).toBe(1);
  });

  it('an unconfirmed account waits out the countdown', async () => {
    const { email } = await market.world.anAccount({ status: 'pending' });
    const page = await market.open('/login');
    await page.getByLabel('Email / Số điện thoại / Mã ID').fill(email);
    await page.locator('input[autocomplete="current-password"]').fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    const waiting = page.getByRole('button', { name: /Vui lòng đợi \d+ giây trước khi thử lại/ });
    await waiting.waitFor();
    expect(await waiting.isDisabled()).toBe(true);
  });

  it('by keyboard alone', async () => {
    const { email, fullName } = await market.world.anAccount({ fullName: 'Phạm Bàn Phím' });
    const page = await market.open('/login');
    await page.getByLabel('Email / Số điện thoại / Mã ID').focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/login');
    await expect.poll(() => page.getByRole('button', { name: new RegExp(fullName) }).count()).toBe(1);
  });

  it('signing out clears the session and leads to the login page', async () => {
    const member = await market.world.aMember({ fullName: 'Đỗ Ra Về' });
    const page = await market.open('/', { as: member });
    await page.getByRole('button', { name: /Đỗ Ra Về/ }).click();
    await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
    await page.waitForURL('**/login');
    expect(await page.evaluate("localStorage.getItem('cholang-session')")).toBeNull();
  });

  it('an access token that ran out is renewed without the reader noticing', async () => {
    const member = await market.world.aMember({ fullName: 'Bùi Còn Đây' });
    await market.world.cloud.clock.advance(15 * 60 + 5);
    const page = await market.open('/settings', { as: member });
    await page.getByText(member.email).first().waitFor();
    const kept = JSON.parse(String(await page.evaluate("localStorage.getItem('cholang-session')"))) as {
      refreshToken: string;
    };
    expect(kept.refreshToken).not.toBe(member.refreshToken);
  });
});
