import { AppError } from '#shared/contract/errors.ts';
import { cleanHtml } from '#functions/platform/content/clean-html.ts';
import { plainHtml } from '#functions/platform/content/plain-html.ts';

/** Text that staff write with a title, further lines of plain text, and HTML. */
type HtmlText = { title: string; content: string };

/** Rules of the publication of such texts: name, cleaning, and the fields that are compared between versions. */
export const htmlText = <D extends HtmlText>(
  ...lines: { [F in keyof D]: D[F] extends string ? F : never }[keyof D][]
) => ({
  titleOf: ({ title }: D): string => title,
  clean: (text: D): D => ({ ...text, content: cleanHtml(text.content) }),
  plainTexts: {
    title: ({ title }: D): string => title,
    ...Object.fromEntries(lines.map((line) => [line, (text: D): string => String(text[line])])),
    content: ({ content }: D): string => plainHtml(content),
  },
});

/** Refuses to publish a text in which one of these fields says nothing. */
export const requireFields =
  <D extends object>(...fields: (keyof D)[]) =>
  (text: D): void => {
    if (fields.some((field) => plainHtml(String(text[field])) === ''))
      throw new AppError('PUBLICATION_INCOMPLETE');
  };
