import * as links from '#shared/links/get-url-metadata.contract.ts';
import { publicWeb } from '#functions/domain/links/fetch-page.ts';
import { previewLink } from '#functions/domain/links/preview-link.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const getUrlMetadata = httpRoute(links.getUrlMetadata, ({ query, table, now }) =>
  previewLink({ table, now }, { ...query, reach: publicWeb }),
);
