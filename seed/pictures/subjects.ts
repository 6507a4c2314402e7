import { foodSubjects } from './food-subjects.ts';
import { subjectsByKind } from './subjects-by-kind.ts';

/** All subjects of the demo shop's pictures. */
export const subjects = { ...foodSubjects, ...subjectsByKind };
export type SubjectKey = keyof typeof subjects;

export const isSubject = (key: string): key is SubjectKey => key in subjects;
