import * as z from 'zod';
import type { Access } from '../contract/access.ts';
import type { ErrorCode } from '../contract/errors.ts';
import { defineRoute } from '../contract/route.ts';
import { SubjectId } from '../subjects/subject.ts';
import { DraftState, PublicationFields, VersionLine } from './publication.ts';

/** Moves that an editor makes by hand. Saving is an operation of its own. */
const editorMoves = [
  'publish',
  'unpublish',
  'schedule',
  'cancelSchedule',
  'discard',
  'restore',
  'rename',
  'reopen',
] as const;

const Editor = z.object({ id: z.string(), fullName: z.string() }).nullable();

/** State of a publication beside the text that an editor writes. */
export const PublicationState = PublicationFields.omit({ lastMove: true });
export type PublicationState = z.infer<typeof PublicationState>;

const MoveBody = z.strictObject({
  move: z.enum(editorMoves),
  version: z.int(),
  /** Version of the draft that was seen; for moves that read or replace it. */
  draftVersion: z.int().optional(),
  /** Moment of a planned publication. */
  at: z.iso.datetime({ offset: true }).optional(),
  /** Number of the version to restore. */
  number: z.int().min(1).optional(),
  slug: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .max(96)
    .optional(),
});
export type MoveBody = z.infer<typeof MoveBody>;

const Changes = z.array(
  z.object({
    field: z.string(),
    parts: z.array(z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })),
  }),
);

/** Defines the operations on drafts, versions and the publication of a kind of content. */
export function definePublicationRoutes<T extends z.ZodType>({
  area,
  subject,
  path,
  access,
  text,
  missing,
  hasAddress = true,
}: {
  area: string;
  subject: string;
  path: string;
  access: Access;
  text: T;
  missing: ErrorCode;
  /** False for kinds without an address of their own: they can neither be renamed nor be too incomplete. */
  hasAddress?: boolean;
}) {
  const named = (operation: string): string => `${area}/${operation}`;
  const one = { access, params: z.object({ id: SubjectId }) } as const;
  const limit = { calls: 240, seconds: 300 };
  return {
    getDraft: defineRoute({
      ...one,
      name: named(`get-${subject}-draft`),
      summary: `Text of a ${subject} as its editors have it, with the state of its publication`,
      method: 'GET',
      path: `${path}/draft`,
      reply: z.object({ text, draft: DraftState, savedBy: Editor, state: PublicationState }),
      errors: [missing],
    }),
    saveDraft: defineRoute({
      ...one,
      name: named(`save-${subject}-draft`),
      summary: `Save the draft of a ${subject} without publishing it`,
      method: 'PUT',
      path: `${path}/draft`,
      body: z.strictObject({ draftVersion: z.int(), text }),
      reply: DraftState.extend({ version: z.int() }),
      errors: [missing, 'STALE_STATE', 'PUBLICATION_STATE'],
      limit,
      maxBytes: 1024 * 1024,
    }),
    move: defineRoute({
      ...one,
      name: named(`move-${subject}`),
      summary: `Publish, plan, withdraw or restore a ${subject}`,
      method: 'POST',
      path: `${path}/publication`,
      body: MoveBody,
      reply: PublicationState,
      errors: [
        missing,
        'STALE_STATE',
        'PUBLICATION_STATE',
        ...(hasAddress ? (['PUBLICATION_INCOMPLETE', 'SLUG_EXISTS'] as const) : []),
        'PUBLISH_TIME_PAST',
        'VERSION_NOT_FOUND',
        'BAD_REQUEST',
      ],
      limit,
    }),
    listVersions: defineRoute({
      ...one,
      name: named(`list-${subject}-versions`),
      summary: `Published versions of a ${subject}, newest first`,
      method: 'GET',
      path: `${path}/versions`,
      query: z.object({ cursor: z.string().max(400).optional() }),
      reply: z.object({
        data: z.array(VersionLine.extend({ editor: Editor })),
        nextCursor: z.string().nullable(),
      }),
      errors: [missing, 'BAD_CURSOR'],
    }),
    compareVersions: defineRoute({
      ...one,
      name: named(`compare-${subject}-versions`),
      summary: `What changed in a ${subject} between a version and a later one, or the draft`,
      method: 'GET',
      path: `${path}/versions/{number}/changes`,
      params: z.object({ id: SubjectId, number: z.coerce.number().int().min(1) }),
      query: z.object({ to: z.coerce.number().int().min(1).optional() }),
      reply: Changes,
      errors: [missing, 'VERSION_NOT_FOUND'],
    }),
  };
}
