import type { PublicationFields } from '#shared/publishing/publication.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { type PublicationRules, unpublishedFields } from './publication-rules.ts';
import type { PublicationTexts } from './publication-texts.ts';

/** Fields of a record that was written and published once. */
const publishedFields = (slug: string, at: string): PublicationFields => ({
  status: 'published',
  slug,
  publishedAt: at,
  updatedAt: at,
  publishAt: null,
  publishedVersion: 1,
  hasDraft: false,
  reason: null,
  lastMove: { name: 'publish', from: 1 },
  version: 2,
});

/** Records for data that is made as a whole, such as the demo shop. */
export function madeAsWhole<S extends PublicationFields, D extends object>(
  { record, slugs, cardOf }: PublicationRules<S, D>,
  texts: PublicationTexts<D>,
) {
  type T = S & { id: string };
  type WholeRecord = { id: string; text: D; at: string; card: Partial<Omit<S, keyof PublicationFields>> };

  // The fields of publishing and those of the area are all fields of `S`.
  const toCard = ({ id, text, card }: WholeRecord, fields: PublicationFields): T =>
    ({ ...card, ...cardOf(text), ...fields, id }) as unknown as T;

  /** Record as creating and publishing it leave it. */
  const publishedOnce = {
    toCard: ({ slug, ...made }: WholeRecord & { slug: string }): T =>
      toCard(made, publishedFields(slug, made.at)),
    /** Everything that is stored of it: its card, its empty draft, its text and version, and its slug. */
    itemsOf: (card: T, text: D, by: string): Item[] => {
      const { id, slug, updatedAt: at } = card;
      return [
        record.item(card),
        texts.draftItem(id, { text: null, version: 2, savedAt: at, savedBy: by }),
        ...Object.values(texts.versionItems(id, { number: 1, at, by }, text)),
        ...(slugs ? [slugs.item(slug, id)] : []),
      ];
    },
  };

  /** Record as creating it leaves it: nobody but its editors sees it. */
  const draftOnce = {
    toCard: (made: WholeRecord): T => toCard(made, unpublishedFields(made.at)),
    itemsOf: (card: T, text: D, by: string): Item[] => [
      record.item(card),
      texts.draftItem(card.id, { text, version: 1, savedAt: card.updatedAt, savedBy: by }),
    ],
  };

  return { publishedOnce, draftOnce };
}
