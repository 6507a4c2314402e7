/**
 * Access patterns of publishing, and the keys that serve them.
 *
 *   card, which lists show                     pk <KIND>#<id>          sk CARD
 *   record with a slug, current or former      pk SLUG#<kind>#<slug>   sk CLAIM
 *   draft that editors share                   pk <KIND>#<id>          sk DRAFT
 *   text that readers see                      pk <KIND>#<id>          sk TEXT
 *   text that a due item will publish          pk <KIND>#<id>          sk SCHEDULED
 *   published versions, newest first           pk <KIND>#<id>          sk VERSION#<number>
 *   text of a version                          pk <KIND>#<id>          sk VERSION-TEXT#<number>
 */
const numberDigits = 6;
const sorted = (number: number): string => String(number).padStart(numberDigits, '0');

export const slugKey = (kind: string, slug: string) => ({ pk: `SLUG#${kind}#${slug}`, sk: 'CLAIM' });

/** Prefix of the sort keys of versions; it does not match their texts. */
export const versionPrefix = 'VERSION#';

export function publicationKeys(kind: string) {
  const partition = (id: string) => `${kind.toUpperCase()}#${id}`;
  return {
    partition,
    card: (id: string) => ({ pk: partition(id), sk: 'CARD' }),
    draft: (id: string) => ({ pk: partition(id), sk: 'DRAFT' }),
    text: (id: string) => ({ pk: partition(id), sk: 'TEXT' }),
    scheduled: (id: string) => ({ pk: partition(id), sk: 'SCHEDULED' }),
    version: (id: string, number: number) => ({
      pk: partition(id),
      sk: versionPrefix + sorted(number),
    }),
    versionText: (id: string, number: number) => ({
      pk: partition(id),
      sk: `VERSION-TEXT#${sorted(number)}`,
    }),
  };
}
