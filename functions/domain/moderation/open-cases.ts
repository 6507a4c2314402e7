import { waitingRows } from '#functions/platform/views/waiting-rows.ts';
import { casesView } from './cases-view.ts';

/** Content that waits for a moderator's decision. */
export const openCases = waitingRows(() => casesView.rows(), {
  where: [{ column: 'state', is: 'open' }],
  since: 'createdAt',
});
