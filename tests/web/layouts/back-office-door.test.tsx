import { expect, it } from 'vitest';
import { vi as texts } from '#web/locales/vi.ts';
import { renderAt } from '../support/render-at.tsx';

it('turns away members with a page that says why', async () => {
  const { page } = await renderAt('/admin', { as: 'user' });
  await page.findByRole('heading', { level: 1, name: texts.errors.forbidden.title });
  expect(await page.findByText('403')).toBeTruthy();
});

it('sends strangers to the login, and back to where they wanted to go', async () => {
  const { page } = await renderAt('/admin');
  await page.findByRole('heading', { level: 1, name: texts.accounts.login.title });
  expect(location.pathname + location.search).toBe('/login?callbackUrl=%2Fadmin');
});

it('says inside the shell when a page is not there', async () => {
  const { page } = await renderAt('/admin/khong-co', { as: 'admin' });
  await page.findByRole('heading', { level: 1, name: texts.errors.notFound.title });
  await page.findByRole('navigation', { name: 'Menu quản trị' });
  expect(page.getByRole('link', { name: 'Về trang chủ quản trị' }).getAttribute('href')).toBe('/admin');
});
