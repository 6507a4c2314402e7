/** Paths that the server renders with data; others get the web app's page as built. */
export const pagePatterns: readonly string[] = [
  '/',
  '/e-commerce',
  '/e-commerce/cart',
  '/e-commerce/product',
  '/e-commerce/product/*',
  '/e-commerce/category/*',
  '/e-commerce/business/*',
  '/e-commerce/brand/*',
  '/documents',
  '/documents/*',
  '/news',
  '/news/*',
  '/news.xml',
  '/sitemap*.xml',
  '/robots.txt',
  '/.well-known/security.txt',
];
