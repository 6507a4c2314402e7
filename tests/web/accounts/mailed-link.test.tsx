import { act } from 'react';
import { expect, it } from 'vitest';
import { checkVerification, verifyEmail } from '#shared/accounts/verify-email.contract.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const waiting = answer(checkVerification, ({ query }) =>
  exampleOf(checkVerification.reply, { email: `${query.token}@cholang.vn` }),
);

/** As a link of another program that the browser opens in a tab already on that page. */
const openHere = (token: string) => {
  window.history.pushState(null, '', `/verify-email#token=${token}`);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
};

it('a mailed link opened in a tab already on its page is the one that counts', async () => {
  const { page } = await renderAt('/verify-email#token=first', { answers: [waiting] });
  await page.findByText(/first@cholang\.vn/);
  await act(async () => openHere('second'));
  await page.findByText(/second@cholang\.vn/);
  expect(page.queryByText(/first@cholang\.vn/)).toBeNull();
  expect(window.location.hash).toBe('');
});

it('a link that was used up leaves its page saying what it did', async () => {
  const done = exampleOf(verifyEmail.reply, { message: 'Đã xác nhận', status: 'active' });
  const { page, user } = await renderAt('/verify-email#token=first', {
    answers: [waiting, answer(verifyEmail, done)],
  });
  const label = new RegExp(`^${texts.accounts.form.password}`);
  await user.type(await page.findByLabelText(label, { selector: 'input' }), 'Cho-Lang-2026');
  await user.keyboard('{Enter}');
  expect(await page.findByText('Đã xác nhận')).toBeTruthy();
});
