import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { isRunningStatus } from '#shared/jobs/job-status.ts';
import type { Job, JobRowStatus } from '#shared/jobs/job.ts';
import {
  getJob,
  getJobFile,
  listJobRows,
  listJobs,
  resumeJob,
  startJob,
  stopJob,
  takeBackJob,
} from '#shared/jobs/jobs.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { call, type CallOptions } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';

export type JobStartBody = CallOptions<typeof startJob>['body'];

/** Polling interval for a running job, as a fallback for live events that do not arrive. */
const askAgainMilliseconds = 4000;
const underWay = (jobs: readonly Job[]): boolean => jobs.some(({ status }) => isRunningStatus(status));

const recentCount = 10;

/** The user's latest jobs. Running ones are found again here, on any page and after a reload. */
export const recentJobsQuery = queryOptions({
  queryKey: [...roots.jobs, 'recent'],
  queryFn: ({ signal }) => call(listJobs, { query: { take: recentCount }, signal }),
  staleTime: 30_000,
  refetchInterval: ({ state }) => (underWay(state.data?.data ?? []) ? askAgainMilliseconds : false),
});

export const allJobsQuery = infiniteQueryOptions({
  queryKey: [...roots.jobs, 'all'],
  queryFn: ({ signal, pageParam }) =>
    call(listJobs, { query: { take: 20, ...(pageParam && { cursor: pageParam }) }, signal }),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  staleTime: 30_000,
  refetchInterval: ({ state }) =>
    underWay(state.data?.pages.flatMap(({ data }) => data) ?? []) ? askAgainMilliseconds : false,
});

export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: [...roots.jobs, 'one', id],
    queryFn: ({ signal }) => call(getJob, { params: { id }, signal }),
    // The reply that started a job is old at once.
    staleTime: ({ state }) => (state.data && underWay([state.data]) ? 0 : 30_000),
    refetchInterval: ({ state }) => (state.data && underWay([state.data]) ? askAgainMilliseconds : false),
  });

export const jobRowsQuery = (id: string, status: JobRowStatus) =>
  infiniteQueryOptions({
    queryKey: [...roots.jobs, 'rows', id, status],
    queryFn: ({ signal, pageParam }) =>
      call(listJobRows, {
        params: { id },
        query: { status, take: 50, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

const keeps = ({ id }: Job) => jobQuery(id);

export const useStartJob = () => useAct(startJob, { keeps });
export const useStopJob = () => useAct(stopJob, { keeps });
export const useResumeJob = () => useAct(resumeJob, { keeps });
export const useTakeBackJob = () => useAct(takeBackJob, { keeps });

/** Downloads a job's file. The link is requested each time, because it is valid for minutes only. */
export async function fetchJobFile(id: string): Promise<void> {
  const { url, name } = await call(getJobFile, { params: { id } });
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
}

/** Waits while the user still looks at the button; with a longer file, other work goes on meanwhile. */
const soon = { tries: 15, everyMilliseconds: 1000 };

/** Downloads a job's file once ready. Returns false if that takes long or fails; the job's card says so. */
export async function fetchFileSoon(id: string): Promise<boolean> {
  for (let attempt = 0; attempt < soon.tries; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one question follows the other
    await new Promise((resolve) => setTimeout(resolve, soon.everyMilliseconds));
    // oxlint-disable-next-line no-await-in-loop -- as above
    const { status } = await call(getJob, { params: { id } });
    if (status === 'done') {
      await fetchJobFile(id);
      return true;
    }
    if (!isRunningStatus(status)) return false;
  }
  return false;
}
