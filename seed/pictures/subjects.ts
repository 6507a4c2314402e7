import { foodSubjects } from './food-subjects.ts';
import { thingSubjects } from './subjects-by-kind.ts';

/** All subjects of the demo shop's pictures. */
export const subjects = { ...foodSubjects, ...thingSubjects };
export type SubjectKey = keyof typeof subjects;

export const isSubject = (key: string): key is SubjectKey => key in subjects;
