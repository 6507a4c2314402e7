import { expect, it } from 'vitest';
import { isRunningStatus, jobStatuses, jobTransitions, mayMoveJob } from '#shared/jobs/job-status.ts';

it.each([
  ['queued', 'running', true],
  ['queued', 'stopped', true],
  ['queued', 'done', false],
  ['running', 'done', true],
  ['running', 'failed', true],
  ['running', 'stopped', true],
  ['running', 'taking_back', true],
  ['stopped', 'running', true],
  ['failed', 'running', true],
  ['taken_back', 'running', false],
  ['done', 'taking_back', true],
  ['done', 'running', false],
  ['taking_back', 'taken_back', true],
  ['taking_back', 'done', true],
  ['taken_back', 'taking_back', false],
] as const)('from %s to %s: %s', (from, to, may) => {
  expect(mayMoveJob(from, to)).toBe(may);
});

it('whatever is under way can end', () => {
  for (const status of jobStatuses.filter(isRunningStatus))
    expect(jobTransitions[status]).toContain('failed');
});
