type Child = Node | string | undefined | false;
type Listener = (event: Event) => void;
type Attributes = Record<string, string | boolean | undefined | Listener>;

/** An element with its attributes and children; functions under `onclick` and the like listen. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Child | readonly Child[])[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, '');
    else if (typeof value === 'string') element.setAttribute(name, value);
  }
  element.append(...children.flat().filter((child) => child !== undefined && child !== false));
  return element;
}

/** Storage may be closed to us, as in some private windows; a page without memory still works. */
const memory = (storage: () => Storage) => ({
  get(name: string): string {
    try {
      return storage().getItem(name) ?? '';
    } catch {
      return '';
    }
  },
  set(name: string, value: string): void {
    try {
      storage().setItem(name, value);
    } catch {
      // A failed write is ignored: the value then lives as long as the page.
    }
  },
});

export const permanentStore = memory(() => localStorage);
export const tabStore = memory(() => sessionStorage);
