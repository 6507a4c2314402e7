import { remembered, useRemembered } from '#web/platform/memory/remembered.ts';

const views = ['grid', 'list'] as const;
export type View = (typeof views)[number];

const liked = remembered('cholang-product-view', (kept): View => (kept === 'list' ? 'list' : 'grid'));

/** Returns the grid or list view, as the reader last chose. */
export const useView = (): [View, (view: View) => void] => [useRemembered(liked), liked.keep];
