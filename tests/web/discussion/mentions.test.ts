import { describe, expect, it } from 'vitest';
import { maxMentions } from '#shared/discussion/comment-text.ts';
import {
  cleanWritten,
  insertMention,
  mentionQuery,
  moveMentions,
} from '#web/features/discussion/rules/mentions.ts';

const lan = { start: 3, end: 7, userId: 'lan' };
const text = (content: string, mentions = [lan]) => ({ content, mentions });

describe('mentions move with the text', () => {
  it.each([
    ['text before moves them', 'Ơi @Lan!', 'Chị ơi @Lan!', [{ ...lan, start: 7, end: 11 }]],
    ['text after leaves them', 'Ơi @Lan!', 'Ơi @Lan! Đây', [lan]],
    ['a deletion before moves them back', 'Ơi @Lan', 'i @Lan', [{ ...lan, start: 2, end: 6 }]],
    ['a changed letter drops them', 'Ơi @Lan', 'Ơi @Lon', []],
    ['a letter within drops them', 'Ơi @Lan', 'Ơi @Laan', []],
    ['a deletion over their end drops them', 'Ơi @Lan ạ', 'Ơi @La', []],
    ['nothing changes nothing', 'Ơi @Lan', 'Ơi @Lan', [lan]],
    ['another text of the same length drops them', 'Ơi @Lan', 'Chào em', []],
  ])('%s', (_, before, after, expected) => {
    expect(moveMentions(before, after, [lan])).toEqual(expected);
  });
});

describe('the name being typed', () => {
  it.each([
    ['@La', 3, 'La'],
    ['Chào @Trần Thị', 14, 'Trần Thị'],
    ['a@b', 3, undefined],
    ['@', 1, undefined],
    ['@ Lan', 5, undefined],
    ['@Lan, ', 6, undefined],
    ['@Lan xin chào', 2, 'L'],
  ])('%s at %i is %s', (content, caret, query) => {
    expect(mentionQuery(text(content, []), caret)).toBe(query);
  });

  it('is none within or after a mention', () => {
    expect(mentionQuery(text('Ơi @Lan'), 7)).toBeUndefined();
    expect(mentionQuery(text('Ơi @Lan'), 5)).toBeUndefined();
    expect(mentionQuery(text('Ơi @Lan nhé'), 11)).toBeUndefined();
  });
});

describe('a chosen member', () => {
  it('replaces what was typed, and moves mentions behind it', () => {
    const before = text('@Ng @Lan', [{ start: 4, end: 8, userId: 'lan' }]);
    expect(insertMention(before, 3, 'Ng', { id: 'nga', fullName: 'Nga Lê' })).toEqual({
      content: '@Nga Lê  @Lan',
      mentions: [
        { start: 0, end: 7, userId: 'nga' },
        { start: 9, end: 13, userId: 'lan' },
      ],
      caret: 8,
    });
  });

  it('leaves mentions before it', () => {
    const { content, mentions } = insertMention(text('Ơi @Lan @b'), 10, 'b', { id: 'b', fullName: 'Bình' });
    expect(content).toBe('Ơi @Lan @Bình ');
    expect(mentions).toEqual([lan, { start: 8, end: 13, userId: 'b' }]);
  });
});

describe('mentions at their limits', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, place) => ({ start: 2 * place, end: 2 * place + 1, userId: 'x' }));

  it('are no more than the server takes', () => {
    const content = 'x '.repeat(maxMentions + 1);
    const given = { content: `${content}@b`, mentions: many(maxMentions) };
    const { mentions } = insertMention(given, content.length + 2, 'b', { id: 'b', fullName: 'Bình' });
    expect(mentions).toEqual(given.mentions);
  });

  it('end before a text that is inserted right behind or right before them', () => {
    expect(moveMentions('Ơi @Lan', 'Ơi @Lan!', [lan])).toEqual([lan]);
    expect(moveMentions('@Lan', '!@Lan', [{ ...lan, start: 0, end: 4 }])).toEqual([
      { ...lan, start: 1, end: 5 },
    ]);
  });

  it('are dropped where an equal letter before them came or went, as it may have been theirs', () => {
    const doubled = { ...lan, start: 1, end: 5 };
    expect(moveMentions('@@Lan', '@@@Lan', [doubled])).toEqual([]);
    expect(moveMentions('@@@Lan', '@@Lan', [{ ...lan, start: 2, end: 6 }])).toEqual([]);
  });

  it('stay where a member is chosen right behind them', () => {
    const first = { ...lan, start: 0, end: 4 };
    const given = text('@Lan@b', [first]);
    expect(insertMention(given, 6, 'b', { id: 'b', fullName: 'Bình' }).mentions[0]).toEqual(first);
  });

  it('are dropped when everything is deleted', () => {
    expect(moveMentions('@Lan', '', [{ ...lan, start: 0, end: 4 }])).toEqual([]);
  });

  it('are sought by at most forty letters', () => {
    const name = (length: number) => 'a'.repeat(length);
    const query = (length: number) => mentionQuery(text(`@${name(length)}`, []), length + 1);
    expect([query(40), query(41)]).toEqual([name(40), undefined]);
  });
});

describe('a cleaned text', () => {
  it('keeps the places of its mentions', () => {
    const { content, mentions } = cleanWritten({
      content: '  @Lan\n\n\n\n@Lan',
      mentions: [{ start: 10, end: 14, userId: 'lan' }],
    });
    expect(content).toBe('@Lan\n\n@Lan');
    expect(mentions).toEqual([{ start: 6, end: 10, userId: 'lan' }]);
  });

  it('tells mentions of the same name apart, also those without a space between them', () => {
    const content = '@Lan@Lan, @Lan!';
    const mentions = [0, 4, 10].map((start, place) => ({
      start,
      end: start + 4,
      userId: `lan${String(place)}`,
    }));
    for (const mention of mentions)
      expect(cleanWritten({ content, mentions: [mention] })).toEqual({ content, mentions: [mention] });
  });

  it('drops mentions that are no longer in it', () => {
    expect(cleanWritten({ content: '   ', mentions: [{ start: 0, end: 0, userId: 'x' }] })).toEqual({
      content: '',
      mentions: [],
    });
  });
});
