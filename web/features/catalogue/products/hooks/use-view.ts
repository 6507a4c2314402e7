import { useState } from 'react';

export const views = ['grid', 'list'] as const;
export type View = (typeof views)[number];

const key = 'cholang-product-view';

const remembered = (): View => {
  try {
    return localStorage.getItem(key) === 'list' ? 'list' : 'grid';
  } catch {
    return 'grid';
  }
};

/** Grid or list, as the reader last liked it. */
export function useView(): [View, (view: View) => void] {
  const [view, setView] = useState(remembered);
  const choose = (wanted: View) => {
    setView(wanted);
    try {
      localStorage.setItem(key, wanted);
    } catch {
      // Private windows may refuse storage; the choice then lasts as long as the page.
    }
  };
  return [view, choose];
}
