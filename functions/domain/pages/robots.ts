/** Paths that contain nothing to search for, or personal data. */
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
