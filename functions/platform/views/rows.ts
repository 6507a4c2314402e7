/**
 * A view as seen by the code that queries it, with a revision number that grows with every change of its rows.
 */
export type Rows<Asked> = { readonly ask: Asked; readonly revision: number };

/** Rows of a view that is already read or still being read. */
export type RowsToCome<Asked> = Rows<Asked> | Promise<Rows<Asked>>;
