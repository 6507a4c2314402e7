/** What the edge adds to every request, over whatever a caller sent under this name. */
export const edgeHeader = 'x-cholang-edge';
