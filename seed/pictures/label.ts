import { fitted, type Box } from './letters.ts';
import { ink, inkOn } from './light.ts';

/** What a label says: the good's own name, and below it how much there is. */
export type Label = { title: string; net: string };

/** How a shape carries its label: where the emblem sits, where the name, and the band with the amount. */
export type LabelPlace = { emblem: { x: number; y: number; size: number }; title: Box; net: Box };

export const labelText = ({ title, net }: Label, place: LabelPlace, band: string): string =>
  (title && fitted(title, place.title, { weight: 800, colour: ink, largest: 34 })) +
  (net && fitted(net, place.net, { weight: 700, colour: inkOn(band), largest: 17 }));
