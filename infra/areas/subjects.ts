import { listSeenSubjects } from '#shared/subjects/list-seen.contract.ts';
import { type Area, read, route } from './area.ts';

export const subjectsArea: Area = {
  name: 'subjects',
  routes: [route(listSeenSubjects, { ...read, indexes: ['gsi1'] })],
};
