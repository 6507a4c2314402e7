/** The ids with one of them added or taken away; asking twice changes nothing. */
export function withFavorite(ids: readonly string[], productId: string, favorite: boolean): string[] {
  const others = ids.filter((id) => id !== productId);
  return favorite ? [productId, ...others] : others;
}
