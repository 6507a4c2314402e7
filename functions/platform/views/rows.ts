/** A view as whoever answers sees it: what can be asked of its rows, and a number that grows with every change of them. */
export type Rows<Asked> = { readonly ask: Asked; readonly revision: number };

/** Of a view that is read, or that is being read. */
export type RowsToCome<Asked> = Rows<Asked> | Promise<Rows<Asked>>;
