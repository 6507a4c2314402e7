import { describe, expect, it } from 'vitest';
import { Comment } from '#shared/discussion/comment.ts';
import {
  anchorOf,
  leadsToLinked,
  linkedId,
  withLinked,
} from '#web/features/discussion/rules/comment-link.ts';
import { exampleOf } from '../support/example-of.ts';

const id = (last: string) => `01ARZ3NDEKTSV4RRFFQ69G5FA${last}`;
const comment = (last: string, parent?: string) =>
  exampleOf(Comment, { id: id(last), parentId: parent === undefined ? null : id(parent) });
const [top, middle, last] = [comment('A'), comment('B', 'A'), comment('C', 'B')];
const branch = [top, middle, last];

describe('a link to a comment', () => {
  it('names it in the anchor, and other anchors name none', () => {
    expect(linkedId(anchorOf(id('A')))).toBe(id('A'));
    expect(linkedId('noi-dung')).toBeUndefined();
    expect(linkedId('')).toBeUndefined();
  });

  it('puts its comment first, and a reply after those that are loaded', () => {
    const other = comment('Z');
    expect(withLinked([other], branch, null)).toEqual([top, other]);
    const reply = comment('Y', 'A');
    expect(withLinked([reply], branch, id('A'))).toEqual([reply, middle]);
  });

  it('shows no comment twice, and changes no other list', () => {
    const loaded = [comment('Z'), top];
    expect(withLinked(loaded, branch, null)).toBe(loaded);
    expect(withLinked(loaded, branch, id('Z'))).toBe(loaded);
    expect(withLinked(loaded, [], null)).toBe(loaded);
  });

  it('opens the replies that lead to it, and not those below it', () => {
    expect([leadsToLinked(branch, id('A')), leadsToLinked(branch, id('B'))]).toEqual([true, true]);
    expect([leadsToLinked(branch, id('C')), leadsToLinked(branch, id('Z'))]).toEqual([false, false]);
  });
});
