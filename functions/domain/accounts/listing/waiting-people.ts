import { waitingStatuses } from '#shared/people/approval-choices.ts';
import { waitingRows } from '#functions/platform/views/waiting-rows.ts';
import { usersView } from './users-view.ts';

/** People who wait for an admin to approve their account or their identity documents. */
export const waitingPeople = waitingRows(() => usersView.rows(), {
  where: [{ column: 'status', among: [...waitingStatuses] }],
  since: 'waitsSince',
});
