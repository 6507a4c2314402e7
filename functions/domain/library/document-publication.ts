import { AppError } from '#shared/contract/errors.ts';
import { DocumentText } from '#shared/library/document.ts';
import { definePublication } from '#functions/domain/publishing/define-publication.ts';
import { servePublication } from '#functions/domain/publishing/serve-publication.ts';
import { slugs } from '#functions/domain/publishing/slugs.ts';
import { cleanHtml } from '#functions/platform/content/clean-html.ts';
import { plainHtml } from '#functions/platform/content/plain-html.ts';
import { documentKind } from './library-keys.ts';
import { documentRecord } from './document-record.ts';

export const documentSlugs = slugs(documentKind, { unnamed: 'tai-lieu' });

/** Publication of documents. A document needs a title; its text may stand in its chapters alone. */
export const documentPublication = definePublication({
  kind: documentKind,
  record: documentRecord,
  text: DocumentText,
  slugs: documentSlugs,
  titleOf: ({ title }) => title,
  cardOf: ({ title, description }) => ({ title, description }),
  clean: (text) => ({ ...text, content: cleanHtml(text.content) }),
  check: ({ title }) => {
    if (title === '') throw new AppError('PUBLICATION_INCOMPLETE');
  },
  plainTexts: {
    title: ({ title }) => title,
    description: ({ description }) => description,
    content: ({ content }) => plainHtml(content),
  },
});

/** Operations on drafts, versions and the publication of documents. */
export const documentEditing = servePublication(documentPublication, documentRecord);
