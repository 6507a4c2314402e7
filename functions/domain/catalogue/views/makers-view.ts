import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { makerFeed } from '../catalogue-keys.ts';
import { StoredMaker } from './maker-record.ts';

/** View of businesses and brands; there are so few that lists read all of them. */
export const makersView = defineView(StoredMaker, {
  ...makerFeed,
  version: 3,
  columns: { entity: column.text(({ entity }) => entity) },
  indexes: [['entity']],
  row: StoredMaker,
});
