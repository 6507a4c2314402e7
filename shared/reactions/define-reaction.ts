import * as z from 'zod';
import type { ErrorCode } from '../contract/errors.ts';
import { type AnyContract, defineRoute } from '../contract/route.ts';
import { SubjectId } from '../subjects/subject.ts';
import { ReactionState } from './reaction.ts';

/** Defines the reaction of a member to a subject with several types on offer: one of them, or none. */
export const defineReaction = <const Type extends string>({
  types,
  missing,
  ...route
}: Pick<AnyContract, 'name' | 'summary' | 'path'> & {
  types: readonly [Type, ...Type[]];
  missing: ErrorCode;
}) =>
  defineRoute({
    ...route,
    method: 'PUT',
    access: 'active-member',
    params: z.object({ id: SubjectId }),
    body: z.strictObject({ type: z.enum(types).nullable() }),
    reply: ReactionState,
    errors: [missing],
    limit: { calls: 120, seconds: 60 },
  });
