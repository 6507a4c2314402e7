/** What holds nothing to find, or belongs to one person. */
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
