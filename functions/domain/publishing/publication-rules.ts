import type * as z from 'zod';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { PublicationMove, PublicationStatus } from '#shared/publishing/publication-status.ts';
import type { PublicationFields } from '#shared/publishing/publication.ts';
import { asIs } from '#functions/platform/records/audited-fields.ts';
import type { versioned } from '#functions/platform/records/versioned.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { TextVideos } from './keep-media.ts';
import type { Slugs } from './slugs.ts';

/** Record of a kind: its schema extends `PublicationFields`, its version is `version`. */
export type PublicationRecord<S extends PublicationFields> = ReturnType<
  typeof versioned<{ id: string }, S, 'STALE_STATE'>
>;

/** A save or a move, for an area that has further writes for its transaction. */
export type PublicationStep<S, D> = {
  move: PublicationMove;
  before: S;
  after: S;
  /** Text that is saved or published by this step. */
  text?: D;
};

/** All that a kind of record says about its publication. */
export type PublicationRules<S extends PublicationFields, D extends object> = {
  kind: string;
  record: PublicationRecord<S>;
  /** Text as stored; a draft may be incomplete. */
  text: z.ZodType<D>;
  /** Kinds without an address of their own leave it out. */
  slugs?: Slugs;
  titleOf: (text: D) => string;
  /** Fields of the card that lists show, such as title and excerpt. */
  cardOf: (text: D) => Partial<Omit<S, keyof PublicationFields>>;
  /** Videos that a text names. Pictures are found by their addresses. */
  videos?: TextVideos<D>;
  /** Sanitizes a text before it is stored. */
  clean?: (text: D) => D;
  /** Throws if a text is not ready to be published or submitted. */
  check?: (text: D) => void;
  /** Plain text of the fields that are compared between versions. */
  plainTexts: Readonly<Record<string, (text: D) => string>>;
  /** Statuses from which moves of this kind may begin besides the usual ones: a topic is hidden with a reason. */
  moreMoves?: Partial<Record<PublicationMove, readonly PublicationStatus[]>>;
  /** Further writes of the area: uploads that are attached, events that are recorded. */
  alongside?: (step: PublicationStep<S & { id: string }, D>) => Operation<ErrorCode>[];
};

/** Fields of publishing for the audit log of a record. */
export const auditedPublication = {
  status: asIs,
  slug: asIs,
  publishAt: asIs,
  publishedVersion: asIs,
  reason: asIs,
} as const;

/** Fields of a record that nobody has published yet. */
export const unpublishedFields = (at: string): PublicationFields => ({
  status: 'draft',
  slug: '',
  publishedAt: null,
  updatedAt: at,
  publishAt: null,
  publishedVersion: 0,
  hasDraft: true,
  reason: null,
  lastMove: null,
  version: 1,
});

/** The version of a record that its editor has seen. */
export type SeenRecord = { id: string; version: number };
/** The versions of a record and of its draft that its editor has seen. */
export type SeenDraft = SeenRecord & { draftVersion: number };
