import { getUrlMetadata } from '#shared/links/get-url-metadata.ts';
import { route, type Area } from './area.ts';

export const linksArea: Area = {
  name: 'links',
  routes: [route(getUrlMetadata, { table: 'write' })],
};
