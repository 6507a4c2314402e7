import type { EmojiDataResolver } from 'frimousse';
import { fold } from '#shared/values/text.ts';

type EmojiFile = { groups: readonly { name: string; emoji: readonly string[] }[] };

/** Names of emoji are a file of 30 KB for each language; only the reader's own is fetched, from this site. */
const readFile = async (language: string): Promise<EmojiFile> =>
  (language === 'en' ? await import('./emoji-en.json') : await import('./emoji-vi.json')).default;

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Skin tones are not offered, so the files hold none. */
const noTones = { light: '', 'medium-light': '', medium: '', 'medium-dark': '', dark: '' };

/**
 * Reads the emoji with their names in one language. Their search words are folded, and so is what is searched: 'do'
 * finds 'đỏ', however the reader types.
 */
export const readEmoji: EmojiDataResolver = async (language) => {
  const { groups } = await readFile(language);
  return {
    locale: language,
    categories: groups.map(({ name }, index) => ({ index, label: capitalise(name) })),
    emojis: groups.flatMap(({ emoji }, category) =>
      emoji.map((line) => {
        const [character = '', label = '', more = ''] = line.split('\t');
        return {
          emoji: character,
          category,
          version: 0,
          label: capitalise(label),
          tags: [fold(label), ...more.split(' ')],
        };
      }),
    ),
    skinTones: noTones,
  };
};
