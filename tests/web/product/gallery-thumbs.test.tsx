// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { GalleryThumbs } from '#web/features/catalogue/product-page/components/gallery-thumbs.tsx';
import { renderForm } from '../support/render-form.tsx';

const items = ['một', 'hai', 'ba'].map((id) => ({
  id,
  kind: 'image' as const,
  src: `/media/${id}-{width}.webp`,
  alt: id,
}));

function Row() {
  const [shown, setShown] = useState(0);
  return <GalleryThumbs items={items} shown={shown} onShow={setShown} />;
}

it('brings what is shown into view, also on the way back, and the first one is there already', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => undefined);
  const screen = await renderForm(<Row />);
  expect(scrolled).not.toHaveBeenCalled();
  const press = (place: number) =>
    act(async () => document.querySelectorAll<HTMLElement>('li button')[place]?.click());
  await press(2);
  expect(scrolled).toHaveBeenCalledTimes(1);
  await press(0);
  expect(scrolled).toHaveBeenCalledTimes(2);
  await screen.close();
  scrolled.mockRestore();
});
