import { can } from '#shared/contract/access.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import {
  type createSavedView as createContract,
  type ListViews,
  maxSavedViews,
  type SavedView,
  type updateSavedView as updateContract,
} from '#shared/saved-views/saved-views.contract.ts';
import { newId } from '#shared/values/ids.ts';
import { orThrow } from '#functions/platform/records/or-throw.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Actor } from '#functions/platform/tokens/access-token.ts';
import { createSavedViewRepository } from './saved-view-repository.ts';

type Staff = Pick<Actor, 'userId' | 'role'>;

/** Refuses changes of shared views by staff who may not share. */
function checkMayShare(staff: Staff, { shared }: Pick<SavedView, 'shared'>): void {
  if (shared && !can(staff.role, 'views.share')) throw new AppError('FORBIDDEN');
}

async function viewToChange({ table }: Context, staff: Staff, list: string, id: string) {
  const views = createSavedViewRepository(table, list);
  const view = orThrow(await views.find(staff.userId, id), 'SAVED_VIEW_NOT_FOUND');
  checkMayShare(staff, view);
  return { views, view };
}

export const listSavedViews = ({ table }: Context, staff: Staff, list: string): Promise<ListViews> =>
  createSavedViewRepository(table, list).listFor(staff.userId);

export async function createSavedView(
  { table, now }: Context,
  staff: Staff,
  list: string,
  { clientRequestId: requestKey, ...draft }: BodyOf<typeof createContract>,
): Promise<SavedView> {
  checkMayShare(staff, draft);
  const views = createSavedViewRepository(table, list);
  const view = { ...draft, id: newId(now().getTime()), version: 1 };
  const made = await views.add(staff.userId, view, { requestKey, asked: draft });
  if ('refusal' in made) throw new AppError('TOO_MANY_SAVED_VIEWS', { params: { limit: maxSavedViews } });
  const kept = await views.find(staff.userId, made.result);
  // The view was deleted meanwhile in another tab.
  if (!kept) throw new AppError('STALE_STATE');
  return kept;
}

export async function updateSavedView(
  context: Context,
  staff: Staff,
  list: string,
  id: string,
  change: BodyOf<typeof updateContract>,
): Promise<SavedView> {
  const { views, view } = await viewToChange(context, staff, list, id);
  return orThrow(await views.change(staff.userId, view, change), 'STALE_STATE');
}

export async function deleteSavedView(
  context: Context,
  staff: Staff,
  list: string,
  id: string,
): Promise<void> {
  const { views, view } = await viewToChange(context, staff, list, id);
  if (await views.remove(staff.userId, view)) throw new AppError('SAVED_VIEW_NOT_FOUND');
}

export async function setDefaultView(
  { table }: Context,
  { userId }: Staff,
  list: string,
  id: string | null,
): Promise<void> {
  const views = createSavedViewRepository(table, list);
  const view = id === null ? undefined : await views.find(userId, id);
  if (id !== null && !view) throw new AppError('SAVED_VIEW_NOT_FOUND');
  if (await views.setDefault(userId, view)) throw new AppError('SAVED_VIEW_NOT_FOUND');
}
