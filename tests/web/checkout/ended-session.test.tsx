import { describe, expect, it } from 'vitest';
import { login } from '#shared/accounts/login.contract.ts';
import { refresh } from '#shared/accounts/refresh.contract.ts';
import { getMe } from '#shared/accounts/users.contract.ts';
import { getCart } from '#shared/cart/member-cart.contract.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { sessionEnded } = texts.common;

/** The access token has run out, and the server gives no other one. */
const expired = [refuse(getMe, 'TOKEN_EXPIRED'), refuse(getCart, 'TOKEN_EXPIRED')];
const over = [...expired, refuse(refresh, 'REFRESH_TOKEN_INVALID')];
const locked = [...expired, refuse(refresh, 'ACCOUNT_LOCKED')];

describe('a session that ended', () => {
  it('is said at the checkout instead of an empty cart, and signing in does not leave the page', async () => {
    const { page, user } = await renderAt('/e-commerce/checkout', { as: 'user', answers: over });
    await page.findByText(sessionEnded.over.title);
    expect(page.queryByText(texts.checkout.empty.title)).toBeNull();
    const main = page.getByRole('alert');
    const [signIn] = [...main.querySelectorAll('button')];
    if (!signIn) throw new Error('There is no way to sign in');
    await user.click(signIn);
    await page.findByRole('dialog');
    expect(window.location.pathname).toBe('/e-commerce/checkout');
  });

  it('lets somebody order without signing in who wants to', async () => {
    const { page, user } = await renderAt('/e-commerce/checkout', { as: 'user', answers: over });
    await user.click(await page.findByRole('button', { name: sessionEnded.asGuest }));
    await page.findByText(texts.checkout.empty.title);
    expect(page.queryByText(sessionEnded.over.title)).toBeNull();
  });

  it.each([
    ['over', over],
    ['locked', locked],
  ] as const)('as %s is said where one signs in again, with the way back', async (reason, answers) => {
    const { page } = await renderAt('/account', { as: 'user', answers });
    await page.findByText(sessionEnded[reason].title);
    expect(window.location.pathname).toBe('/login');
    expect(new URLSearchParams(window.location.search).get('callbackUrl')).toBe('/account');
  });
});

it('somebody who was never signed in reads nothing of a session', async () => {
  const { page } = await renderAt('/login', { answers: [refuse(login, 'INVALID_CREDENTIALS')] });
  await page.findByRole('heading', { name: texts.accounts.login.title });
  expect(page.queryByText(sessionEnded.over.title)).toBeNull();
});
