import { fold } from '#shared/values/text.ts';
import { h } from './elements.ts';
import { methodBadge } from './operation-view.ts';
import type { Entry, Reference } from './reference.ts';
import { areaName, say } from './words.ts';

const textOf = ({ path, method, summary, operationId, area }: Entry): string =>
  fold([path, method, summary, operationId, area, areaName(area)].join(' '));

function link(entry: Entry): HTMLAnchorElement {
  return h(
    'a',
    { href: `#${entry.operationId}`, title: entry.summary },
    methodBadge(entry.method),
    h('span', {}, entry.path),
  );
}

/** The left-hand side: every operation by area, narrowed as one types. */
export function createMenu({ entries }: Reference) {
  const links = entries.map((entry) => ({ entry, item: h('li', {}, link(entry)), text: textOf(entry) }));
  const groups = [...Map.groupBy(links, ({ entry }) => entry.area)].map(([area, members]) => ({
    members,
    group: h('section', {}, h('h2', {}, areaName(area)), h('ul', {}, ...members.map(({ item }) => item))),
  }));
  const nothing = h('p', { class: 'hint', hidden: true }, say('nothing'));
  const filter = h('input', {
    type: 'search',
    class: 'filter',
    'aria-label': say('filter'),
    placeholder: say('filterHint'),
    autocomplete: 'off',
  });

  function narrow(): void {
    const wanted = fold(filter.value).split(/\s+/).filter(Boolean);
    for (const { item, text } of links) item.hidden = !wanted.every((word) => text.includes(word));
    for (const { group, members } of groups) group.hidden = members.every(({ item }) => item.hidden);
    nothing.hidden = links.some(({ item }) => !item.hidden);
  }

  filter.addEventListener('input', narrow);
  filter.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter')
      links
        .find(({ item }) => !item.hidden)
        ?.item.querySelector('a')
        ?.click();
  });

  return {
    element: h(
      'nav',
      { class: 'menu', id: 'menu', 'aria-label': say('menu') },
      filter,
      h('div', { class: 'menu-list', tabindex: '-1' }, ...groups.map(({ group }) => group), nothing),
    ),
    focusFilter: () => filter.focus(),
    mark(current: Entry | undefined): void {
      for (const { entry, item } of links) {
        const anchor = item.querySelector('a');
        if (entry === current) anchor?.setAttribute('aria-current', 'page');
        else anchor?.removeAttribute('aria-current');
        if (entry === current) anchor?.scrollIntoView({ block: 'nearest' });
      }
    },
  };
}
