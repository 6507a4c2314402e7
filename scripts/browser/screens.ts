/** The screens of the product: a name, an address, and who looks at it. */
export type Screen = {
  name: string;
  path: string;
  as?: 'admin@cholang.vn' | 'member@cholang.vn';
  /** Pictured in every width, theme and language; the others on a phone and a desktop, in English only light. */
  everywhere?: boolean;
};

export const screens: Screen[] = [
  { name: 'home', path: '/e-commerce', everywhere: true },
  { name: 'landing', path: '/' },
  { name: 'products', path: '/e-commerce/product' },
  { name: 'search', path: '/e-commerce/search?q=tra' },
  { name: 'product', path: '/e-commerce/product/{product}', everywhere: true },
  { name: 'product-member', path: '/e-commerce/product/{product}', as: 'member@cholang.vn' },
  { name: 'search-nothing', path: '/e-commerce/search?q=xyzzy' },
  { name: 'category', path: '/e-commerce/category/{category}' },
  { name: 'categories', path: '/e-commerce/categories' },
  { name: 'business', path: '/e-commerce/business/{business}' },
  { name: 'businesses', path: '/e-commerce/businesses' },
  { name: 'brand', path: '/e-commerce/brand/{brand}' },
  { name: 'policy', path: '/e-commerce/policies/returns' },
  { name: 'cart', path: '/e-commerce/cart', as: 'member@cholang.vn' },
  { name: 'cart-empty', path: '/e-commerce/cart' },
  { name: 'orders', path: '/e-commerce/order', as: 'member@cholang.vn' },
  { name: 'order', path: '/e-commerce/orders/{order}', as: 'member@cholang.vn', everywhere: true },
  { name: 'order-placed', path: '/e-commerce/orders/{draft}?placed=true', as: 'member@cholang.vn' },
  { name: 'find-order', path: '/e-commerce/orders/guest' },
  { name: 'guest-order', path: '{guestLink}' },
  { name: 'returns', path: '/e-commerce/returns', as: 'member@cholang.vn' },
  { name: 'return', path: '/e-commerce/returns/{return}', as: 'member@cholang.vn' },
  { name: 'return-request', path: '/e-commerce/returns/new?order={order}', as: 'member@cholang.vn' },
  { name: 'checkout', path: '/e-commerce/checkout', as: 'member@cholang.vn', everywhere: true },
  { name: 'checkout-empty', path: '/e-commerce/checkout' },
  { name: 'payment', path: '/e-commerce/payment/{draft}-001', as: 'member@cholang.vn', everywhere: true },
  { name: 'payment-vnpay', path: '/e-commerce/payment/vnpay-return?vnp_ResponseCode=24' },
  { name: 'payment-unknown', path: '/e-commerce/payment/khong-co' },
  { name: 'favorites', path: '/e-commerce/favorites', as: 'member@cholang.vn' },
  { name: 'vouchers', path: '/e-commerce/vouchers', as: 'member@cholang.vn' },
  { name: 'addresses', path: '/settings/addresses', as: 'member@cholang.vn' },
  { name: 'login', path: '/login' },
  { name: 'sign-up', path: '/sign-up' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'register', path: '/e-commerce/dang-ky' },
  { name: 'reset-password', path: '/reset-password#token=expired' },
  { name: 'sign-up-done', path: '/signup-success' },
  { name: 'restock-stop', path: '/e-commerce/restock#expired' },
  { name: 'verify-email', path: '/verify-email#token=expired' },
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
