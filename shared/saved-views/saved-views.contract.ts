import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { tidy } from '../values/text.ts';

/** Maximum saved views of one list, per person and for all staff; more would be hard to search. */
export const maxSavedViews = 50;

/** Name of a list in API paths and in browser storage, such as `users`. */
export const ListName = z.string().regex(/^[a-z][a-z-]{0,39}$/);

const PartName = z.string().regex(/^[a-zA-Z][\w-]{0,39}$/);
const ColumnNames = z.array(PartName).max(60);

/** Maximum size of one view's filters in JSON, because all views of a list are read at once. */
const maxLetters = 4000;

/** Filters and sort order as they are in the list's URL. The list itself ignores those it no longer knows. */
const ViewSearch = z
  .record(PartName, z.union([z.string(), z.int(), z.boolean()]))
  .refine((search) => JSON.stringify(search).length <= maxLetters, { error: 'invalid' });

const parts = {
  name: z.string().max(120).transform(tidy).pipe(z.string().min(1).max(60)).describe('What its tab says'),
  search: ViewSearch,
  columns: z.strictObject({ order: ColumnNames, hidden: ColumnNames }),
};

export const SavedView = z.object({
  id: z.string(),
  ...parts,
  name: z.string(),
  /** Visible to all staff; otherwise only to its owner. */
  shared: z.boolean(),
  /** Incremented with every change; used for the version check. */
  version: z.int(),
});
export type SavedView = z.infer<typeof SavedView>;

/** The views of a list that a person sees: their own, then the shared ones, each in order of creation. */
export const ListViews = z.object({
  views: z.array(SavedView),
  /** The view with which the list opens for this person. */
  defaultId: z.string().nullable(),
});
export type ListViews = z.infer<typeof ListViews>;

/** The fields that a person enters for a view: its name, and whether it is shared. */
export const ViewName = z.object({ name: parts.name, shared: z.boolean() });

const ofList = z.object({ list: ListName });
const ofView = z.object({ list: ListName, id: z.string().min(1).max(40) });
/** All staff may save views on every list; sharing one needs `views.share`. */
const access = staff('admin.enter');
const limit = { calls: 120, seconds: 60 };

export const listSavedViews = defineRoute({
  name: 'saved-views/list-saved-views',
  summary: "A list's saved views: one's own and those of all staff",
  method: 'GET',
  path: '/admin/saved-views/{list}',
  access,
  params: ofList,
  reply: ListViews,
});

export const createSavedView = defineRoute({
  name: 'saved-views/create-saved-view',
  summary: 'Save filters, order and columns of a list as a view',
  method: 'POST',
  path: '/admin/saved-views/{list}',
  access,
  params: ofList,
  body: z.strictObject({
    ...parts,
    shared: z.boolean().default(false),
    /** Idempotency key: a retry with the same key returns the same view. */
    clientRequestId: z.string().min(8).max(64).optional(),
  }),
  reply: SavedView,
  status: 201,
  errors: ['TOO_MANY_SAVED_VIEWS', 'REQUEST_DIFFERS', 'STALE_STATE'],
  limit,
});

export const updateSavedView = defineRoute({
  name: 'saved-views/update-saved-view',
  summary: 'Change a saved view as it was seen; what is left out stays',
  method: 'PATCH',
  path: '/admin/saved-views/{list}/{id}',
  access,
  params: ofView,
  body: z.strictObject({
    version: z.int().min(1),
    name: parts.name.optional(),
    search: parts.search.optional(),
    columns: parts.columns.optional(),
  }),
  reply: SavedView,
  errors: ['SAVED_VIEW_NOT_FOUND', 'STALE_STATE'],
  limit,
});

export const deleteSavedView = defineRoute({
  name: 'saved-views/delete-saved-view',
  summary: 'Delete a saved view',
  method: 'DELETE',
  path: '/admin/saved-views/{list}/{id}',
  access,
  params: ofView,
  reply: z.object({ success: z.boolean() }),
  errors: ['SAVED_VIEW_NOT_FOUND'],
  limit,
});

export const setDefaultView = defineRoute({
  name: 'saved-views/set-default-view',
  summary: 'The view a list opens with, for whoever asks; null for none',
  method: 'PUT',
  path: '/admin/saved-views/{list}/default',
  access,
  params: ofList,
  body: z.strictObject({ id: z.string().min(1).max(40).nullable() }),
  reply: z.object({ defaultId: z.string().nullable() }),
  errors: ['SAVED_VIEW_NOT_FOUND'],
  limit,
});
