import { describe, expect, it } from 'vitest';
import { documentPage, libraryPage } from '#functions/domain/pages/document-pages.ts';
import { findPage } from '#functions/domain/pages/find-page.ts';
import type { PageSources } from '#functions/domain/pages/page-sources.ts';
import { deleteDocument } from '#functions/domain/library/write-documents.ts';
import { readDocumentBySlug } from '#functions/domain/library/read-documents.ts';
import { DocumentText } from '#shared/library/document.ts';
import { toPage } from '#shared/pages.ts';
import { libraryScene } from '../library/library-scene.ts';
import { origin, shop } from './page-shop.ts';

const content = '<p>Đất sét được ủ <b>ba tháng</b>.</p>';

/** Library with one published document, as guests see it. */
async function aLibrary(audience: 'public' | 'members' = 'public', text: object = {}) {
  const scene = await libraryScene();
  const { write, context, category } = scene;
  const { id } = await write({
    text: DocumentText.parse({ title: 'Nghề gốm', content, ...text }),
    settings: { categoryId: category.id, audience, offline: false, thumbnailUrl: null },
  });
  const document = (address: string) => readDocumentBySlug(context, undefined, address);
  const sources: PageSources = {
    ...(await shop()).sources,
    document,
    publicDocuments: async (query) => ({
      ...toPage([await document(id)], 1, { ...query, pageSize: query.limit }),
      limit: query.limit,
    }),
  };
  return { ...scene, id, sources, find: (path: string) => findPage(sources, path) };
}

describe('the page of a public document', () => {
  it('says what it is, and brings the document and the list behind it', async () => {
    const { find, addChapter, id } = await aLibrary();
    await addChapter(id);
    const page = await find('/documents/nghe-gom');
    expect(page).toMatchObject({
      status: 200,
      title: 'Nghề gốm',
      description: 'Đất sét được ủ ba tháng .',
      path: '/documents/nghe-gom',
      kind: 'article',
      isIndexed: true,
      routes: ['_community', '_community/documents', '_community/documents.$address'],
      answers: [
        { address: '/documents/slug/nghe-gom', reply: { title: 'Nghề gốm', isFavorite: false } },
        { address: '/documents/public?limit=10&page=1' },
      ],
      facts: [
        {
          '@type': 'LearningResource',
          name: 'Nghề gốm',
          '@id': `${origin}/documents/nghe-gom`,
          url: `${origin}/documents/nghe-gom`,
          about: 'Nghề làng',
          hasPart: [{ name: 'Nhào đất' }],
          publisher: { name: 'Chợ Làng' },
        },
        { '@type': 'BreadcrumbList' },
      ],
    });
    expect(page).not.toHaveProperty('picture');
    const [fact] = page?.status === 200 ? page.facts : [];
    for (const name of ['description', 'image', 'author']) expect(fact).not.toHaveProperty(name);
  });

  it('is described by its own words before its text, and shows its picture', async () => {
    const { sources, id } = await aLibrary('public', { description: 'Từ đất đến lò.' });
    const shown = {
      ...(await sources.document(id)),
      thumbnailUrl: '/media/gom-{width}.webp',
      publishedAt: null,
      createdAt: '2026-11-01T00:00:00.000Z',
      uploader: {
        id: 'usr_01JDAUTHOR0000000000000000',
        fullName: 'Lê Quang Huy',
        avatarUrl: null,
        referenceId: '',
        verificationDate: null,
      },
      categoryName: '',
    };
    const page = await documentPage({ ...sources, document: async () => shown }, 'nghe-gom');
    expect(page).toMatchObject({
      description: 'Từ đất đến lò.',
      picture: '/media/gom-{width}.webp',
      facts: [
        {
          description: 'Từ đất đến lò.',
          image: `${origin}/media/gom-640.webp`,
          author: { name: 'Lê Quang Huy' },
          datePublished: '2026-11-01T00:00:00.000Z',
        },
        {},
      ],
    });
    expect(page.status === 200 && page.facts[0]).not.toHaveProperty('about');
    const publishedAt = '2026-11-02T00:00:00.000Z';
    const later = await documentPage(
      { ...sources, document: async () => ({ ...shown, publishedAt }) },
      'nghe-gom',
    );
    expect(later).toMatchObject({ facts: [{ datePublished: publishedAt }, {}] });
  });

  it('leads from its id to its address', async () => {
    const { find, id } = await aLibrary();
    expect(await find(`/documents/${id}`)).toEqual({ status: 301, path: '/documents/nghe-gom' });
  });

  it('is left to the web app where its reader has to sign in, and for its chapters', async () => {
    const { find } = await aLibrary('members');
    expect(await find('/documents/nghe-gom')).toBeUndefined();
    expect(await find('/documents/nghe-gom/chapters/1')).toBeUndefined();
  });

  it('is 404 where nothing ever was, and 410 once it was removed, without data', async () => {
    const { find, context, id } = await aLibrary();
    const absent = { isIndexed: false, answers: [], facts: [], path: '/documents' };
    expect(await find('/documents/khong-co')).toMatchObject({
      ...absent,
      status: 404,
      title: 'Không tìm thấy tài liệu',
      description: 'Không tìm thấy tài liệu',
    });
    await deleteDocument(context, id);
    expect(await find('/documents/nghe-gom')).toMatchObject({
      ...absent,
      status: 410,
      title: 'Tài liệu này đã được gỡ',
    });
  });
});

it('the library names the documents that are read without an account', async () => {
  const { sources, find } = await aLibrary();
  const page = await libraryPage(sources);
  expect(page).toMatchObject({
    title: 'Thư viện tài liệu',
    path: '/documents',
    isIndexed: true,
    answers: [{ address: '/documents/public?limit=10&page=1' }],
    facts: [
      { '@type': 'BreadcrumbList' },
      { numberOfItems: 1, itemListElement: [{ name: 'Nghề gốm', url: `${origin}/documents/nghe-gom` }] },
    ],
  });
  expect(await find('/documents/')).toEqual(page);
});
