import { firstAnswer } from '#shared/first-data.ts';
import type { DocumentDetail, DocumentItem } from '#shared/library/document.ts';
import { openingPublicDocuments } from '#shared/library/library-choices.ts';
import { documentPath, libraryPath } from '#shared/library/library-path.ts';
import { getDocumentBySlug, listPublicDocuments } from '#shared/library/read-library.contract.ts';
import { contentOfAddress } from './content-of-address.ts';
import { absentPage, type MovedPage, type Page, pictureAt, shorten } from './page.ts';
import type { PageSources } from './page-sources.ts';
import { texts } from './page-texts.ts';
import { crumbsFact, itemListFact, publisherFact } from './structured-data.ts';

const listRoutes = ['_community', '_community/documents'];
const itemRoutes = [...listRoutes, '_community/documents.$address'];

/** The list that a guest sees; it also stands behind the page of a document. */
const openingAnswer = async ({ publicDocuments }: PageSources) => {
  const found = await publicDocuments(listPublicDocuments.query.parse(openingPublicDocuments));
  return { found, answer: firstAnswer(listPublicDocuments, { query: openingPublicDocuments }, found) };
};

const crumb = { name: texts.library, path: libraryPath };
const pictureOf = ({ thumbnailUrl }: DocumentItem) => (thumbnailUrl ? { picture: thumbnailUrl } : {});

/** The library as guests see it: the documents that are read without an account. */
export async function libraryPage(sources: PageSources): Promise<Page> {
  const { found, answer } = await openingAnswer(sources);
  const items = found.data.map(({ title, slug }) => ({
    name: title,
    url: sources.origin + documentPath(slug),
  }));
  return {
    status: 200,
    title: texts.library,
    description: texts.libraryLead,
    path: libraryPath,
    kind: 'website',
    isIndexed: true,
    facts: [crumbsFact([crumb], sources.origin), itemListFact(texts.library, items)],
    answers: [answer],
    firstPictures: [],
    routes: listRoutes,
  };
}

/** Document for search engines. */
const documentFact = (document: DocumentDetail, origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'LearningResource',
  '@id': origin + documentPath(document.slug),
  name: document.title,
  url: origin + documentPath(document.slug),
  ...(document.description && { description: shorten(document.description, 500) }),
  ...(document.thumbnailUrl && { image: new URL(pictureAt(document.thumbnailUrl), origin).href }),
  ...(document.categoryName && { about: document.categoryName }),
  datePublished: document.publishedAt ?? document.createdAt,
  dateModified: document.updatedAt,
  inLanguage: 'vi',
  isAccessibleForFree: true,
  hasPart: document.chapters.map(({ title }) => ({ '@type': 'LearningResource', name: title })),
  ...(document.uploader && { author: { '@type': 'Person', name: document.uploader.fullName } }),
  publisher: publisherFact(origin),
});

const absentPages = {
  404: absentPage(404, { title: texts.documentMissing, path: libraryPath, routes: itemRoutes }),
  410: absentPage(410, { title: texts.documentRemoved, path: libraryPath, routes: itemRoutes }),
};

/** Page of a document that is read without an account. One for members is refused with `NO_TOKEN`. */
export async function documentPage(sources: PageSources, name: string): Promise<Page | MovedPage> {
  const { origin } = sources;
  const found = await contentOfAddress(
    `${libraryPath}/${name}`,
    () => sources.document(name),
    ({ slug }) => documentPath(slug),
  );
  if (found.status === 301) return found;
  if (found.status !== 200) return absentPages[found.status];
  const { content: document } = found;
  const path = documentPath(document.slug);
  return {
    status: 200,
    title: document.title,
    description: shorten(document.description) || shorten(document.content),
    path,
    kind: 'article',
    ...pictureOf(document),
    isIndexed: true,
    facts: [documentFact(document, origin), crumbsFact([crumb, { name: document.title, path }], origin)],
    answers: [
      firstAnswer(getDocumentBySlug, { params: { slug: name } }, document),
      (await openingAnswer(sources)).answer,
    ],
    firstPictures: [],
    routes: itemRoutes,
  };
}
