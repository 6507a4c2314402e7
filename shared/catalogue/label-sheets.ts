/** Formats of label sheets on the market: 65 or 24 labels on an A4 page, and a roll of single labels. */
export const labelSheetNames = ['a4-65', 'a4-24', 'roll'] as const;
export type LabelSheetName = (typeof labelSheetNames)[number];

/** Maximum labels in one print, over all copies: eight pages, made while the user waits. */
export const maxLabels = 500;
