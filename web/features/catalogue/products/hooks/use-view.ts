import { remembered, useRemembered } from '#web/platform/memory/remembered.ts';

export const views = ['grid', 'list'] as const;
export type View = (typeof views)[number];

const liked = remembered('cholang-product-view', (kept): View => (kept === 'list' ? 'list' : 'grid'));

/** Grid or list, as the reader last liked it. */
export const useView = (): [View, (view: View) => void] => [useRemembered(liked), liked.keep];
