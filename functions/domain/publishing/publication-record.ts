import * as z from 'zod';
import type { ActivityEntity } from '#shared/activity/activity-choices.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { PublicationFields } from '#shared/publishing/publication.ts';
import { Sums } from '#functions/domain/subjects/subject-counters.ts';
import type { AuditedFields } from '#functions/platform/records/audited-fields.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import type { Feed } from '#functions/platform/views/view-feed.ts';
import { auditedPublication } from './publication-rules.ts';
import { publicationKeys } from './publishing-keys.ts';

/** Card of content with an author: the fields that lists show of its text, and those of all kinds. */
export const authoredCard = <Shape extends z.ZodRawShape>(shape: Shape) =>
  PublicationFields.extend(shape).extend({
    id: z.string(),
    authorId: z.string(),
    createdAt: z.string(),
    /** Sums of likes, comments and views, and their version; they follow the counters within seconds. */
    sums: Sums,
    sumsVersion: z.int(),
  });

type CountedCard = PublicationFields & { sums: Sums; sumsVersion: number };

type Rules<S extends CountedCard> = {
  kind: string;
  schema: z.ZodType<S>;
  missing: ErrorCode;
  feed?: Feed;
  /** Further fields that other operations count on the card. */
  counters?: readonly (keyof S & string)[];
  /** Fields for the audit log beside those of publishing; kinds that members write have none. */
  audited?: { as: ActivityEntity; fields: AuditedFields<S> };
};

/** Declares the versioned record of a kind of content. Likes, comments and views do not raise its version. */
export const publicationRecord = <S extends CountedCard>({
  kind,
  schema,
  missing,
  feed,
  counters = [],
  audited,
}: Rules<S>) =>
  versioned<{ id: string }, S, 'STALE_STATE'>({
    entity: kind,
    schema,
    key: ({ id }) => publicationKeys(kind).card(id),
    version: 'version',
    counters: ['sums', 'sumsVersion', ...counters],
    stale: 'STALE_STATE',
    missing,
    ...(feed && { feed }),
    ...(audited && {
      activity: { of: audited.as, told: { ...auditedPublication, ...audited.fields } },
    }),
  });
