import { within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { completeChapter, getChapter, getDocumentBySlug, saveProgress } from '#shared/library/index.ts';
import { updateUsersConfig } from '#shared/members/users-config.contract.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { answer, hold, keepWaiting, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';
import { all, at, gom, line, loseNetwork, member, one, open, openAs, three, two } from './reader-scene.ts';

const { reader } = texts;

describe('the buttons of the reader', () => {
  it('change the size of the text up to its ends, the theme, print, and list the keys', async () => {
    const { dialog, page, user } = await open(one, {}, keepWaiting(updateUsersConfig));
    const article = await dialog.findByRole('article');
    const sizes = () => [article.style.fontSize, localStorage.getItem('reader-size')];
    const [smaller, larger] = [reader.size.smaller, reader.size.larger].map((name) =>
      dialog.getByRole<HTMLButtonElement>('button', { name }),
    ) as [HTMLButtonElement, HTMLButtonElement];
    expect(sizes()).toEqual(['1.0625rem', null]);
    await user.click(smaller);
    expect([...sizes(), smaller.disabled, larger.disabled]).toEqual(['0.9375rem', '0', true, false]);
    for (let press = 0; press < 4; press += 1) {
      expect(larger.disabled).toBe(false);
      await user.click(larger);
    }
    expect([...sizes(), smaller.disabled, larger.disabled]).toEqual(['1.625rem', '4', false, true]);

    await user.click(dialog.getByRole('button', { name: reader.theme.dark }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await user.click(dialog.getByRole('button', { name: reader.theme.light }));
    expect(document.documentElement.dataset['theme']).toBe('light');

    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    await user.click(dialog.getByRole('button', { name: reader.print }));
    expect(print).toHaveBeenCalledTimes(1);

    await user.click(dialog.getByRole('button', { name: reader.help.open }));
    const help = within(await page.findByRole('dialog', { name: reader.help.title }));
    const { previous, next, larger: more, smaller: less, close, help: keys } = reader.help.keys;
    expect(help.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      previous,
      next,
      more,
      less,
      close,
      keys,
    ]);
    expect(help.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      '←',
      '→',
      '+',
      '−',
      'Esc',
      '?',
    ]);
    // Keys that are pressed in a dialog above the reader are not the reader's.
    await user.keyboard('{ArrowRight}-');
    expect([location.pathname, article.style.fontSize]).toEqual([at(one), '1.625rem']);
  });

  it('are in a drawer on phones, with the chapters in another: choosing one closes it', async () => {
    const { dialog, page, user, network } = await open(one);
    await user.click(dialog.getByRole('button', { name: reader.appearance }));
    const appearance = within(await page.findByRole('dialog', { name: reader.appearance }));
    const article = document.querySelector('article');
    await user.click(appearance.getByRole('button', { name: reader.size.larger }));
    expect(article?.style.fontSize).toBe('1.1875rem');
    await network.rest();
    await user.keyboard('{Escape}');
    await expect.poll(() => page.queryByRole('dialog', { name: reader.appearance })).toBeNull();
    expect(location.pathname).toBe(at(one));

    await user.click(dialog.getByRole('button', { name: reader.chapters }));
    const chapters = within(await page.findByRole('dialog', { name: reader.chapters }));
    await user.keyboard('{ArrowRight}');
    expect(location.pathname).toBe(at(one));
    await user.click(chapters.getByRole('link', { name: /Chương 2/ }));
    await expect.poll(() => page.queryByRole('dialog', { name: reader.chapters })).toBeNull();
    expect(location.pathname).toBe(at(two));
  });
});

describe('keys of the reader', () => {
  it('turn the pages where there are any, and nothing else happens by them', async () => {
    const { dialog, user } = await open(one);
    await dialog.findByRole('article');
    const frame = document.querySelector('[data-reader]') as HTMLElement;
    expect(document.activeElement).toBe(dialog.getByRole('heading', { level: 1 }));
    const press = (key: string) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      frame.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([press('a'), press('+')]).toEqual([false, true]);
    expect(press('ArrowLeft')).toBe(true);
    expect(location.pathname).toBe(at(one));
    await user.keyboard('{ArrowRight}');
    await dialog.findByRole('heading', { level: 1, name: 'Chương 2' });
    await user.keyboard('{ArrowRight}');
    await dialog.findByRole('heading', { level: 1, name: /gốm 3/ });
    press('ArrowRight');
    expect(location.pathname).toBe(at(three));
    // Messages lie outside the reader, and pressing one leaves it open.
    await user.click(document.body);
    expect(location.pathname).toBe(at(three));
    expect(dialog.getByRole('button', { name: reader.close })).toBeTruthy();
  });
});

describe('the list of chapters', () => {
  it('tells which is open, which are completed, and which have a video', async () => {
    const { dialog } = await open(two, {
      chapters: [
        line(one, 1, { isCompleted: true, muxData: { playbackId: 'v1' } }),
        line(two, 2, { title: '' }),
        line(three, 3, { videoUrl: 'https://v.example/3' }),
      ],
    });
    const links = within(dialog.getByRole('navigation', { name: reader.chapters })).getAllByRole('link');
    const facts = links.map((link) => [
      link.getAttribute('aria-current'),
      within(link)
        .queryAllByRole('img')
        .map((image) => image.getAttribute('aria-label')),
      link.textContent,
    ]);
    expect(facts).toEqual([
      [null, [reader.mark.done, reader.video.has], 'Chương về gốm 1'],
      ['page', [], '2Chương 2'],
      [null, [reader.video.has], '3Chương về gốm 3'],
    ]);
    await expect.poll(() => document.title).toContain('Chương 2 · Nghề gốm');
  });
});

describe('what cannot be read', () => {
  it('is tried again on request', async () => {
    const { page, user, network } = await renderAt(at(one), {
      as: member,
      answers: [...all(gom()), refuse(getDocumentBySlug, 'BAD_REQUEST')],
    });
    await page.findByRole('heading', { level: 1, name: reader.failed.load });
    const dialog = page.getByRole('dialog', { name: reader.title });
    expect(document.title).toContain(reader.title);
    const again = within(dialog).getByRole('button', { name: texts.ui.state.retry });
    const held = hold(answer(getDocumentBySlug, gom()));
    network.answer(held, refuse(getChapter, 'BAD_REQUEST'));
    await user.click(again);
    await expect.poll(() => dialog.textContent).not.toContain(reader.failed.load);
    held.release();
    await page.findByText('Chương 1 / 3');
    await page.findByRole('heading', { level: 1, name: reader.failed.load });
    network.answer(...all(gom()));
    await user.click(page.getByRole('button', { name: texts.ui.state.retry }));
    expect(await page.findByText('Hai.')).toBeTruthy();
  });

  it.each([
    ['DOCUMENT_NOT_FOUND', reader.toLibrary, '/documents'],
    ['CONTENT_REMOVED', reader.toLibrary, '/documents'],
    ['NO_TOKEN', reader.guest.signIn, `/login?callbackUrl=${encodeURIComponent(at(one))}`],
  ] as const)('leads on: %s', async (code, name, href) => {
    const { page } = await renderAt(at(one), {
      answers: [...all(gom()), refuse(getDocumentBySlug, code)],
    });
    const dialog = within(await page.findByRole('dialog', { name: reader.title }));
    const link = await dialog.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe(href);
  });

  it('without a network was not kept; a chapter that is gone leads to its document', async () => {
    const { dialog, user } = await open(one);
    await dialog.findByText('Hai.');
    const net = loseNetwork();
    await user.click(dialog.getByRole('link', { name: reader.next }));
    await dialog.findByRole('heading', { level: 1, name: reader.notKept.title });
    expect(dialog.getByRole('link', { name: reader.toLibrary }).getAttribute('href')).toBe('/documents');
    net.comeBack();
    await dialog.findByText('Hai.');
    const gone = await open('gone');
    await user.click(gone.dialog.getByRole('button', { name: reader.toDocument }));
    await expect.poll(() => location.pathname).toBe('/documents/nghe-gom');
  });
});

describe('a mark', () => {
  it('that is made without a network is sent later, and before it is taken back', async () => {
    const { dialog, user, network, page } = await open(two);
    await dialog.findByText('Hai.');
    const sent = () => [
      network.askedOf(saveProgress).map(({ body }) => body.completed),
      network.askedOf(completeChapter).map(({ body }) => body.on),
    ];
    const net = loseNetwork();
    await user.click(dialog.getByRole('button', { name: reader.mark.todo }));
    await dialog.findByRole('button', { name: reader.mark.done, pressed: true });
    await network.rest();
    expect([page.queryByText(reader.failed.mark), sent()]).toEqual([null, [[], []]]);
    // Taking it back needs the server.
    await user.click(dialog.getByRole('button', { name: reader.mark.done }));
    await page.findByText(reader.failed.mark);
    await dialog.findByRole('button', { name: reader.mark.done, pressed: true });
    net.comeBack();
    await user.click(dialog.getByRole('button', { name: reader.mark.done }));
    await expect.poll(sent).toEqual([[[two]], [false]]);
  });

  it('is for members: guests are asked to sign in', async () => {
    const { dialog, user, page, network } = await openAs({}, one);
    await user.click(await dialog.findByRole('button', { name: reader.mark.todo }));
    await page.findByText(reader.guest.mark);
    expect(dialog.queryByRole('button', { name: reader.mark.done })).toBeNull();
    expect(network.askedOf(completeChapter)).toEqual([]);
  });
});
