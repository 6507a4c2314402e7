import { describe, expect, it } from 'vitest';
import { returnTarget, safePath } from '#web/platform/navigation/return-target.ts';

describe('where the return button leads', () => {
  it.each([
    ['/admin/users/12', '/admin/', 'returnToAdmin'],
    ['/business', '/business/', 'returnToBusiness'],
    ['/api/products', '/docs', 'backToHome'],
    ['/auth/verify', '/auth/login', 'backToHome'],
    ['/profile/edit', '/profile', 'returnToDashboard'],
    ['/settings/mail', '/settings', 'returnToDashboard'],
    ['/e-commerce/cart', '/', 'backToHome'],
    ['/administrators', '/', 'backToHome'],
    ['/', '/', 'backToHome'],
  ])('from %s to %s', (path, to, label) => {
    expect(returnTarget(path)).toEqual({ to, label });
  });

  it('prefers the callback of the address, encoded or not', () => {
    expect(returnTarget('/login', '/orders?page=2')).toEqual({
      to: '/orders?page=2',
      label: 'returnToPrevious',
    });
    expect(returnTarget('/login', '%2Fadmin%2Forders')).toEqual({
      to: '/admin/orders',
      label: 'returnToAdmin',
    });
    expect(returnTarget('/login', '/search?q=100%25').to).toBe('/search?q=100%25');
  });

  it.each([
    '//evil.vn',
    '%2F%2Fevil.vn',
    'https://evil.vn',
    'https%3A%2F%2Fevil.vn',
    'javascript:alert(1)',
    '/\\evil.vn',
    '%2F%5Cevil.vn',
    '/\t/evil.vn',
    '%2F%09%2Fevil.vn',
    'orders',
    '%E0%A4%A',
    '',
  ])('refuses %j as a callback', (callback) => {
    expect(safePath(callback)).toBeUndefined();
    expect(returnTarget('/admin', callback).to).toBe('/admin/');
  });
});
