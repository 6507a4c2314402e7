import { foodSubjects } from './food-subjects.ts';
import { thingSubjects } from './thing-subjects.ts';

/** Everything the market's pictures can show. */
export const subjects = { ...foodSubjects, ...thingSubjects };
export type SubjectKey = keyof typeof subjects;

export const isSubject = (key: string): key is SubjectKey => key in subjects;
