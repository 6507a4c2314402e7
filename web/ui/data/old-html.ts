import { stylesOfOldClasses } from '#shared/values/rich-text-rules.ts';

/** Finds texts that need mapping at all: most do not, and are not parsed an additional time. */
const isOld = /ql-indent-|ql-align-|data-list=/;

const levelOf = (item: Element): number => Number(/ql-indent-([1-8])/.exec(item.className)?.[1] ?? 0);
const kindOf = (item: Element): 'ul' | 'ol' => (item.getAttribute('data-list') === 'ordered' ? 'ol' : 'ul');

/** Rebuilds a flat list, whose items carry kind and level as attributes, as nested lists. */
function nestList(list: Element): void {
  const roots: Element[] = [];
  const open: Element[] = [];
  for (const item of Array.from(list.children)) {
    const level = Math.min(levelOf(item), open.length);
    open.length = Math.min(open.length, level + 1);
    let target = open[level];
    if (!target || target.localName !== kindOf(item)) {
      target = document.createElement(kindOf(item));
      const parent = level > 0 ? open[level - 1]?.lastElementChild : undefined;
      if (parent) parent.append(target);
      else roots.push(target);
      open[level] = target;
    }
    item.removeAttribute('class');
    item.removeAttribute('data-list');
    for (const marker of item.querySelectorAll('.ql-ui')) marker.remove();
    target.append(item);
  }
  list.replaceWith(...roots);
}

/** Maps HTML of the editor used before: classes become styles, flat lists become nested ones. */
export function mapOldHtml(html: string): string {
  if (!isOld.test(html)) return html;
  const holder = document.createElement('template');
  holder.innerHTML = html;
  const flat = new Set<Element>();
  for (const item of holder.content.querySelectorAll('li[data-list]'))
    if (item.parentElement) flat.add(item.parentElement);
  for (const list of flat) nestList(list);
  for (const element of holder.content.querySelectorAll('[class*="ql-"]')) {
    const styles = stylesOfOldClasses(element.className);
    if (styles && element instanceof HTMLElement)
      element.style.cssText = `${styles};${element.style.cssText}`;
  }
  return holder.innerHTML;
}
