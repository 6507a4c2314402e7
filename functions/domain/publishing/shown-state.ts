import type { PublicationFields } from '#shared/publishing/publication.ts';

/** Answer to a switch that shows a record to its readers or hides it. */
export const toShownState = ({ status, version }: Pick<PublicationFields, 'status' | 'version'>) => ({
  isPublished: status === 'published',
  version,
});
