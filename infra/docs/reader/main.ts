import type { OpenApiDocument } from '#shared/registry/openapi.ts';
import { h } from './elements.ts';
import { createMenu } from './menu-view.ts';
import { operationView } from './operation-view.ts';
import { toReference } from './reference.ts';
import { startTheme, switchTheme } from './theme.ts';
import { tryView } from './try-view.ts';
import { language, say, switchLanguage } from './words.ts';

startTheme();
document.documentElement.lang = language;

const main = h('main', { id: 'content', tabindex: '-1' });

function header(): HTMLElement {
  const root = document.documentElement;
  const menuButton = h(
    'button',
    {
      type: 'button',
      class: 'button menu-button',
      'aria-controls': 'menu',
      'aria-expanded': 'false',
      onclick: () => openMenu(root.dataset['menu'] !== 'open'),
    },
    say('menuButton'),
  );
  return h(
    'header',
    { class: 'top' },
    h(
      'a',
      { class: 'brand', href: '/' },
      h('img', { src: '/favicon.svg', alt: '', width: '28', height: '28' }),
      'Chợ Làng',
    ),
    h('span', { class: 'top-title' }, say('title')),
    menuButton,
    h('span', { class: 'grow' }),
    h(
      'a',
      { class: 'button get-document', href: '/docs/openapi.json', download: 'openapi.json' },
      say('document'),
    ),
    h(
      'button',
      {
        type: 'button',
        class: 'button',
        title: say('language'),
        lang: language === 'vi' ? 'en' : 'vi',
        onclick: switchLanguage,
      },
      language === 'vi' ? 'EN' : 'VI',
    ),
    h(
      'button',
      { type: 'button', class: 'button', 'aria-label': say('theme'), onclick: switchTheme },
      h('span', { class: 'half-moon' }),
    ),
  );
}

/** On small screens the menu lies over the page until something is chosen. */
function openMenu(isOpen: boolean): void {
  document.documentElement.dataset['menu'] = isOpen ? 'open' : 'closed';
  document.querySelector('.menu-button')?.setAttribute('aria-expanded', String(isOpen));
}

async function load(): Promise<OpenApiDocument> {
  const reply = await fetch('/docs/openapi.json');
  if (!reply.ok) throw new Error(`The document answered ${reply.status}`);
  // Built together with this page, so its shape is known.
  return (await reply.json()) as OpenApiDocument;
}

function showReference(document_: OpenApiDocument): void {
  const reference = toReference(document_);
  const menu = createMenu(reference);
  main.before(menu.element);

  function show({ isFirst }: { isFirst: boolean }): void {
    const wanted = decodeURIComponent(location.hash.slice(1));
    const entry = wanted
      ? reference.entries.find(({ operationId }) => operationId === wanted)
      : reference.entries[0];
    menu.mark(entry);
    openMenu(false);
    document.title = `${entry?.summary ?? say('unknown')} · API · Chợ Làng`;
    if (entry) main.replaceChildren(operationView(reference, entry), tryView(reference, entry));
    else main.replaceChildren(h('p', { class: 'problem' }, say('unknown')));
    if (isFirst) return;
    scrollTo({ top: 0 });
    main.querySelector('h1')?.focus({ preventScroll: true });
  }

  addEventListener('hashchange', () => show({ isFirst: false }));
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') openMenu(false);
    const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select');
    if (event.key !== '/' || isTyping) return;
    event.preventDefault();
    openMenu(true);
    menu.focusFilter();
  });
  show({ isFirst: true });
}

async function start(): Promise<void> {
  main.replaceChildren(h('p', { class: 'hint', role: 'status' }, say('loading')));
  try {
    showReference(await load());
  } catch (error) {
    const retry = h('button', { type: 'button', class: 'button', onclick: () => void start() }, say('retry'));
    main.replaceChildren(h('div', { class: 'problem', role: 'alert' }, h('p', {}, say('failed')), retry));
    throw error;
  }
}

addEventListener('DOMContentLoaded', () => {
  document.body.append(h('a', { class: 'skip', href: '#content' }, say('skip')), header(), main);
  void start();
});
