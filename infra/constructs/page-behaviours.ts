/**
 * Paths whose pages are rendered with data on the server; all others get the web app's page as it was built.
 */
export const pagePatterns: readonly string[] = [
  '/',
  '/e-commerce',
  '/e-commerce/cart',
  '/e-commerce/product',
  '/e-commerce/product/*',
  '/e-commerce/category/*',
  '/e-commerce/business/*',
  '/e-commerce/brand/*',
  '/sitemap*.xml',
  '/robots.txt',
  '/.well-known/security.txt',
];
