/** What is pictured: a name, an address, and who looks at it. */
export type Screen = {
  name: string;
  path: string;
  as?: 'admin@cholang.vn' | 'member@cholang.vn';
  /** Shown in every width, theme and language; the others on a phone and a desktop, light and dark. */
  everywhere?: boolean;
};

export const screens: Screen[] = [
  { name: 'home', path: '/e-commerce', everywhere: true },
  { name: 'landing', path: '/' },
  { name: 'products', path: '/e-commerce/product?q=tra' },
  { name: 'product', path: '/e-commerce/product/{product}' },
  { name: 'login', path: '/login' },
  { name: 'sign-up', path: '/sign-up' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'verify-email', path: '/verify-email?token=expired' },
  { name: 'settings', path: '/settings', as: 'member@cholang.vn' },
  { name: 'admin', path: '/admin', as: 'admin@cholang.vn' },
  { name: 'admin-users', path: '/admin/users', as: 'admin@cholang.vn' },
  { name: 'forbidden', path: '/admin', as: 'member@cholang.vn' },
  { name: 'not-found', path: '/khong-co-trang-nay' },
  { name: 'server-error', path: '/500' },
  { name: 'docs', path: '/docs/' },
  { name: 'mailbox', path: '/dev/mail' },
  { name: 'kit', path: '/dev/ui' },
];
