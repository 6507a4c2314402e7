import { getUrlMetadata } from '#shared/links/get-url-metadata.contract.ts';
import { route, type Area } from './area.ts';

/** The function parses untrusted content, so it has access to its own partitions only. */
const onlyPreviews = { table: 'write', only: ['PREVIEW#', 'LIMIT#'] } as const;

export const linksArea: Area = {
  name: 'links',
  routes: [route(getUrlMetadata, onlyPreviews)],
};
