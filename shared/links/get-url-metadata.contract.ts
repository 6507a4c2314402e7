import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';

/** `www.example.vn` as people write it is as good as its full address. */
const WebAddress = z
  .string()
  .max(2048)
  .transform((text) => text.trim().replace(/^www\./i, 'https://www.'))
  .pipe(z.url({ protocol: /^https?$/, hostname: /./ }));

/** What a link leads to, as its page describes itself; where that cannot be learnt, its host's name. */
export const UrlMetadata = z.object({
  url: z.string(),
  domain: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.string().nullable(),
});
export type UrlMetadata = z.infer<typeof UrlMetadata>;

export const getUrlMetadata = defineRoute({
  name: 'links/get-url-metadata',
  summary: 'Title, description and picture of the page behind a link',
  method: 'GET',
  path: '/url-metadata',
  access: 'public',
  query: z.object({ url: WebAddress }),
  reply: UrlMetadata,
  limit: { calls: 120, seconds: 60 },
  cacheSeconds: 300,
});
