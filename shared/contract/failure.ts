import * as z from 'zod';
import { UserStatus } from '../values/user-status-schema.ts';

/** Body of every failed call. */
export const Failure = z.object({
  message: z.string(),
  code: z.string(),
  statusCode: z.int(),
  requestId: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  retryAfter: z.int().optional(),
  /** Set only with KYC_REQUIRED. */
  userStatus: UserStatus.optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type Failure = z.infer<typeof Failure>;
