/** Paths closed to crawlers, because they contain nothing to find or belong to one person. */
const closedToCrawlers = [
  '/admin',
  '/api/',
  '/dev',
  '/e-commerce/cart',
  '/e-commerce/checkout',
  '/e-commerce/favorites',
  '/e-commerce/order',
];

export const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...closedToCrawlers.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
