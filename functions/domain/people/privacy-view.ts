import { type PrivacyState, privacyStates, isOpenRequest } from '#shared/people/privacy-choices.ts';
import { StaffPrivacyRequest } from '#shared/people/privacy.contract.ts';
import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { waitingRows } from '#functions/platform/views/waiting-rows.ts';
import { privacyFeed } from './people-keys.ts';

export const privacyView = defineView(StaffPrivacyRequest, {
  ...privacyFeed,
  version: 2,
  columns: {
    state: column.text(({ state }) => state),
    kind: column.text(({ kind }) => kind),
    userId: column.text(({ userId }) => userId),
    dueOn: column.text(({ dueOn }) => dueOn),
    createdAt: column.text(({ createdAt }) => createdAt),
  },
  searched: ({ text, id }) => [text, id],
  indexes: [['dueOn'], ['createdAt'], ['state', 'dueOn'], ['kind', 'dueOn']],
  row: StaffPrivacyRequest,
});

const open: PrivacyState[] = privacyStates.filter(isOpenRequest);

/** Privacy requests that are not answered yet. */
export const openRequests = waitingRows(() => privacyView.rows(), {
  where: [{ column: 'state', among: open }],
  since: 'createdAt',
});
