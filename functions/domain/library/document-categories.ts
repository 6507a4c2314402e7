import { AppError } from '#shared/contract/errors.ts';
import { DocumentCategory } from '#shared/library/document.ts';
import { maxDocumentCategories } from '#shared/library/library-choices.ts';
import { collator, slugify } from '#shared/values/text.ts';
import { onceOrThrow } from '#functions/platform/records/once.ts';
import { orThrow, writeOrThrow } from '#functions/platform/records/or-throw.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { create, type Item, type Operation, update } from '#functions/platform/table/table-operations.ts';
import { libraryKeys } from './library-keys.ts';

/** Lists all categories by name. */
export async function listDocumentCategories({ table }: TableContext): Promise<DocumentCategory[]> {
  const asked = { pk: libraryKeys.categories, limit: maxDocumentCategories };
  const { items } = await table.list(asked, DocumentCategory);
  return items.toSorted((a, b) => collator.compare(a.name, b.name));
}

export const getDocumentCategory = async ({ table }: TableContext, id: string): Promise<DocumentCategory> =>
  orThrow(await table.get(libraryKeys.category(id), DocumentCategory), 'DOCUMENT_CATEGORY_NOT_FOUND');

/** Categories by id. Ids that lead nowhere are left out. */
export async function findDocumentCategories(
  { table }: TableContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DocumentCategory>> {
  const found = await table.getMany(
    [...new Set(ids)].map((id) => [libraryKeys.category(id), DocumentCategory] as const),
  );
  return new Map(found.flatMap((category) => (category ? [[category.id, category]] : [])));
}

export const documentCategoryItem = (category: DocumentCategory): Item => ({
  ...libraryKeys.category(category.id),
  entity: 'document-category',
  uses: 0,
  ...category,
});

/** Creates a category once. Its id is made from its name, so no two categories have the same name. */
export async function createDocumentCategory(
  context: TableContext,
  {
    by,
    requestKey,
    ...draft
  }: { by: string; name: string; description: string; requestKey: string | undefined },
): Promise<DocumentCategory> {
  const known = await listDocumentCategories(context);
  const id = slugify(draft.name) || 'danh-muc';
  const isNew = known.every((category) => category.id !== id);
  if (isNew && known.length >= maxDocumentCategories)
    throw new AppError('DOCUMENT_CATEGORIES_FULL', { params: { limit: maxDocumentCategories } });
  const request = { who: by, what: 'create-document-category', requestKey, asked: draft };
  const made = await onceOrThrow(context.table, request, {
    result: id,
    writes: [create(documentCategoryItem({ id, ...draft }), { refusal: 'DOCUMENT_CATEGORY_EXISTS' })],
  });
  return getDocumentCategory(context, made);
}

/**
 * Writes that a document was put into a category, in the transaction that does it. A category that is being deleted
 * refuses it, and its deletion is refused if this came first.
 */
export const noteCategoryUse = (id: string): Operation<'DOCUMENT_CATEGORY_NOT_FOUND'> =>
  update(libraryKeys.category(id), { add: { uses: 1 } }, { refusal: 'DOCUMENT_CATEGORY_NOT_FOUND' });

/** Changes the name or description of a category. Its id stays, and its documents show the new name. */
export async function updateDocumentCategory(
  context: TableContext,
  { id, name, description }: { id: string; name?: string | undefined; description?: string | undefined },
): Promise<DocumentCategory> {
  const known = await listDocumentCategories(context);
  const isTaken = known.some((other) => other.id !== id && slugify(other.name) === slugify(name ?? ''));
  if (isTaken) throw new AppError('DOCUMENT_CATEGORY_EXISTS');
  const change = update(
    libraryKeys.category(id),
    { set: { name, description } },
    { refusal: 'DOCUMENT_CATEGORY_NOT_FOUND' },
  );
  await writeOrThrow(context.table, [change]);
  return getDocumentCategory(context, id);
}
