import { DocumentText } from '#shared/library/document.ts';
import { definePublication } from '#functions/domain/publishing/define-publication.ts';
import { htmlText, requireFields } from '#functions/domain/publishing/html-text.ts';
import { slugs } from '#functions/domain/publishing/slugs.ts';
import { documentKind } from './library-keys.ts';
import { documentRecord } from './document-record.ts';

export const documentSlugs = slugs(documentKind, { unnamed: 'tai-lieu' });

/** Publication of documents. A document needs a title; its text may stand in its chapters alone. */
export const documentPublication = definePublication({
  kind: documentKind,
  record: documentRecord,
  text: DocumentText,
  slugs: documentSlugs,
  ...htmlText<DocumentText>('description'),
  cardOf: ({ title, description }) => ({ title, description }),
  check: requireFields<DocumentText>('title'),
});
