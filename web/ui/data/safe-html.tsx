import clsx from 'clsx';
import { readableHtml } from './sanitize-html.ts';

/** Written text as HTML. */
export function SafeHtml({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={clsx('rich-text', className)}
      // Only what the allow-list lets through.
      dangerouslySetInnerHTML={{ __html: readableHtml(html) }}
    />
  );
}
