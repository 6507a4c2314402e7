import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  listAdminCategories,
  type StaffCategory,
  updateCategory,
} from '#shared/catalogue/staff-category.contract.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

/** All categories, parents before their children. */
export const staffCategoriesQuery = {
  ...apiQuery(listAdminCategories),
  staleTime: 5 * 60_000,
  retry: 1,
};

type CategoryPlace = { parentId: string | null; position: number };

type CategoryMove = { category: StaffCategory; to: CategoryPlace };

/** Moves a category. The list is reloaded afterwards, whether the move was accepted or refused. */
export function useMoveCategory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ category: { id, version }, to }: CategoryMove) =>
      call(updateCategory, { params: { id }, body: { ...to, version } }),
    onSettled: () => client.invalidateQueries({ queryKey: roots.catalogue }),
  });
}
