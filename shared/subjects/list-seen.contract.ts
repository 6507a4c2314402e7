import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';
import { Subject } from './subject.ts';

const maxShown = 20;

/** Content that a member saw lately. */
export const RecentSubject = Subject.extend({ title: z.string(), at: z.string() });
export type RecentSubject = z.infer<typeof RecentSubject>;

export const listSeenSubjects = defineRoute({
  name: 'subjects/list-seen-subjects',
  summary: 'News, documents and other content that the caller saw lately, the latest first',
  method: 'GET',
  path: '/me/seen',
  access: 'member',
  query: z.object({ limit: z.coerce.number().int().min(1).max(maxShown).default(5) }),
  reply: z.array(RecentSubject).max(maxShown),
});
