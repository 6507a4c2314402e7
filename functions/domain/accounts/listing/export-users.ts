import { exportList } from '#functions/domain/jobs/export-list.ts';
import { userList } from './list-users.ts';

/** Exports the member list with the filters that staff set. */
export const exportUsers = exportList(userList, { fileName: { vi: 'thanh-vien', en: 'members' } });
