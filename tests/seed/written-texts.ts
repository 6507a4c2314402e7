import { words } from '#shared/values/text.ts';
import { cleanHtml } from '#functions/platform/content/clean-html.ts';
import { buildMembers } from '#seed/world/members.ts';

type WrittenText = { name: string; html: string };

const seedDay = new Date('2026-05-20T00:00:00.000Z');
const dayMilliseconds = 86_400_000;

const plainText = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

export const wordCount = (html: string): number => words(plainText(html)).length;

/** Names of the texts that storing would change. */
export const cleanedTwins = (texts: readonly WrittenText[]): string[] =>
  texts.filter(({ html }) => cleanHtml(html) !== html).map(({ name }) => name);

export const tagsOf = (texts: readonly WrittenText[]): Set<string> =>
  new Set(texts.flatMap(({ html }) => Array.from(html.matchAll(/<([a-z0-9]+)/g), ([, tag = '']) => tag)));

const sentencesOf = (html: string): string[] =>
  html
    .replace(/<\/?(?:strong|em|a)\b[^>]*>/g, '')
    .split(/<[^>]+>|[.!?]\s/)
    .map((sentence) => sentence.trim())
    .filter(({ length }) => length > 60);

/** Long sentences that stand more than once in the texts. */
export function sharedSentences(texts: readonly WrittenText[]): string[] {
  const places = Map.groupBy(
    texts.flatMap(({ html }) => sentencesOf(html)),
    (sentence) => sentence,
  );
  return [...places].filter(([, twins]) => twins.length > 1).map(([sentence]) => sentence);
}

const active = buildMembers(seedDay).filter(({ status }) => status === 'active');
const joined = new Map(
  active.flatMap(({ fullName, email, createdAt }) => [
    [fullName, Date.parse(createdAt)],
    [email, Date.parse(createdAt)],
  ]),
);

/** Tells whether an active member with this name or address had joined so many days before the seed day. */
export const joinedBefore = (nameOrEmail: string, daysAgo: number): boolean =>
  (joined.get(nameOrEmail) ?? Infinity) < seedDay.getTime() - daysAgo * dayMilliseconds;
