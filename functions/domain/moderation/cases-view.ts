import { Case } from '#shared/moderation/moderation.contract.ts';
import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { caseFeed } from './case-keys.ts';
import { StoredCase } from './case-record.ts';

export const casesView = defineView(StoredCase, {
  ...caseFeed,
  version: 2,
  columns: {
    state: column.text(({ state }) => state),
    cause: column.text(({ cause }) => cause),
    createdAt: column.text(({ createdAt }) => createdAt),
    updatedAt: column.text(({ updatedAt }) => updatedAt),
    reportCount: column.number(({ reportCount }) => reportCount),
  },
  searched: ({ excerpt, place }) => [excerpt, place.title],
  indexes: [
    ['createdAt'],
    ['updatedAt desc'],
    ['state', 'createdAt'],
    ['state', 'updatedAt desc'],
    ['cause', 'createdAt'],
    ['reportCount desc'],
  ],
  row: Case,
});
