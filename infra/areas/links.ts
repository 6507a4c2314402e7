import { getUrlMetadata } from '#shared/links/get-url-metadata.contract.ts';
import { route, type Area } from './area.ts';

/** It reads what strangers wrote: whatever that does to it, it can touch nothing else. */
const onlyPreviews = { table: 'write', only: ['PREVIEW#', 'LIMIT#'] } as const;

export const linksArea: Area = {
  name: 'links',
  routes: [route(getUrlMetadata, onlyPreviews)],
};
