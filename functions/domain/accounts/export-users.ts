import { exportList } from '#functions/domain/jobs/export-list.ts';
import { userList } from './list-users.ts';

/** The member list as staff narrowed it. */
export const exportUsers = exportList(userList, { fileName: { vi: 'thanh-vien', en: 'members' } });
