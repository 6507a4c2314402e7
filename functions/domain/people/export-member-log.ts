import { exportRows } from '#functions/domain/jobs/export-rows.ts';
import { listPage } from '#functions/domain/jobs/export-list.ts';
import { memberLogList } from './read-member-log.ts';

/** Exports the member log with the filters that staff set, one line per event. */
export const exportMemberLog = exportRows<{ id: string }>({
  fileName: { vi: 'nhat-ky-hoat-dong', en: 'activity-log' },
  idOf: ({ id }) => id,
  page: async (job, after, take, { now }) => {
    const page = await listPage(memberLogList(now), job, { after, take });
    return {
      ...page,
      rows: page.rows.map(({ snapshot, ...row }) => ({ ...snapshot, ...row })),
    };
  },
});
