import type { OwnDocumentItem } from '#shared/library/document.ts';
import type { LibrarySearch } from './library-search.ts';

/** Returns the link that opens a document above the list, so that closing it goes back to the list. */
export const openingLink = ({ slug }: Pick<OwnDocumentItem, 'slug'>, search: LibrarySearch) =>
  ({
    to: '/documents/$address',
    params: { address: slug },
    search,
    state: { isFromLibrary: true },
    resetScroll: false,
  }) as const;
