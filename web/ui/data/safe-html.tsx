import clsx from 'clsx';
import { readableHtml } from './sanitize-html.ts';

/** Renders HTML text that passed the sanitiser. */
export function SafeHtml({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={clsx('rich-text', className)}
      // `readableHtml` removes everything the allow-list does not name.
      dangerouslySetInnerHTML={{ __html: readableHtml(html) }}
    />
  );
}
