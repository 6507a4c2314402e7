import { describe, expect, it } from 'vitest';
import {
  createVoucher,
  getVoucher,
  pauseVoucher,
  StaffVoucher,
  updateVoucher,
} from '#shared/vouchers/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';
import { daysFromNow } from '#tests/support/vouchers.ts';

const { form, acts, pause, missing } = texts.promotions;
const tet = exampleOf(StaffVoucher, {
  id: 'vou_chotet',
  code: 'CHOTET',
  name: 'Chợ Tết',
  type: 'discount_amount',
  category: 'system_voucher',
  discountAmount: 30_000,
  validFrom: daysFromNow(-1),
  validTo: daysFromNow(30),
  reach: 'collect',
  perPerson: 1,
  handedOut: 12,
  used: 5,
  version: 3,
});

describe('a voucher', () => {
  it('is written once, told what is wrong where it is wrong, and shows what shoppers will read', async () => {
    const { page, user, network } = await renderAt('/admin/e-commerce/vouchers/new', {
      as: 'admin',
      answers: [refuse(createVoucher, 'CODE_EXISTS'), answer(getVoucher, tet)],
    });
    const box = (label: string) => page.findByRole('textbox', { name: new RegExp(`^${label}`) });
    await user.type(await box(form.name), tet.name);
    await user.type(await box(form.code), 'chotet');
    await user.click(page.getByRole('button', { name: form.create }));
    await page.findByText('Vui lòng nhập mục này.');
    expect(network.askedOf(createVoucher)).toEqual([]);
    await user.type(await box(form.discountAmount), '30000');
    await user.type(await box(form.minOrderAmount), '200000');
    await page.findByText('Khách đọc: “Đơn tối thiểu 200.000 ₫”');
    await user.click(page.getByRole('button', { name: form.create }));
    await page.findAllByText('Mã này đã được dùng.');
    network.answer(answer(createVoucher, tet));
    await user.dblClick(page.getByRole('button', { name: form.create }));
    await page.findByText(form.created.replace('{{code}}', 'CHOTET'));
    const asked = network.askedOf(createVoucher).map(({ body }) => body);
    expect(asked).toHaveLength(2);
    expect(asked[1]).toMatchObject({ code: 'CHOTET', discountAmount: 30_000, minOrderAmount: 200_000 });
  });

  it('is changed as it was read; what was promised is said at its box', async () => {
    const { page, user, network } = await renderAt('/admin/e-commerce/vouchers/vou_chotet', {
      as: 'admin',
      answers: [
        answer(getVoucher, tet),
        refuse(updateVoucher, 'VOUCHER_PROMISED', { params: { field: 'discountAmount', count: 12 } }),
      ],
    });
    const amount = await page.findByRole('textbox', { name: new RegExp(`^${form.discountAmount}`) });
    await user.clear(amount);
    await user.type(amount, '20000');
    await user.click(page.getByRole('button', { name: form.save }));
    const said = await page.findAllByText(/không thể giảm quyền lợi/);
    expect(said.length).toBeGreaterThan(0);
    // Moments nobody touched are sent as they were.
    expect(network.askedOf(updateVoucher)).toMatchObject([
      { body: { discountAmount: 20_000, validFrom: tet.validFrom, validTo: tet.validTo, version: 3 } },
    ]);
  });

  it('saved twice is changed from what the first save made of it', async () => {
    const { page, user, network } = await renderAt('/admin/e-commerce/vouchers/vou_chotet', {
      as: 'admin',
      answers: [answer(getVoucher, tet), answer(updateVoucher, { ...tet, name: 'Tết', version: 4 })],
    });
    const name = await page.findByRole('textbox', { name: new RegExp(`^${form.name}`) });
    for (const more of [' sớm', ' muộn']) {
      await user.type(name, more);
      await user.click(page.getByRole('button', { name: form.save }));
    }
    await page.findAllByText(form.saved.replace('{{code}}', 'CHOTET'));
    const versions = network.askedOf(updateVoucher).map(({ body }) => body.version);
    expect(versions).toEqual([3, 4]);
  });

  it('is stopped after a question', async () => {
    const { page, user, network } = await renderAt('/admin/e-commerce/vouchers/vou_chotet', {
      as: 'admin',
      answers: [answer(getVoucher, tet), answer(pauseVoucher, { ...tet, isPaused: true, version: 4 })],
    });
    await user.click(await page.findByRole('button', { name: acts.pause }));
    const question = await page.findByRole('alertdialog');
    expect(question.textContent).toContain(pause.consequence);
    await user.click(page.getByRole('button', { name: pause.act }));
    await page.findByText(pause.paused.replace('{{code}}', 'CHOTET'));
    expect(network.askedOf(pauseVoucher)).toMatchObject([{ body: { isPaused: true } }]);
  });

  it('that is not there is said to be missing', async () => {
    const { page } = await renderAt('/admin/e-commerce/vouchers/vou_khong', {
      as: 'admin',
      answers: [refuse(getVoucher, 'VOUCHER_NOT_FOUND')],
    });
    expect((await page.findAllByText(missing.title)).length).toBeGreaterThan(0);
  });
});
