import { type Area, worker, write } from './area.ts';

export const discussionArea: Area = {
  name: 'discussion',
  workers: [
    worker('follow-subjects', 'subjects', { ...write, indexes: ['gsi1'] }, { seconds: 60, batch: 10 }),
  ],
};
