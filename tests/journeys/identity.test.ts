import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMarket, type Market } from '#tests/support/browser.ts';
import { freshNumber, proving } from '#tests/support/identity.ts';
import { reviewing } from '#tests/support/reviews.ts';

let market: Market;
beforeAll(async () => {
  market = await aMarket();
});
afterAll(() => market.close());

it('from nothing but a typed card to being believed, on a page that is never loaded again', async () => {
  const { world } = market;
  const prove = proving(world);
  const admin = await world.aMember({ role: 'admin' });
  const member = await world.aMember({ status: 'pending_kyc', fullName: 'Nguyễn Thị Thu Hà' });
  const { product } = await reviewing(world).aReviewedProduct([5]);
  const mine = await market.open('/kyc', { as: member });

  await mine.getByRole('button', { name: 'Gửi mã qua SMS' }).click();
  await mine.getByText('Mã đã gửi tới').waitFor();
  await mine.getByLabel('Mã xác nhận').fill(await prove.codeTo(member.phoneNumber));
  await mine.getByRole('button', { name: 'Xác nhận', exact: true }).click();
  await mine.getByText('Xác nhận lúc').waitFor();

  await mine.getByRole('button', { name: /^Nhập giấy tờ/ }).click();
  const dialog = mine.getByRole('dialog');
  await dialog.getByLabel('Số giấy tờ').fill(freshNumber());
  await dialog.getByLabel('Ngày sinh').fill('14/03/1992');
  await dialog.locator('label').filter({ hasText: /^Nữ$/ }).click();
  await dialog.getByRole('combobox', { name: /Nơi khai sinh/ }).fill('Nghệ An');
  await mine.getByRole('option', { name: 'Nghệ An' }).click();
  await dialog.getByLabel('Ngày cấp').fill('22/08/2021');
  await dialog.getByLabel('Có giá trị đến').fill('14/03/2032');
  await dialog.getByRole('button', { name: 'Lưu giấy tờ' }).click();
  await mine.getByText('khác nơi khai sinh').waitFor();

  // Nobody agrees for anybody.
  const consent = mine.getByRole('checkbox', { name: /Tôi đồng ý/ });
  expect(await consent.isChecked()).toBe(false);
  await consent.click();
  await mine.getByRole('button', { name: 'Gửi xét duyệt' }).click();
  await mine.getByText('Hồ sơ đang được xét duyệt').waitFor();

  const staff = await market.open(`/admin/users/approval/${member.id}`, { as: admin });
  await staff.getByRole('button', { name: 'Yêu cầu sửa Nơi khai sinh' }).click();
  await staff.getByLabel('Ghi rõ cần sửa gì: Nơi khai sinh').fill('Mã tỉnh trong số là Hà Nội.');
  await staff.getByRole('button', { name: 'Yêu cầu bổ sung (1)' }).click();

  await mine.getByText('Hồ sơ cần bổ sung').first().waitFor();
  await mine.getByRole('button', { name: 'Sửa Nơi khai sinh' }).click();
  // Only what was asked for.
  expect(await dialog.getByLabel('Ngày sinh').count()).toBe(0);
  await dialog.getByRole('combobox', { name: /Nơi khai sinh/ }).fill('Hà Nội');
  await mine.getByRole('option', { name: 'Hà Nội' }).click();
  await dialog.getByRole('button', { name: 'Lưu giấy tờ' }).click();
  await mine.getByText('Đã cập nhật giấy tờ thành công').waitFor();
  await mine.getByRole('checkbox', { name: /Tôi đồng ý/ }).click();
  await mine.getByRole('button', { name: 'Gửi lại' }).click();
  await mine.getByText('Hồ sơ đang được xét duyệt').waitFor();

  await staff.getByText('Gửi lại', { exact: true }).waitFor();
  await staff.getByRole('button', { name: 'Duyệt', exact: true }).click();
  await staff.getByText('Đã duyệt Nguyễn Thị Thu Hà').waitFor();
  await mine.getByText('Tài khoản đã xác thực').waitFor();

  // The session is the one from before: its token still says that the identity is missing.
  await mine.goto(`${world.url}/e-commerce/product/${product.slug}`);
  const helpful = mine.getByRole('button', { name: /hữu ích/ }).first();
  await helpful.scrollIntoViewIfNeeded();
  await helpful.click();
  await expect.poll(() => helpful.getAttribute('aria-pressed'), { timeout: 20_000 }).toBe('true');
  expect(market.faults).toEqual([]);
});

it('the screens of papers stand in front of whoever is where', async () => {
  const prove = proving(market.world);
  const { member } = await prove.sent({}, { fullName: 'Lê Thị Hoa' });
  const page = await market.open('/kyc', { as: member, width: 360 });
  await page.getByText('Bước 5/5: Chờ duyệt').waitFor();
  expect(await page.getByRole('button', { name: 'Gửi xét duyệt' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Xem đầy đủ' }).click();
  await page.getByText('Gần nhất: bạn').waitFor();
});
