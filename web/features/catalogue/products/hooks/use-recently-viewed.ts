import { useSyncExternalStore } from 'react';
import type { ProductCard } from '#shared/catalogue/product.ts';

const key = 'cholang-recently-viewed';
const most = 20;

/** As much of a product as a small card shows; prices may be a little old, the product's page has the right one. */
export type ViewedProduct = Pick<ProductCard, 'slug' | 'name' | 'image' | 'ground' | 'total'>;

const isViewed = (value: unknown): value is ViewedProduct => {
  if (typeof value !== 'object' || value === null) return false;
  const { slug, name, image, ground, total } = value as Record<string, unknown>;
  const texts = [slug, name, image].every((text) => typeof text === 'string');
  return texts && slug !== '' && Number.isInteger(ground) && Number.isInteger(total);
};

const none: readonly ViewedProduct[] = [];

/** Storage holds what anybody wrote there: what is not a list of ours counts as empty. */
export function parseViewed(text: string | null): readonly ViewedProduct[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isViewed).slice(0, most) : none;
  } catch {
    return none;
  }
}

/** The newest first, each product once, at most 20. */
export function withViewed(
  list: readonly ViewedProduct[],
  { slug, name, image, ground, total }: ViewedProduct,
): ViewedProduct[] {
  const others = list.filter((known) => known.slug !== slug);
  return [{ slug, name, image, ground, total }, ...others].slice(0, most);
}

const readText = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

let lastText: string | null = null;
let lastList = none;

/** The same list object for as long as the text is the same, as React asks of a store. */
function readViewed(): readonly ViewedProduct[] {
  const text = readText();
  if (text !== lastText) {
    lastText = text;
    lastList = parseViewed(text);
  }
  return lastList;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function store(list: readonly ViewedProduct[]): void {
  try {
    if (list.length > 0) localStorage.setItem(key, JSON.stringify(list));
    else localStorage.removeItem(key);
  } catch {
    // Private windows may refuse storage; then nothing is remembered.
  }
  for (const listener of listeners) listener();
}

/** To be called when a product's page is shown. */
export const rememberViewed = (product: ViewedProduct): void => store(withViewed(readViewed(), product));

export const forgetViewed = (): void => store(none);

/** What the reader looked at in this browser, the newest first. */
export const useRecentlyViewed = (): readonly ViewedProduct[] => useSyncExternalStore(subscribe, readViewed);
