import * as z from 'zod';
import { maxRichText, visibleLength } from './rich-text-length.ts';

/** Tags may make a stored text longer than its words, up to this many times. */
const maxTagsFactor = 4;

/** Schema of a rich text: the limit counts visible characters, and the string may be four times that. */
export const richTextSchema = (max = maxRichText) =>
  z
    .string()
    .max(max * maxTagsFactor)
    .superRefine((html, context) => {
      if (visibleLength(html) > max)
        context.addIssue({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: html });
    });
