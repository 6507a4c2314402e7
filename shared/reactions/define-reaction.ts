import * as z from 'zod';
import type { ErrorCode } from '../contract/errors.ts';
import { type AnyContract, defineRoute } from '../contract/route.ts';
import { SubjectId } from '../subjects/subject.ts';
import { LikeBody, LikedState, ReactionState } from './reaction.ts';

type SubjectRoute = Pick<AnyContract, 'name' | 'summary' | 'path'> & { missing: ErrorCode };

const ofSubject = ({ missing, ...route }: SubjectRoute) =>
  ({
    ...route,
    params: z.object({ id: SubjectId }),
    errors: [missing],
    limit: { calls: 120, seconds: 60 },
  }) as const;

/** Defines the reaction of a member to a subject with several types on offer: one of them, or none. */
export const defineReaction = <const Type extends string>({
  types,
  ...route
}: SubjectRoute & { types: readonly [Type, ...Type[]] }) =>
  defineRoute({
    ...ofSubject(route),
    method: 'PUT',
    access: 'active-member',
    body: z.strictObject({ type: z.enum(types).nullable() }),
    reply: ReactionState,
  });

/** Defines the like of a member on a subject that can only be liked. */
export const defineLike = (route: SubjectRoute) =>
  defineRoute({
    ...ofSubject(route),
    method: 'POST',
    access: 'active-member',
    body: LikeBody,
    reply: LikedState,
  });

/** Defines how the browser tells that a subject has been on screen for two seconds. */
export const defineViewCount = (route: SubjectRoute) =>
  defineRoute({
    ...ofSubject(route),
    method: 'PATCH',
    access: 'guest',
    reply: z.object({ counted: z.boolean() }),
  });
