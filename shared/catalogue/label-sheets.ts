/** Sheets of labels as they are sold: 65 and 24 on a page of A4, and a roll with one below the other. */
export const labelSheetNames = ['a4-65', 'a4-24', 'roll'] as const;
export type LabelSheetName = (typeof labelSheetNames)[number];

/** All copies together: eight full pages, and what is made while somebody waits. */
export const mostLabels = 500;
