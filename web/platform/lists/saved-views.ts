import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createSavedView,
  deleteSavedView,
  type ListViews,
  listSavedViews,
  type SavedView,
  setDefaultView,
  updateSavedView,
} from '#shared/saved-views/saved-views.contract.ts';
import { isApiError } from '../api/api-error.ts';
import { call, type CallOptions } from '../api/call.ts';
import { useCan } from '../session/use-session.ts';
import * as roots from '../api/query-roots.ts';

type Draft = CallOptions<typeof createSavedView>['body'];
type ViewParts = Partial<Pick<SavedView, 'name' | 'search' | 'columns'>>;

/** Saved views of a list, and the actions on them. */
export type ViewDesk = {
  views: readonly SavedView[];
  defaultId: string | null;
  /** True if views can be stored; signed-out readers have none. */
  open: boolean;
  mayChange: (view: SavedView) => boolean;
  mayShare: boolean;
  create: (draft: Draft) => Promise<SavedView>;
  change: (view: SavedView, parts: ViewParts) => Promise<SavedView>;
  remove: (view: SavedView) => Promise<void>;
  /** Sets the default view; null for none. */
  openWith: (id: string | null) => Promise<void>;
};

const none: ListViews = { views: [], defaultId: null };

const savedViewsQuery = (list: string) =>
  queryOptions({
    queryKey: [...roots.savedViews, list],
    queryFn: ({ signal }) => call(listSavedViews, { params: { list }, signal }),
  });

/** Adds or replaces a view. Own views come before shared ones, in the order they were created. */
const withView = ({ views, defaultId }: ListViews, view: SavedView): ListViews => {
  const known = views.some(({ id }) => id === view.id);
  const all = known ? views.map((one) => (one.id === view.id ? view : one)) : [...views, view];
  return { views: all.toSorted((one, other) => Number(one.shared) - Number(other.shared)), defaultId };
};

/** Returns the saved views of a staff list; none for users who may not store any. */
export function useViewDesk(list: string | undefined): ViewDesk {
  const queryClient = useQueryClient();
  const open = useCan('admin.enter') && list !== undefined;
  const mayShare = useCan('views.share');
  const query = savedViewsQuery(list ?? '');
  const { data = none } = useQuery({ ...query, enabled: open });
  const put = (change: (before: ListViews) => ListViews) =>
    queryClient.setQueryData(query.queryKey, (before = none) => change(before));

  /** Runs a write; after a conflict it reloads the current views. */
  async function current<T>(write: Promise<T>): Promise<T> {
    try {
      return await write;
    } catch (error) {
      if (isApiError(error, 'STALE_STATE') || isApiError(error, 'SAVED_VIEW_NOT_FOUND'))
        await queryClient.invalidateQueries({ queryKey: query.queryKey });
      throw error;
    }
  }
  const params = { list: list ?? '' };

  return {
    ...data,
    open,
    mayShare,
    mayChange: ({ shared }) => mayShare || !shared,
    async create(body) {
      const view = await call(createSavedView, { params, body });
      put((before) => withView(before, view));
      return view;
    },
    async change({ id, version }, parts) {
      const body = { version, ...parts };
      const view = await current(call(updateSavedView, { params: { ...params, id }, body }));
      put((before) => withView(before, view));
      return view;
    },
    async remove({ id }) {
      await current(call(deleteSavedView, { params: { ...params, id } }));
      put(({ views, defaultId }) => ({
        views: views.filter((view) => view.id !== id),
        defaultId: defaultId === id ? null : defaultId,
      }));
    },
    async openWith(id) {
      const { defaultId } = await current(call(setDefaultView, { params, body: { id } }));
      put((before) => ({ ...before, defaultId }));
    },
  };
}
