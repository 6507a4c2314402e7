import type { Mention } from '#shared/discussion/comment.ts';
import { cleanText, maxMentions } from '#shared/discussion/comment-text.ts';

/** Text in a comment box, with the members it mentions by their places in the text. */
export type WrittenText = { content: string; mentions: readonly Mention[] };

export const noText: WrittenText = { content: '', mentions: [] };

/** Moves mentions along with an edit of the text; a mention whose own letters changed is dropped. */
export function moveMentions(before: string, after: string, mentions: readonly Mention[]): Mention[] {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < most - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const end = before.length - tail;
  const shift = after.length - before.length;
  return mentions.flatMap((mention) => {
    if (mention.end <= start) return [mention];
    if (mention.start < end) return [];
    return [{ ...mention, start: mention.start + shift, end: mention.end + shift }];
  });
}

const beforeCaret = /(?:^|\s)@([\p{L}\p{M}\d][\p{L}\p{M}\d ]{0,39})$/u;

/** Returns the name being typed after an @ at the caret; undefined within a finished mention. */
export function mentionQuery({ content, mentions }: WrittenText, caret: number): string | undefined {
  const query = beforeCaret.exec(content.slice(0, caret))?.[1];
  // An @ that a mention begins with is no new one.
  const start = query === undefined ? caret : caret - query.length - 1;
  return mentions.some((mention) => mention.start === start) ? undefined : query;
}

/** Replaces the typed name by a mention and a space. Returns the text and the new place of the caret. */
export function insertMention(
  text: WrittenText,
  caret: number,
  query: string,
  member: { id: string; fullName: string },
): WrittenText & { caret: number } {
  const start = caret - query.length - 1;
  const name = `@${member.fullName}`;
  const content = `${text.content.slice(0, start)}${name} ${text.content.slice(caret)}`;
  const shift = content.length - text.content.length;
  const others = text.mentions.map((mention) =>
    mention.end <= start ? mention : { ...mention, start: mention.start + shift, end: mention.end + shift },
  );
  const added = { start, end: start + name.length, userId: member.id };
  const mentions = [...others, added].slice(0, maxMentions).toSorted((a, b) => a.start - b.start);
  return { content, mentions, caret: added.end + 1 };
}

const timesIn = (text: string, name: string): number => text.split(name).length - 1;

/** Returns the place of the nth occurrence; -1 if there is none. */
function placeOf(text: string, name: string, times: number): number {
  let place = -1;
  for (let round = 0; round <= times; round += 1) {
    place = text.indexOf(name, place + 1);
    if (place < 0) return -1;
  }
  return place;
}

/** Cleans a text as the server does, with its mentions at their places in the cleaned text. */
export function cleanWritten({ content, mentions }: WrittenText): { content: string; mentions: Mention[] } {
  const cleaned = cleanText(content);
  return {
    content: cleaned,
    mentions: mentions.flatMap(({ start, end, userId }) => {
      const written = content.slice(start, end);
      const name = cleanText(written);
      const place = placeOf(cleaned, name, timesIn(content.slice(0, start), written));
      return place < 0 ? [] : [{ start: place, end: place + name.length, userId }];
    }),
  };
}
