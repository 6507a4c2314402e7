/**
 * One upload: pk UPLOAD#<id>, sk UPLOAD. Nobody lists them: who attaches one keeps its id.
 * The file itself lies in the media bucket, the original under uploads/ (never served, gone after a day),
 * what is shown under media/.
 */
export const uploadKey = (id: string) => ({ pk: `UPLOAD#${id}`, sk: 'UPLOAD' });

export const originalKey = (ownerId: string, id: string): string => `uploads/${ownerId}/${id}`;

const shown = (id: string): string => `media/reviews/${id}`;
export const variantKey = (id: string, width: number): string => `${shown(id)}/${width}.webp`;
/** What pages put in their pictures: `{width}` is for them to fill. */
export const shownAddress = (id: string): string => `/${shown(id)}/{width}.webp`;
