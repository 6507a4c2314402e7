/** Returns the ids with one added or removed; a repeat changes nothing. */
export function withFavorite(ids: readonly string[], productId: string, favorite: boolean): string[] {
  const others = ids.filter((id) => id !== productId);
  return favorite ? [productId, ...others] : others;
}
