import { expect, it } from 'vitest';
import { login } from '#shared/accounts/login.contract.ts';
import { errorMessage } from '#shared/messages/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { login: words, form } = texts.accounts;

async function fail(...refusal: Parameters<typeof refuse> extends [unknown, ...infer Rest] ? Rest : never) {
  const screen = await renderAt('/login', { answers: [refuse(login, ...refusal)] });
  const { page, user } = screen;
  await user.type(
    await page.findByLabelText(new RegExp(`^${form.username}`), { selector: 'input' }),
    'lan@cholang.vn',
  );
  await user.type(
    page.getByLabelText(new RegExp(`^${form.password}`), { selector: 'input' }),
    'Cho-Lang-2026',
  );
  await user.keyboard('{Enter}');
  await page.findByText(words.failed);
  return screen;
}

it('a wrong password is told in a toast that asks to look over what was typed', async () => {
  const { page } = await fail('INVALID_CREDENTIALS');
  await page.findByText(words.checkDetails);
  expect(await page.findByText(errorMessage('INVALID_CREDENTIALS', 'vi'))).toBeTruthy();
});

it('an applicant who was turned away is told why, not to look over what was typed', async () => {
  const params = { reason: 'Ảnh giấy tờ bị mờ' };
  const { page } = await fail('ACCOUNT_REJECTED', { params });
  await page.findByText(errorMessage('ACCOUNT_REJECTED', 'vi', params));
  expect(page.queryByText(words.checkDetails)).toBeNull();
});
