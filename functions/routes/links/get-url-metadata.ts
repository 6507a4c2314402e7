import { getUrlMetadata } from '#shared/links/get-url-metadata.contract.ts';
import { publicWeb } from '#functions/domain/links/fetch-page.ts';
import { createLinkRepository } from '#functions/domain/links/link-repository.ts';
import { previewLink } from '#functions/domain/links/preview-link.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(getUrlMetadata, async ({ query }) =>
  previewLink(createLinkRepository(table()), query.url, publicWeb),
);
