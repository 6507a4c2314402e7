import { fitted, type Box } from './letters.ts';
import { ink, inkOn } from './light.ts';

/** Texts of a label: the name of the good, and the amount below it. */
export type Label = { title: string; net: string };

/** Positions on a shape's label: emblem, name, and the band with the amount. */
export type LabelPlace = { emblem: { x: number; y: number; size: number }; title: Box; net: Box };

export const labelText = ({ title, net }: Label, place: LabelPlace, band: string): string =>
  (title && fitted(title, place.title, { weight: 800, colour: ink, largest: 34 })) +
  (net && fitted(net, place.net, { weight: 700, colour: inkOn(band), largest: 17 }));
