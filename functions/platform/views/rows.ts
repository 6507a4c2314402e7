/** A view for the code that queries it; the revision number grows with every change of its rows. */
export type Rows<Asked> = { readonly ask: Asked; readonly revision: number };
