/** Class names of a list of documents as cards. */
export const cardGrid = 'grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 xl:grid-cols-3';
