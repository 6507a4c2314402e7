import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMarket, expectAccessible, type Market } from '#tests/support/browser.ts';
import { shipping } from '#tests/support/parcels.ts';
import { settled } from '#tests/support/settled.ts';
import type { Member } from '#tests/support/world.ts';

let market: Market;
let shop: ReturnType<typeof shipping>;
let hoa: Member;
let nam: Member;
beforeAll(async () => {
  market = await aMarket();
  shop = shipping(market.world);
  [hoa, nam] = await Promise.all([
    market.world.aMember({ role: 'collaborator', fullName: 'Hoa' }),
    market.world.aMember({ role: 'collaborator', fullName: 'Nam' }),
  ]);
});
afterAll(() => market.close());

it('two packers press at once; who has it packs by scanner, and the parcel goes all its way', async () => {
  const { order, product } = await shop.ordered();
  await settled(market.world.cloud);
  const path = `/admin/e-commerce/packing/${order.id}`;
  const [hers, his] = await Promise.all([market.open(path, { as: hoa }), market.open(path, { as: nam })]);
  const press = (page: typeof hers) =>
    page.getByRole('button', { name: 'Nhận đóng gói' }).click({ timeout: 10_000 });
  const pressed = await Promise.allSettled([hers, his].map(press));
  // Whoever is slower may see whose it is before they press, and then has no button.
  expect(pressed.map(({ status }) => status)).toContain('fulfilled');
  // One has it; the other is told whose it is, without reloading.
  await expect.poll(async () => (await shop.look(hoa, order.id)).claim?.name).toBeDefined();
  const { claim } = await shop.look(hoa, order.id);
  const isHers = claim?.userId === hoa.id;
  const [page, other] = isHers ? [hers, his] : [his, hers];
  await other.getByText(`${isHers ? 'Hoa' : 'Nam'} đang đóng gói đơn này`).waitFor();
  expect(await other.getByRole('button', { name: 'Hoàn tất đóng gói' }).count()).toBe(0);

  await page.clock.install();
  // A scanner types where nothing has the focus.
  await page.getByRole('textbox', { name: 'Quét hoặc nhập mã sản phẩm' }).waitFor();
  await page.getByRole('heading', { level: 1 }).click();
  const code = product.card.code;
  /** A busy machine may spread the letters so far that nobody takes them for a scanner's: whoever hears no beep scans again. */
  async function scan(shown: string): Promise<void> {
    for (let time = 0; time < 5; time += 1) {
      await page.keyboard.type(code, { delay: 3 });
      await page.keyboard.press('Enter');
      const seen = await page
        .getByText(shown)
        .waitFor({ timeout: 5000 })
        .then(() => true)
        .catch(() => false);
      if (seen) return;
    }
    throw new Error(`Nothing was counted: ${shown}`);
  }
  for (const count of ['1/2', '2/2']) {
    await scan(`${product.card.name} · ${count}`);
    // Within 700 ms the same code would be a trembling finger, not a second piece.
    await page.clock.fastForward(1000);
  }
  await page.getByText('Trong hộp: 2 / 2').waitFor();
  await page.getByRole('textbox', { name: /^Khối lượng kiện hàng/ }).fill('1850');
  await page.keyboard.press('Tab');
  await page.getByText(/^Cước .* cho 1\.850 g/).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hoàn tất đóng gói' }).click();
  await page.getByRole('button', { name: 'Tạo vận đơn GHTK' }).click();
  const printed = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tải nhãn' }).click();
  expect(
    readFileSync(await (await printed).path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  // Truck, door, and the carrier’s account: each shows by itself.
  const { ghtkLabel } = await shop.look(hoa, order.id);
  await shop.becomes(ghtkLabel ?? '', '3');
  await page.getByText('Đã lấy hàng', { exact: true }).first().waitFor();
  for (const status of ['4', '5']) await shop.becomes(ghtkLabel ?? '', status);
  await page.getByText('Đã giao, chưa đối soát').first().waitFor();
  expect(await shop.stored(order.id)).toMatchObject({ status: 'completed', paidAmount: 0 });
  await shop.becomes(ghtkLabel ?? '', '6');
  await page.getByText('Đã đối soát', { exact: true }).first().waitFor();
  expect(await shop.stored(order.id)).toMatchObject({ paymentStatus: 'paid', paidAmount: order.total });
  await expectAccessible(page);
  expect(market.faults).toEqual([]);
});
