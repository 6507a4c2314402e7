import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';

/** A web address; `www.example.vn` without a protocol is accepted too. */
const WebAddress = z
  .string()
  .max(2048)
  .transform((text) => text.trim().replace(/^www\./i, 'https://www.'))
  .pipe(z.url({ protocol: /^https?$/, hostname: /./ }));

/** Metadata of a linked page as the page describes itself, or its host name if there is none. */
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
