import type * as z from 'zod';
import type { PublicationDesk } from './publication-desk.ts';

/** Boxes of a form that holds a text as it is stored. */
export const plainBoxes = <Text extends { title: string }>(
  text: z.ZodType<Text>,
): Pick<PublicationDesk<Text, Text>, 'blank' | 'boxes' | 'draftOf' | 'textOf' | 'titleOf'> => ({
  blank: text.parse({}),
  // Boxes always have values, so no default of the text is used.
  boxes: text as unknown as z.ZodType<Text, Text>,
  draftOf: (saved) => ({ ...saved }),
  textOf: (boxes) => ({ ...boxes }),
  titleOf: ({ title }) => title,
});
