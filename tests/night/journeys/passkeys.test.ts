import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endOtherSessions } from '#shared/accounts/sessions.contract.ts';
import { startSession } from '#functions/domain/accounts/sessions/sessions.ts';
import { now } from '#functions/platform/clock.ts';
import { aMarket, type Look, type Market, settled } from '#tests/support/browser.ts';
import { type Member, password } from '#tests/support/world.ts';

let market: Market;
beforeAll(async () => {
  market = await aMarket();
});
afterAll(() => market.close());

/** Keys are for a name, and on one machine that is localhost. */
async function goTo(page: Page, path: string): Promise<Page> {
  await page.goto(market.world.url.replace('127.0.0.1', 'localhost') + path);
  await settled(page);
  return page;
}

/** A page with a device of keys beside it, which does what it is asked for without a word. */
async function withDevice(path: string, look?: Look) {
  const page = await market.blank(look);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await goTo(page, path);
  const keys = async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  const give = async (credential: Awaited<ReturnType<typeof keys>>[number]) =>
    cdp.send('WebAuthn.addCredential', { authenticatorId, credential });
  const agrees = (isUserVerified: boolean) =>
    cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  return { page, keys, give, agrees };
}

async function addKey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Thêm khóa truy cập' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mật khẩu hiện tại').fill(password);
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click();
  await dialog.waitFor({ state: 'detached' });
}

describe('a passkey', () => {
  it('is made on the account’s page, signs in on the next visit, proves, is renamed and taken away', async () => {
    const member = await market.world.aMember({ fullName: 'Đỗ Thị Khóa' });
    const desk = await withDevice('/account', { as: member });
    await addKey(desk.page);
    await desk.page.getByText(/Dùng lần cuối|Thêm ngày/).waitFor();
    expect((await market.world.mailTo(member.email, 'thêm khóa')).text).toContain('khóa');
    const [key] = await desk.keys();
    expect(key?.isResidentCredential).toBe(true);
    if (!key) return;
    expect(Buffer.from(key.userHandle ?? '', 'base64').toString('utf8')).not.toContain(member.id);

    // The same device is told that it has one.
    await addKey(desk.page);
    await desk.page.getByText('Thiết bị này đã có khóa truy cập của bạn.').waitFor();

    const later = await withDevice('/forgot-password');
    await later.give(key);
    await goTo(later.page, '/login');
    // What the box offers, or a press: both lead in.
    const button = later.page.getByRole('button', { name: 'Đăng nhập bằng khóa truy cập' });
    await Promise.race([
      later.page.waitForURL((url) => url.pathname === '/'),
      button.click({ timeout: 20_000 }).catch(() => undefined),
    ]);
    await later.page.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => later.page.getByRole('button', { name: /Đỗ Thị Khóa/ }).count()).toBe(1);

    await goTo(later.page, '/account');
    await later.page.getByRole('button', { name: /^Đổi tên/ }).click();
    const renaming = later.page.getByRole('dialog');
    await renaming.getByLabel('Tên khóa').fill('Máy của mẹ');
    await renaming.getByRole('button', { name: 'Lưu' }).click();
    await later.page.getByText('Máy của mẹ', { exact: true }).waitFor();
    await later.page.getByRole('button', { name: 'Xóa “Máy của mẹ”' }).click();
    await later.page.getByRole('dialog').getByRole('button', { name: 'Xác nhận bằng khóa truy cập' }).click();
    await later.page.getByText('Bạn chưa có khóa truy cập nào.').waitFor();
  });

  it('that its owner will not show leaves the form as it is', async () => {
    const { page, agrees } = await withDevice('/login');
    await agrees(false);
    await page.getByRole('button', { name: 'Đăng nhập bằng khóa truy cập' }).click();
    await page.locator('input[autocomplete="current-password"]').fill('x');
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  });
});

describe('a lost device', () => {
  it('codes saved before sign in, one each, from the login page', async () => {
    const member = await market.world.aMember();
    const desk = await goTo(await market.blank({ as: member }), '/account');
    await desk.getByRole('button', { name: 'Tạo mã khôi phục' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Mật khẩu hiện tại').fill(password);
    await dialog.getByRole('button', { name: 'Xác nhận' }).click();
    const codes = desk.getByRole('dialog').getByRole('listitem');
    await codes.first().waitFor();
    const code = await codes.first().textContent();
    // They are shown this once: Esc closes them no more than a press beside them.
    await desk.keyboard.press('Escape');
    await desk.mouse.click(5, 5);
    expect(await codes.count()).toBe(10);
    await desk.getByRole('button', { name: 'Tôi đã lưu' }).click();
    await codes.first().waitFor({ state: 'detached' });

    const away = await goTo(await market.blank({ width: 360 }), '/login');
    await away.getByRole('link', { name: 'Mất thiết bị? Dùng mã khôi phục' }).click();
    // The code first: the login page has a box for the name, too, and stands until the next page's code has come.
    await away.getByLabel('Mã khôi phục').fill(code ?? '');
    await away.getByLabel('Email / Số điện thoại / Mã ID').fill(member.phoneNumber);
    await away.getByRole('main').getByRole('button', { name: 'Đăng nhập' }).click();
    await away.waitForURL('**/account');
    await expect.poll(() => away.getByText('Còn 9 mã khôi phục.').count()).toBe(1);
  });
});

describe('signed out from elsewhere', () => {
  it('every tab is at the login page at once, without a touch', async () => {
    const member: Member = await market.world.aMember();
    const first = await market.open('/account', { as: member });
    const second = await first.context().newPage();
    await second.goto(`${market.world.url}/settings`);
    await settled(second);
    const elsewhere = await startSession(
      { table: market.world.table, now },
      {
        profile: member,
        credentials: { sessionsFrom: member.createdAt },
        userAgent: 'another',
        refusal: 'INVALID_CREDENTIALS',
      },
    );
    await market.world.send(endOtherSessions, { token: elsewhere.accessToken });
    const paths = () => [first, second].map((page) => new URL(page.url()).pathname);
    await expect.poll(paths).toEqual(['/login', '/login']);
  });
});
