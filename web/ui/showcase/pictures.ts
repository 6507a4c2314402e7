import basket from './pictures/basket.webp';
import lantern from './pictures/lantern.webp';
import mango from './pictures/mango.webp';
import noodles from './pictures/noodles.webp';
import paddy from './pictures/paddy.webp';
import rice from './pictures/rice.webp';
import shirt from './pictures/shirt.webp';
import tea from './pictures/tea.webp';
import watch from './pictures/watch.webp';
import type { MediaItem } from '../media/media-item.ts';

/** Pictures from Fluent Emoji 3D (Microsoft, MIT). */
export const pictures = { basket, lantern, mango, noodles, paddy, rice, shirt, tea, watch };

const picture = (
  id: keyof typeof pictures,
  alt: string,
  ground: NonNullable<MediaItem['ground']>,
): MediaItem => ({
  id,
  kind: 'image',
  src: pictures[id],
  alt,
  ground,
});

export const media: readonly MediaItem[] = [
  picture('paddy', 'Bông lúa nếp non vừa gặt', 3),
  picture('rice', 'Bát cốm mới', 1),
  picture('tea', 'Ấm trà sen', 6),
  picture('lantern', 'Đèn lồng Hội An', 2),
  picture('basket', 'Giỏ tre đan tay', 5),
  picture('mango', 'Xoài cát Hòa Lộc', 4),
];
