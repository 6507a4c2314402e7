import { expect, it } from 'vitest';
import { listSignInProviders, register } from '#shared/accounts/index.ts';
import { answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const asked = (asksBirthDate: boolean) => answer(listSignInProviders, { providers: [], asksBirthDate });

it('sign-up asks for a birth date only where the shop does, and for a guardian only of the young', async () => {
  const { page, user, network } = await renderAt('/sign-up', {
    answers: [asked(true), refuse(register, 'GUARDIAN_NOT_FOUND')],
  });
  const born = await page.findByLabelText(/Ngày sinh/);
  await user.type(born, '1990-05-17');
  expect(page.queryByLabelText(/Mã người giám hộ/)).toBeNull();
  await user.clear(born);
  await user.type(born, `${new Date().getFullYear() - 10}-01-15`);
  await user.type(page.getByLabelText(/Họ và tên/), 'Trần Minh Bé');
  await user.type(page.getByLabelText(/^Email/), 'be@example.com');
  await user.type(page.getByLabelText(/Số điện thoại/), '0912345678');
  await user.type(page.getByLabelText(/^Mật khẩu/), 'Cổng-làng-2026');
  await user.type(page.getByLabelText(/Nhập lại mật khẩu/), 'Cổng-làng-2026');
  await user.type(page.getByLabelText(/Mã người giám hộ/), 'k7m2qd9x');
  await user.click(page.getByRole('button', { name: 'Tạo tài khoản' }));
  await page.findByText('Không tìm thấy người giám hộ đã xác thực danh tính với mã này.');
  expect(network.askedOf(register)[0]?.body).toMatchObject({
    dob: `${new Date().getFullYear() - 10}-01-15`,
    guardian: 'K7M2QD9X',
  });
});

it('elsewhere it asks for neither', async () => {
  const { page } = await renderAt('/sign-up', { answers: [asked(false)] });
  await page.findByLabelText(/Họ và tên/);
  expect(page.queryByLabelText(/Ngày sinh/)).toBeNull();
});
