import type { PublicationFields } from '#shared/publishing/publication.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import type { PublicationRules } from './publication-rules.ts';
import type { PublicationTexts } from './publication-texts.ts';

/** Fields of a record that was written and published once. */
const fieldsOf = (slug: string, at: string): PublicationFields => ({
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

/** Records as creating and publishing leave them, for data that is made as a whole. */
export function publishedOnce<S extends PublicationFields, D extends object>(
  { record, slugs, cardOf }: PublicationRules<S, D>,
  texts: PublicationTexts<D>,
) {
  type T = S & { id: string };
  type Made = {
    id: string;
    slug: string;
    text: D;
    at: string;
    card: Partial<Omit<S, keyof PublicationFields>>;
  };

  // The fields of publishing and those of the area are all fields of `S`.
  const toCard = ({ id, slug, text, at, card }: Made): T =>
    ({ ...card, ...cardOf(text), ...fieldsOf(slug, at), id }) as unknown as T;

  /** Everything that is stored of a record: its card, its empty draft, its text and version, and its slug. */
  const itemsOf = (card: T, text: D, by: string): Item[] => {
    const { id, slug, updatedAt: at } = card;
    return [
      record.item(card),
      texts.draftItem(id, { text: null, version: 2, savedAt: at, savedBy: by }),
      ...Object.values(texts.versionItems(id, { number: 1, at, by }, text)),
      ...(slugs ? [slugs.item(slug, id)] : []),
    ];
  };

  return { toCard, itemsOf };
}
