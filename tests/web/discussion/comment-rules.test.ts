import { describe, expect, it } from 'vitest';
import { Comment } from '#shared/discussion/comment.ts';
import { isLiked, likesOf, withLike } from '#web/features/discussion/rules/like-counts.ts';
import { refusalOf } from '#web/features/discussion/rules/refusal.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import { exampleOf } from '../support/example-of.ts';

const comment = (reactions: Comment['reactions'], reaction: string | null = null) =>
  exampleOf(Comment, { reactions, reaction });
const shown = (of: Comment) => [isLiked(of), of.reaction, of.reactions];

describe('a like of a comment', () => {
  it('is counted, and other reactions stay', () => {
    expect(shown(withLike(comment({ like: 2, helpful: 1 }), true))).toEqual([
      true,
      'like',
      { like: 3, helpful: 1 },
    ]);
  });

  it('is the first one of a comment without any', () => {
    expect(likesOf(comment({}))).toBe(0);
    expect(shown(withLike(comment({}), true))).toEqual([true, 'like', { like: 1 }]);
  });

  it('that is taken back is counted no longer, and there are never fewer than none', () => {
    expect(shown(withLike(comment({ like: 2 }, 'like'), false))).toEqual([false, null, { like: 1 }]);
    expect(shown(withLike(comment({ like: 0 }, 'like'), false))).toEqual([false, null, { like: 0 }]);
  });

  it('changes nothing where the reader did so before', () => {
    const liked = comment({ like: 2 }, 'like');
    const other = comment({ like: 2 }, 'helpful');
    expect([withLike(liked, true), withLike(other, false)]).toEqual([liked, other]);
  });
});

describe('the reason of a comment that was not stored', () => {
  it.each([
    [0, undefined],
    [399, undefined],
    [400, 'Vì sao'],
    [499, 'Vì sao'],
    [500, undefined],
  ])('with the status %i is %s', (status, reason) => {
    expect(refusalOf(new ApiError({ message: 'Vì sao', status, code: 'UNKNOWN' }))).toBe(reason);
  });

  it('is none for anything else that went wrong', () => {
    expect(refusalOf(new Error('Vì sao'))).toBeUndefined();
  });
});
