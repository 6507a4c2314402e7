import { afterAll, beforeAll, expect, it } from 'vitest';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { answersStaff } from '#functions/domain/accounts/standing.ts';
import { now } from '#functions/platform/clock.ts';
import { aMarket, expectAccessible, expectNoSidewaysScroll, type Market } from '#tests/support/browser.ts';
import { settled } from '#tests/support/settled.ts';
import type { Member } from '#tests/support/world.ts';

let market: Market;
let lan: Member;
let dong: Member;
beforeAll(async () => {
  market = await aMarket();
  [lan, dong] = await Promise.all([
    market.world.aMember({ role: 'admin', fullName: 'Nguyễn Thị Lan' }),
    market.world.aMember({ role: 'admin', fullName: 'Phạm Văn Đông' }),
  ]);
});
afterAll(() => market.close());

/** As the edit of one's own profile saves it. */
async function edits(id: string, fullName: string): Promise<void> {
  const { table } = market.world;
  const before = await profileRecord.find(table, { id });
  if (!before) throw new Error('Nobody edits');
  const at = now();
  const change = { ...answersStaff(before, at), fullName, updatedAt: at.toISOString() };
  await table.write(profileRecord.replace(before, change).writes);
}

it('who was invited is asked for more, answers, and is let in while another admin looks on', async () => {
  const { world } = market;
  const { id, email } = await world.anAccount({
    fullName: 'Hà Văn Sơn',
    status: 'pending_admin',
    referrerId: (await world.anAccount({ fullName: 'Lê Thị Mời' })).id,
  });
  const path = `/admin/users/approval?person=${id}`;
  const [hers, his] = await Promise.all([market.open(path, { as: lan }), market.open(path, { as: dong })]);
  await hers.getByRole('button', { name: 'Giữ hồ sơ' }).click();
  await hers.getByText('Bạn đang giữ hồ sơ này').waitFor();
  // The other hears of it without reloading, and may not decide.
  await his.getByText('Chờ Nguyễn Thị Lan trả hồ sơ rồi quyết định.').waitFor();
  expect(await his.getByRole('button', { name: 'Duyệt', exact: true }).isDisabled()).toBe(true);

  await hers.getByRole('button', { name: 'Yêu cầu bổ sung' }).click();
  const dialog = hers.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Yêu cầu bổ sung' });
  expect(await send.isDisabled()).toBe(true);
  await dialog.locator('label', { hasText: 'Khác' }).click();
  await dialog.getByLabel(/^Lý do cụ thể/).fill('Tên chưa khớp với giấy tờ');
  await expectAccessible(hers);
  await send.click();
  await hers.getByText('Đã gửi yêu cầu tới Hà Văn Sơn').waitFor();
  await world.mailTo(email, 'Tên chưa khớp với giấy tờ');
  await his.getByText('Đã yêu cầu bổ sung, đang chờ thành viên').waitFor();

  await edits(id, 'Hà Ngọc Sơn');
  await settled(world.cloud);
  await his.getByRole('heading', { name: 'Hà Ngọc Sơn' }).waitFor();
  await his.getByText('Đã yêu cầu bổ sung, đang chờ thành viên').waitFor({ state: 'detached' });

  // Both have the page open; the one who is late is told, whether the line was quicker or the press.
  await his.getByRole('button', { name: 'Từ chối' }).click();
  await his.getByRole('dialog').locator('label', { hasText: 'Vi phạm quy định' }).click();
  await hers.getByRole('button', { name: 'Duyệt', exact: true }).click();
  await hers.getByText('Đã duyệt Hà Ngọc Sơn').waitFor();
  await his.getByRole('dialog').getByRole('button', { name: 'Từ chối' }).click();
  await his
    .getByText('Hồ sơ này đã được xử lý hoặc đã sang trạng thái khác')
    .or(his.getByText('Hồ sơ này đã được xử lý.'))
    .first()
    .waitFor();
  expect((await profileRecord.find(world.table, { id }))?.status).toBe('pending_kyc');
  await world.mailTo(email, 'đã được duyệt');
});

it('a record is read, locked and opened again, also on a phone', async () => {
  const member = await market.world.aMember({ fullName: 'Trần Thị Khóa' });
  const page = await market.open(`/admin/users/${member.id}`, { as: lan, width: 360 });
  await page.getByRole('heading', { level: 1, name: 'Trần Thị Khóa' }).waitFor();
  await page.getByText('Đăng nhập', { exact: true }).first().waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Thao tác' }).click();
  await page.getByRole('menuitem', { name: 'Khóa tài khoản' }).click();
  await page.getByRole('dialog').locator('label', { hasText: 'Vi phạm quy định' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Khóa tài khoản' }).click();
  await page.getByText('Đã khóa tài khoản của Trần Thị Khóa').waitFor();
  await page.getByRole('term').filter({ hasText: 'Lý do khóa' }).waitFor();
  await page.getByRole('button', { name: 'Thao tác' }).click();
  await page.getByRole('menuitem', { name: 'Mở khóa' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mở khóa' }).click();
  await expect
    .poll(async () => (await profileRecord.find(market.world.table, member))?.status)
    .toBe('active');
});
