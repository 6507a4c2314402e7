import type { WrittenText } from './mentions.ts';

export type TextToken =
  | { kind: 'text' | 'tag'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'mention'; text: string; userId: string };

const special = /(?:https?:\/\/|www\.)[^\s<>"]+|(?<![\p{L}\p{M}\d&/])#[\p{L}\d_][\p{L}\p{M}\d_]*/giu;
/** Marks that end a sentence rather than an address; a tag holds none. */
const closingMarks = /[.,;:!?)\]}'…]+$/;

function tokensOfPlain(text: string): TextToken[] {
  const tokens: TextToken[] = [];
  let place = 0;
  const add = (token: TextToken) => token.text !== '' && tokens.push(token);
  for (const { 0: matched, index } of text.matchAll(special)) {
    const isTag = matched.startsWith('#');
    const word = matched.replace(closingMarks, '');
    add({ kind: 'text', text: text.slice(place, index) });
    add(
      isTag
        ? { kind: 'tag', text: word }
        : { kind: 'link', text: word, href: /^www\./i.test(word) ? `https://${word}` : word },
    );
    place = index + word.length;
  }
  add({ kind: 'text', text: text.slice(place) });
  return tokens;
}

/** Splits a comment into plain text, links, tags and mentions; overlapping mentions stay text. */
export function textTokens({ content, mentions }: WrittenText): TextToken[] {
  const tokens: TextToken[] = [];
  let place = 0;
  for (const { start, end, userId } of mentions.toSorted((a, b) => a.start - b.start)) {
    if (start < place || end > content.length || end <= start) continue;
    tokens.push(...tokensOfPlain(content.slice(place, start)));
    tokens.push({ kind: 'mention', text: content.slice(start, end), userId });
    place = end;
  }
  return [...tokens, ...tokensOfPlain(content.slice(place))];
}
