import * as z from 'zod';
import { userStatuses } from './user-statuses.ts';

export const UserStatus = z.enum(userStatuses);
export type UserStatus = z.infer<typeof UserStatus>;
