import { within } from '@testing-library/dom';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import {
  downloadDocument,
  favoriteDocument,
  followDocument,
  getDocumentBySlug,
  listOwnDocuments,
  listPublicDocuments,
  searchDocuments,
} from '#shared/library/index.ts';
import { DocumentItem } from '#shared/library/document.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { none, onePage } from '../faces/list-case.ts';
import { exampleOf } from '../support/example-of.ts';
import { type Answer, answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';
import { detail, file, item, libraryAnswers, member, nothingPublic } from './library-answers.ts';

const { common, library } = texts;
const named = (text: string) => text.replace('{{title}}', item.title);
const open = (url: string, ...answers: Answer[]) =>
  renderAt(url, { as: member, answers: libraryAnswers(detail(), ...answers) });

describe('the library', () => {
  it('is asked by search, category, order, tab and own filters, and shows them as chips', async () => {
    const { page, user, network } = await open('/documents');
    await page.findByText(item.title);
    const last = () => network.askedOf(listOwnDocuments).at(-1)?.query;
    const choose = async (label: string, option: string) => {
      await user.click(page.getByRole('combobox', { name: label }));
      await user.click(await page.findByRole('option', { name: option }));
    };
    await choose(library.filter.category, 'Nghề làng');
    await expect.poll(last).toMatchObject({ categoryId: 'nghe' });
    await user.click(page.getByRole('button', { name: library.filter.favorite, pressed: false }));
    await expect.poll(last).toMatchObject({ favorite: true });
    await user.click(page.getByRole('button', { name: library.filter.following, pressed: false }));
    await expect.poll(last).toMatchObject({ categoryId: 'nghe', favorite: true, following: true });
    await choose(library.sort.label, library.sort['most-viewed']);
    await expect.poll(last).toMatchObject({ sort: 'most-viewed' });
    await user.click(page.getByRole('tab', { name: library.tab.downloads }));
    await expect.poll(last).toMatchObject({ tab: 'downloads' });
    expect(last()).not.toHaveProperty('sort');
    const removal = (label: string) => texts.ui.chip.remove.replace('{{label}}', label);
    await user.click(page.getByRole('button', { name: removal('Nghề làng') }));
    await expect.poll(() => location.search).toBe('?tab=downloads&favorite=true&following=true');
    await user.click(page.getByRole('button', { name: common.action.clearFilters }));
    await expect.poll(() => location.search).toBe('?tab=downloads');
  });

  it('keeps both of two filters that are pressed before the page is drawn again', async () => {
    const { page, network } = await open('/documents?page=2');
    await page.findByText(item.title);
    const press = (name: string) => page.getByRole('button', { name, pressed: false }).click();
    await act(async () => {
      press(library.filter.favorite);
      press(library.filter.following);
      await network.rest();
    });
    await expect.poll(() => location.search).toBe('?favorite=true&following=true');
  });

  it('shows the same documents as cards and as a table', async () => {
    const { page, user } = await open('/documents');
    await page.findByText(item.description);
    await user.click(page.getByRole('button', { name: library.view.table }));
    const table = within(await page.findByRole('table'));
    table.getByRole('link', { name: item.title });
    table.getByText('21/11/2026');
    expect(location.search).toBe('?view=table');
    await user.click(page.getByRole('button', { name: library.view.cards }));
    await expect.poll(() => page.queryByRole('table')).toBeNull();
  });

  it('marks the searched words in chapters, which lead to the reader', async () => {
    const hit = (chapterId: string) => ({
      documentId: item.id,
      documentTitle: item.title,
      chapterId,
      position: 1,
      title: [{ text: 'Men', isMarked: false }],
      snippet: [
        { text: 'Nung ', isMarked: false },
        { text: 'gốm', isMarked: true },
      ],
    });
    const found = answer(searchDocuments, { data: ['a', 'b', 'c', 'd'].map(hit) });
    const { page, user, network } = await open('/documents?search=g%E1%BB%91m', found);
    const hits = within(await page.findByRole('region', { name: library.hits.title }));
    expect(network.askedOf(searchDocuments).at(-1)?.query).toEqual({ q: 'gốm' });
    expect(hits.getAllByRole('listitem')).toHaveLength(3);
    expect(hits.getAllByText('gốm').every(({ tagName }) => tagName === 'MARK')).toBe(true);
    const [link] = hits.getAllByRole('link', { name: 'Men' });
    expect(link?.getAttribute('href')).toBe(`/documents/${item.id}/chapters/a`);
    await user.click(hits.getByRole('button', { name: library.hits.all_other.replace('{{count}}', '4') }));
    expect(hits.getAllByRole('listitem')).toHaveLength(4);
  });

  it('says that chapters cannot be searched, and nothing where no chapter has the words', async () => {
    const failed = await open('/documents?search=x', refuse(searchDocuments, 'BAD_REQUEST'));
    await failed.page.findByText(library.failed.hits);
    failed.network.answer(answer(searchDocuments, { data: [] }));
    await failed.user.click(failed.page.getByRole('button', { name: texts.ui.state.retry }));
    await expect.poll(() => failed.page.queryByText(library.failed.hits)).toBeNull();
    expect(failed.page.queryByRole('region', { name: library.hits.title })).toBeNull();
  });

  it.each([
    [favoriteDocument, library.favoriteOf, library.failed.favorite],
    [followDocument, library.followOf, library.failed.follow],
  ] as const)('turns a mark at once, and back with a message: $name', async (contract, label, message) => {
    const { page, user, network } = await open('/documents', refuse(contract, 'DOCUMENT_NOT_FOUND'));
    const button = await page.findByRole('button', { name: named(label) });
    await user.click(button);
    await page.findByText(message);
    expect(button.getAttribute('aria-pressed')).toBe('false');
    expect(page.queryByText(library.badge.following, { selector: 'p > *' })).toBeNull();
    const [asked] = network.askedOf(contract);
    expect([asked?.params, asked?.body]).toEqual([{ id: item.id }, { on: true }]);
  });

  it.each([
    [favoriteDocument, library.favoriteOf, 'favorite', { isFavorite: false }],
    [followDocument, library.followOf, 'following', { isFollowing: false }],
  ] as const)(
    '$name takes a document out of the list that asks for its mark',
    async (contract, label, filter, off) => {
      const marked = { ...item, isFavorite: true, isFollowing: true };
      const { page, user, network } = await open(
        `/documents?${filter}=true`,
        answer(listOwnDocuments, { data: [marked], ...onePage, limit: 10 } as never),
        answer(contract, off as never),
      );
      const button = await page.findByRole('button', { name: named(label), pressed: true });
      network.answer(answer(listOwnDocuments, { data: [], ...onePage, ...none, limit: 10 } as never));
      await user.click(button);
      expect(await page.findByText(library.empty.narrowed)).toBeTruthy();
    },
  );

  it('leaves a list as it is that no mark narrows', async () => {
    const { page, user, network } = await open(
      '/documents?following=true',
      answer(favoriteDocument, { isFavorite: true }),
    );
    await user.click(await page.findByRole('button', { name: named(library.favoriteOf) }));
    await page.findByText(library.badge.favorite, { selector: 'p > *' });
    await network.rest();
    expect(network.askedOf(listOwnDocuments)).toHaveLength(1);
  });

  it('keeps a mark that the server took', async () => {
    const { page, user } = await open('/documents', answer(favoriteDocument, { isFavorite: true }));
    const button = await page.findByRole('button', { name: named(library.favoriteOf) });
    await user.click(button);
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
    page.getByText(library.badge.favorite, { selector: 'p > *' });
  });

  it.each([
    ['says that there are no files', [], library.download.none, 0],
    ['says in its own words that a download failed', [file('mat.pdf')], library.download.failed.list, 1],
  ] as const)('%s', async (_, attachments, message, calls) => {
    const document = detail({ attachments: [...attachments] });
    const { page, user, network } = await open(
      '/documents',
      answer(getDocumentBySlug, document),
      refuse(downloadDocument, 'DOCUMENT_NOT_FOUND'),
    );
    await user.click(await page.findByRole('button', { name: named(library.downloadOf) }));
    await page.findByText(message);
    expect(network.askedOf(downloadDocument)).toHaveLength(calls);
  });

  it('shows guests the public documents, without marks and progress', async () => {
    const pages = { ...onePage, total: 11, totalPages: 2, hasNext: true, limit: 10 };
    const document = exampleOf(DocumentItem, { ...detail(), audience: 'public' });
    const { page, user, network } = await renderAt('/documents', {
      answers: [
        ...libraryAnswers(detail()),
        answer(listPublicDocuments, { ...pages, data: [document] } as never),
      ],
    });
    await page.findByRole('heading', { name: library.guest.public });
    await page.findByRole('link', { name: item.title });
    expect(page.queryByRole('button', { name: named(library.favoriteOf) })).toBeNull();
    expect(page.queryByText(library.progress.label)).toBeNull();
    await user.click(page.getByRole('button', { name: /2/ }));
    await expect.poll(() => location.search).toBe('?page=2');
    await expect
      .poll(() => network.askedOf(listPublicDocuments).map(({ query }) => query))
      .toMatchObject([
        { page: 1, limit: 10 },
        { page: 2, limit: 10 },
      ]);
    await user.click(page.getByRole('link', { name: library.open }));
    await page.findByRole('dialog', { name: item.title });
  });

  it('invites guests to sign in, and asks for nothing of their own', async () => {
    const { page, network } = await renderAt('/documents', { answers: [nothingPublic] });
    await page.findByText(library.guest.noPublic);
    await page.findByText('Bạn cần đăng nhập để thực hiện hành động này');
    const login = page.getByRole('main').querySelector('a[href^="/login"]');
    expect(login?.getAttribute('href')).toContain('documents');
    expect(network.askedOf(listOwnDocuments)).toEqual([]);
  });
});
