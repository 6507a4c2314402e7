import * as z from 'zod';
import type { Assembly } from '../../template/template.ts';
import type { FileUploads } from './file-uploads.ts';

const Rule = z.object({
  Status: z.string(),
  Prefix: z.string().default(''),
  AbortIncompleteMultipartUpload: z.object({ DaysAfterInitiation: z.number() }).optional(),
});
const Bucket = z.object({
  LifecycleConfiguration: z.object({ Rules: z.array(Rule) }).optional(),
});

type AbortRule = { bucket: string; prefix: string; days: number };

const dayMs = 24 * 3600 * 1000;
const betweenSweepsMs = 3600 * 1000;

/** Reads after how many days the templates have unfinished uploads aborted. */
export const abortRules = ({ declared }: Assembly): AbortRule[] =>
  declared('AWS::S3::Bucket', Bucket).flatMap(({ name, properties }) =>
    (properties.LifecycleConfiguration?.Rules ?? []).flatMap((rule) => {
      const days = rule.AbortIncompleteMultipartUpload?.DaysAfterInitiation;
      return days !== undefined && rule.Status === 'Enabled'
        ? [{ bucket: name, prefix: rule.Prefix, days }]
        : [];
    }),
  );

/** Aborts the uploads that are older than a rule allows. */
export function abortOldUploads(uploads: FileUploads, rules: readonly AbortRule[], now: number): void {
  for (const { bucket, prefix, days } of rules)
    for (const upload of uploads.list(bucket, prefix))
      if (upload.initiatedAt + days * dayMs <= now) uploads.abort(upload);
}

/** Aborts old uploads now and every hour; returns a function that stops it. */
export function keepAborted(
  uploads: FileUploads,
  rules: readonly AbortRule[],
  now: () => number,
): () => void {
  abortOldUploads(uploads, rules, now());
  const timer = setInterval(() => abortOldUploads(uploads, rules, now()), betweenSweepsMs);
  timer.unref();
  return () => clearInterval(timer);
}
