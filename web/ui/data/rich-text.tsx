import clsx from 'clsx';
import { sanitizeHtml } from './sanitize-html.ts';

/** Text written with the editor: a description, a chapter, a post. */
export function RichText({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={clsx('rich-text', className)}
      // Only what the allow-list lets through.
      dangerouslySetInnerHTML={{ __html: sanitizeHtml(html) }}
    />
  );
}
