import type { PriceBookDraft } from '#shared/price-books/price-book.ts';
import { AppError } from '#shared/contract/errors.ts';
import { requireGroup } from '#functions/domain/customers/groups/customer-groups.ts';
import { missingBusinesses, missingCategories } from '#functions/domain/catalogue/records/read-cards.ts';
import type { Context } from '#functions/platform/table/context.ts';

/** Refuses terms that name a missing business, category or group. */
export async function requireKnown(
  { table }: Context,
  { scope, categories = [] }: Partial<Pick<PriceBookDraft, 'scope' | 'categories'>>,
): Promise<void> {
  const businessIds = scope?.kind === 'business' ? [scope.businessId] : [];
  const categoryIds = categories.map(({ categoryId }) => categoryId);
  const [noBusiness, noCategory] = await Promise.all([
    missingBusinesses(table, businessIds),
    missingCategories(table, categoryIds),
    scope?.kind === 'group' && requireGroup({ table }, scope.groupId),
  ]);
  if (noBusiness.length > 0) throw new AppError('UNKNOWN_BUSINESS');
  if (noCategory.length > 0) throw new AppError('UNKNOWN_CATEGORY');
}
