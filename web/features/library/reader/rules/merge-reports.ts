import { mergeProgress, type PositionOf } from '#shared/library/merge-progress.ts';
import type { ProgressReport } from '#shared/library/reading-progress.ts';

/** Adds a report to one that is not sent yet, so that a document has one report to send at most. */
export function mergeReports(
  before: ProgressReport | undefined,
  report: ProgressReport,
  positionOf: PositionOf,
): ProgressReport {
  if (!before) return report;
  const { chapterId, second, paragraph, completed } = mergeProgress(
    { ...before, furthest: before },
    report,
    positionOf,
  );
  return { chapterId, second, paragraph, completed, reset: report.reset };
}
