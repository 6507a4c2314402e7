/** A view for the code that queries it; the revision number grows with every change of its rows. */
export type Rows<Asked> = { readonly ask: Asked; readonly revision: number };

/** Rows of a view that is already read or still being read. */
type RowsToCome<Asked> = Rows<Asked> | Promise<Rows<Asked>>;
