import { afterEach, expect, it, vi } from 'vitest';
import { aBrowser } from '../platform/fake-browser.ts';

afterEach(() => vi.unstubAllGlobals());

it('a tab hears of a cart that another tab moved, and not of its own change', async () => {
  const browser = await aBrowser();
  vi.resetModules();
  const { onCartChangedElsewhere, tellOtherTabs } = await import('#web/features/cart/rules/cart-tabs.ts');
  const heard = vi.fn<() => void>();
  const stop = onCartChangedElsewhere(heard);
  tellOtherTabs();
  expect(heard).not.toHaveBeenCalled();
  browser.anotherTabWrites('cholang-cart-changed', 'mot');
  expect(heard).toHaveBeenCalledOnce();
  // Storage that was cleared says nothing of the cart.
  browser.anotherTabWrites('cholang-cart-changed', undefined);
  stop();
  browser.anotherTabWrites('cholang-cart-changed', 'hai');
  expect(heard).toHaveBeenCalledOnce();
});
