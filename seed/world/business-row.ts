import type { SubjectKey } from '#seed/pictures/subjects.ts';

/** Row of a business. Places and shelves are comma-separated, because their names contain spaces. */
export type BusinessRow = [
  name: string,
  province: string,
  mark: SubjectKey,
  places: string,
  sells: string,
  about: string,
];
