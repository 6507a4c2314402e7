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

/** A list's saved views, and what may be done to them. */
export type ViewDesk = {
  views: readonly SavedView[];
  defaultId: string | null;
  /** Views can be kept at all: nobody keeps any while signed out. */
  open: boolean;
  mayChange: (view: SavedView) => boolean;
  mayShare: boolean;
  create: (draft: Draft) => Promise<SavedView>;
  change: (view: SavedView, parts: ViewParts) => Promise<SavedView>;
  remove: (view: SavedView) => Promise<void>;
  /** Null for none. */
  openWith: (id: string | null) => Promise<void>;
};

const none: ListViews = { views: [], defaultId: null };

export const savedViewsQuery = (list: string) =>
  queryOptions({
    queryKey: [...roots.savedViews, list],
    queryFn: ({ signal }) => call(listSavedViews, { params: { list }, signal }),
  });

/** Own views stand before those of all staff, in the order they were made. */
const withView = ({ views, defaultId }: ListViews, view: SavedView): ListViews => {
  const known = views.some(({ id }) => id === view.id);
  const all = known ? views.map((one) => (one.id === view.id ? view : one)) : [...views, view];
  return { views: all.toSorted((one, other) => Number(one.shared) - Number(other.shared)), defaultId };
};

/** The views of a list of staff's; of none while they may keep none. */
export function useViewDesk(list: string | undefined): ViewDesk {
  const queryClient = useQueryClient();
  const open = useCan('admin.enter') && list !== undefined;
  const mayShare = useCan('views.share');
  const query = savedViewsQuery(list ?? '');
  const { data = none } = useQuery({ ...query, enabled: open });
  const put = (change: (before: ListViews) => ListViews) =>
    queryClient.setQueryData(query.queryKey, (before = none) => change(before));

  /** Whoever was slower sees what stands there now. */
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
