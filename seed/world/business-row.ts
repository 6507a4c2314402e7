import type { SubjectKey } from '#seed/pictures/subjects.ts';

/** Places and what is sold are lists parted by commas, as the names of both hold spaces. */
export type BusinessRow = [
  name: string,
  province: string,
  mark: SubjectKey,
  places: string,
  sells: string,
  about: string,
];
